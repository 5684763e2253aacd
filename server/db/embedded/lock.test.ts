import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirLockedError, lockDataDir } from './lock.ts';

let dir: string;
const started = new Set<ChildProcess>();
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-trava-'));
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

/** A process that takes and keeps the lock, or prints why it could not. */
async function holder(): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    const asked = performance.now();
    try {
      lockDataDir(${JSON.stringify(dir)});
      for (let n = 0; n < 20; n++) globalThis.gc();
      console.log('held');
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(Math.round(performance.now() - asked) + ' ms: ' + error.message);
    }`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, said: chunk.toString().trim() };
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('R09 a second process is refused within a second, told the pid and the path of the first', async () => {
  const first = await holder();
  expect(first.said).toBe('held');
  const second = await holder();
  expect(Number.parseInt(second.said, 10)).toBeLessThan(5000);
  expect(second.said).toContain(`processo ${first.child.pid}`);
  expect(second.said).toContain(dir);
  await kill(first.child);
});

it('R09 after SIGKILL the lock is taken over without manual work, every time', async () => {
  const rounds = process.env.TEST_DAILY ? 5 : 20;
  for (let round = 0; round < rounds; round++) {
    const { child, said } = await holder();
    expect(said).toBe('held');
    await kill(child);
  }
});

it('of many processes that start together one gets the lock', async () => {
  const dead = await holder();
  await kill(dead.child);
  const all = await Promise.all(Array.from({ length: 6 }, holder));
  expect(all.filter(({ said }) => said === 'held')).toHaveLength(1);
  await Promise.all(all.map(({ child }) => (child.exitCode === null ? kill(child) : undefined)));
});

it('the same process is refused as well, and may take it again once released', () => {
  const lock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(DataDirLockedError);
  lock.release();
  lockDataDir(dir).release();
});
