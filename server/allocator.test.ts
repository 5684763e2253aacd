import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** What a process that bounds its freed memory has in its environment, and whether it began again. */
async function bounded(env: Record<string, string>) {
  const module = JSON.stringify(join(import.meta.dirname, 'allocator.ts'));
  const script = `import { boundFreedMemory } from ${module};
    boundFreedMemory();
    const { MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_, MALLOC_MMAP_THRESHOLD_ } = process.env;
    const set = { MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_, MALLOC_MMAP_THRESHOLD_ };
    console.log(JSON.stringify({ ...set, pid: process.pid }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { ...JSON.parse(said), isItself: JSON.parse(said).pid === child.pid };
}

const canBegin = process.platform === 'linux' && Boolean(process.execve);

it.runIf(canBegin)(
  'a process begins again, under its own number, with an allocator that gives freed memory back',
  async () => {
    expect(await bounded({})).toMatchObject({
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '4194304',
      MALLOC_MMAP_THRESHOLD_: '33554432',
      isItself: true,
    });
  },
);

it('what the operator set for the allocator stays', async () => {
  const answer = await bounded({ MALLOC_ARENA_MAX: '8' });
  expect(answer).toMatchObject({ MALLOC_ARENA_MAX: '8', isItself: true });
  expect(answer).not.toHaveProperty('MALLOC_TRIM_THRESHOLD_');
  expect(answer).not.toHaveProperty('MALLOC_MMAP_THRESHOLD_');
});
