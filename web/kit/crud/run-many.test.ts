import { expect, test } from 'vitest';
import { ApiError } from '#web/kit/api/errors.ts';
import { runMany } from './run-many.ts';

const ids = Array.from({ length: 30 }, (_, n) => n + 1);
const inOrder = (list: readonly number[]) => [...list].sort((a, b) => a - b);

test('many are done a few at once, and what one of them refuses leaves the others to be done', async () => {
  let running = 0;
  let most = 0;
  const steps: number[] = [];
  const ran = await runMany(
    ids,
    async (id) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (id % 10 === 0) throw new ApiError(409, 'Conflict', '{"message":"Em uso"}');
    },
    { onStep: (count) => steps.push(count) },
  );
  expect(most).toBe(4);
  expect(inOrder(ran.done)).toEqual(ids.filter((id) => id % 10 !== 0));
  expect(ran.refused.map(({ id }) => id)).toEqual([10, 20, 30]);
  expect(ran.failure).toBeNull();
  expect(steps.at(-1)).toBe(30);
});

test('what takes the server long is done one after another', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  expect((await runMany(ids, work, { atOnce: 1 })).done).toEqual(ids);
  expect(most).toBe(1);
});

test('a lost connection ends it: what was done is known, nothing more is asked', async () => {
  const asked: number[] = [];
  const ran = await runMany(ids, async (id) => {
    asked.push(id);
    await Promise.resolve();
    if (id === 9) throw new TypeError('Failed to fetch');
  });
  expect(ran.failure).toBeInstanceOf(TypeError);
  expect(asked.length).toBeLessThan(16);
  expect(ran.done).not.toContain(9);
});

test('somebody who stops it keeps what was done until then', async () => {
  let stop = false;
  const ran = await runMany(
    ids,
    async (id) => {
      if (id === 5) stop = true;
    },
    { isStopped: () => stop },
  );
  expect(ran.done.length).toBeGreaterThanOrEqual(5);
  expect(ran.done.length).toBeLessThan(12);
});
