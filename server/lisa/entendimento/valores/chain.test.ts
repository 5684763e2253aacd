import { expect, it } from 'vitest';
import { likeliest, likelihoods } from './chain.ts';
import { beginOf, insideOf, labelCount } from './labels.ts';
import { locate, wordsOf } from './words.ts';

const scoresOf = (rows: Record<number, number>[]) => ({
  words: rows.map((row) => Float64Array.from({ length: labelCount }, (_, label) => row[label] ?? 0)),
  after: new Float64Array(labelCount * labelCount),
});

it('a value goes on only where one began', () => {
  const [begin, inside] = [beginOf('regiao'), insideOf('regiao')];
  expect(likeliest(scoresOf([{ [begin]: 5 }, { [inside]: 5 }, { 0: 5 }]))).toEqual([begin, inside, 0]);
  const alone = likeliest(scoresOf([{ [inside]: 5, 0: 1 }, { 0: 5 }]));
  expect(alone[0]).not.toBe(inside);
});

it('the likelihoods of each word’s labels are one in all', () => {
  const { labels } = likelihoods(scoresOf([{ 0: 2 }, { 1: 3 }, { 2: -1 }]));
  for (const row of labels) expect(row.reduce((sum, each) => sum + each)).toBeCloseTo(1);
});

it('a value stands in a message by its letters, its signs and accents aside', () => {
  expect(locate(wordsOf('sou a dra. heloisa prado mesmo'), 'Dra. Heloísa Prado')).toEqual({ from: 2, to: 6 });
  expect(locate(wordsOf('Heloísa Maria Prado'), 'Heloísa Prado')).toBeNull();
});
