import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startEngine } from './engine.ts';

it('a start that ends while its database is created leaves none, and the next makes it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'banco-criado-'));
  const dir = join(root, 'banco');
  const creating = fork(join(import.meta.dirname, 'create.ts'), [dir], { execArgv: ['--liftoff-only'] });
  const ended = once(creating, 'exit');
  while (!existsSync(`${dir}.novo`)) await wait(10);
  // What the end of the process that waits for it is to the one that creates.
  creating.disconnect();
  await ended;
  expect(existsSync(dir)).toBe(false);

  const failures: Error[] = [];
  const engine = await startEngine(dir, (error) => failures.push(error));
  await engine.close();
  expect(await readdir(root)).toEqual(['banco']);
  expect(failures).toEqual([]);
  await rm(root, { recursive: true });
}, 300_000);
