import { describe, expect, test } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';

/** A read that ends on demand. */
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
    const ask = coalesceReads(read);
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

  test('many who wait have a second reading while the first goes on, and no third', async () => {
    const { read, readings } = slowReader();
    const ask = coalesceReads(read);
    const askMany = () => Promise.all(Array.from({ length: 8 }, () => ask('a')));
    const first = ask('a');
    await settle();
    const second = askMany();
    await settle();
    const third = askMany();
    await settle();
    expect(readings).toHaveLength(2);
    readings[1]!.end('newer');
    expect(new Set(await second)).toEqual(new Set(['newer']));
    await settle();
    expect(readings).toHaveLength(3);
    readings[2]!.end('newest');
    expect(new Set(await third)).toEqual(new Set(['newest']));
    readings[0]!.end('old');
    expect(await first).toBe('old');
  });

  test('those who ask in one turn share one reading', async () => {
    const { read, readings } = slowReader();
    const ask = coalesceReads(read);
    const both = [ask('a'), ask('b')];
    await settle();
    expect(readings.map(({ keys }) => keys)).toEqual([['a', 'b']]);
    readings[0]!.end('x');
    expect(await Promise.all(both)).toEqual(['x', 'x']);
  });

  test('a reading that fails fails its askers alone', async () => {
    const { read, readings } = slowReader();
    const ask = coalesceReads(read);
    const first = ask('a');
    await settle();
    const second = ask('a');
    await settle();
    readings[0]!.fail();
    await expect(first).rejects.toThrow('gone');
    await settle();
    readings[1]!.end('x');
    expect(await second).toBe('x');
  });
});
