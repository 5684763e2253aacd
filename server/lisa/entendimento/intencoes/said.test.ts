import { expect, it } from 'vitest';
import { said, saidHere, startingWith } from './said.ts';

it('a table is read in whole words: rows by line and by bar, lines set in go on, brackets choose', () => {
  const pattern = said('\nsim | pode (ser|\n  ir)\n^oi$\n');
  for (const one of ['sim', 'eu disse sim .', 'pode ser', 'pode ir', 'oi']) expect(one).toMatch(pattern);
  for (const one of ['simples', 'assim', 'pode', 'oi amor']) expect(one).not.toMatch(pattern);
});

it('what may lead to a beginning may stand before it, several times', () => {
  const pattern = startingWith('e | mas', 'quanto | (qual|quais)');
  for (const one of ['quanto', 'e mas qual e']) expect(one).toMatch(pattern);
  for (const one of ['o quanto', 'qualidade']) expect(one).not.toMatch(pattern);
});

it('at one place the first row that ends with a word is taken, slots filled', () => {
  const pattern = saidHere('quero {muito}\nquero', { muito: 'sim|muito' });
  pattern.lastIndex = 4;
  expect(pattern.exec('nao quero muito')?.[0]).toBe('quero muito');
  pattern.lastIndex = 0;
  expect(pattern.exec('queros')).toBeNull();
});
