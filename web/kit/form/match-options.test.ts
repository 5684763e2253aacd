import { expect, test } from 'vitest';
import { foldOptions, matchOptions } from './match-options.ts';

const options = foldOptions(
  ['São Paulo (SP)', 'Paulista (PE)', 'Santo André (SP)', 'São João do Piauí (PI)'].map((label, index) => ({
    value: String(index),
    label,
  })),
);
const found = (typed: string) => matchOptions(options, typed).map((option) => option.label);

test('TER-11 TER-12 a choice is found without its case and accents, by words in any order', () => {
  expect(found('sao')).toEqual(['São Paulo (SP)', 'São João do Piauí (PI)']);
  expect(found('sp SANTO')).toEqual(['Santo André (SP)']);
  expect(found('xyz')).toEqual([]);
});

test('TER-11 what begins with the words comes first; nothing typed shows all', () => {
  expect(found('paul')).toEqual(['Paulista (PE)', 'São Paulo (SP)']);
  expect(found('  ')).toHaveLength(4);
});
