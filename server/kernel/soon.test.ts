import { expect, it } from 'vitest';
import { onceForAll } from './soon.ts';

it('what follows of an answer is asked once for all who wait for it, and anew of another', async () => {
  let asked = 0;
  const follow = onceForAll((value: number) => {
    asked += 1;
    return value * 2;
  });
  const one = Promise.resolve(4);
  expect(await Promise.all([follow(one), follow(one)])).toEqual([8, 8]);
  expect(asked).toBe(1);
  expect(await follow(Promise.resolve(5))).toBe(10);
  expect([follow(6), asked]).toEqual([12, 3]);
});
