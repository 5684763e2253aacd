import { describe, expect, test } from 'vitest';
import { whileUnchanged } from './while-unchanged.ts';

describe('remembering while nothing changes', () => {
  test('a value is read once until something may have changed, also a missing one', async () => {
    let changes = 0;
    let readings = 0;
    const ask = whileUnchanged(
      () => changes,
      async (key) => {
        readings += 1;
        return key === 'a' ? readings : undefined;
      },
    );
    expect([await ask('a'), await ask('a'), await ask('b'), await ask('b')]).toEqual([
      1,
      1,
      undefined,
      undefined,
    ]);
    expect(readings).toBe(2);
    changes += 1;
    expect(await ask('a')).toBe(3);
  });

  test('a reading that something happened during is not remembered', async () => {
    let changes = 0;
    let value = 'old';
    const { promise, resolve } = Promise.withResolvers<void>();
    const ask = whileUnchanged(
      () => changes,
      async () => {
        const seen = value;
        await promise;
        return seen;
      },
    );
    const early = ask('a');
    value = 'new';
    changes += 1;
    const other = ask('b');
    resolve();
    await other;
    expect(await early).toBe('old');
    expect(await ask('a')).toBe('new');
  });

  test('without a count every asking is a reading', async () => {
    let readings = 0;
    const ask = whileUnchanged(null, async () => ++readings);
    expect([await ask('a'), await ask('a')]).toEqual([1, 2]);
  });
});
