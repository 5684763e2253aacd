import { describe, expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

/** A reading that ends when the test says so. */
function slowReader() {
  const readings: { keys: string[]; end(value: string): void; fail(): void }[] = [];
  const read = (keys: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    readings.push({
      keys,
      end: (value) => resolve(new Map(keys.map((key) => [key, value]))),
      fail: () => reject(new Error('gone')),
    });
    return promise;
  };
  return { read, readings };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('reading in batches', () => {
  test('who asks during a reading waits for the next, so that nobody gets what was true before he asked', async () => {
    const { read, readings } = slowReader();
    const ask = coalesced(read);
    const first = ask('a');
    await settle();
    const later = [ask('a'), ask('b'), ask('a')];
    await settle();
    expect(readings.map(({ keys }) => keys)).toEqual([['a']]);
    readings[0]!.end('old');
    expect(await first).toBe('old');
    await settle();
    expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
    readings[1]!.end('new');
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
  });

  test('a reading that fails fails its askers alone', async () => {
    const { read, readings } = slowReader();
    const ask = coalesced(read);
    const first = ask('a');
    await settle();
    const second = ask('a');
    readings[0]!.fail();
    await expect(first).rejects.toThrow('gone');
    await settle();
    readings[1]!.end('x');
    expect(await second).toBe('x');
  });
});
