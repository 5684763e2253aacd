import { expect, it } from 'vitest';
import { insertTogether } from './insert-together.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

/** A table that notes each statement, and fails on some values. */
function table(fail: (asked: number[]) => Error | 'missing' | 'stuck' | undefined = () => undefined) {
  const statements: number[][] = [];
  const insert = insertTogether(async (asked: number[]) => {
    statements.push(asked);
    await new Promise(setImmediate);
    const failed = fail(asked);
    if (failed === 'stuck') await new Promise(() => {});
    if (failed === 'missing') return [];
    if (failed) throw failed;
    return asked.map((value) => `row ${value}`);
  });
  return { statements, insert };
}

const outcomes = async (asked: Promise<string | null>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code,
  );

it('records that arrive together are made by one statement, each caller gets his own', async () => {
  const { statements, insert } = table();
  expect(await outcomes([1, 2, 3].map(insert))).toEqual(['row 1', 'row 2', 'row 3']);
  expect(statements).toEqual([[1, 2, 3]]);
});

it('where one is refused each is made by himself: he alone hears of it', async () => {
  const { statements, insert } = table((asked) => (asked.includes(2) ? refused('23505') : undefined));
  expect(await outcomes([1, 2, 3].map(insert))).toEqual(['row 1', '23505', 'row 3']);
  expect(statements).toEqual([[1, 2, 3], [1], [2], [3]]);
});

it('where one has no parent the others are made', async () => {
  const { statements, insert } = table((asked) => (asked.includes(2) ? 'missing' : undefined));
  expect(await outcomes([1, 2, 3].map(insert))).toEqual(['row 1', null, 'row 3']);
  expect(statements).toEqual([[1, 2, 3], [1], [2], [3]]);
});

it('nothing is made again where nobody knows whether it was stored', async () => {
  for (const code of ['ECONNRESET', '57P01', '08006']) {
    const { statements, insert } = table(() => refused(code));
    expect(await outcomes([1, 2].map(insert))).toEqual([code, code]);
    expect(statements).toEqual([[1, 2]]);
  }
});

it('a statement that waits for somebody else holds nobody up who comes later', async () => {
  const { statements, insert } = table((asked) => (asked.includes(1) ? 'stuck' : undefined));
  void insert(1);
  await new Promise(setImmediate);
  expect(await insert(2)).toBe('row 2');
  expect(statements).toEqual([[1], [2]]);
});
