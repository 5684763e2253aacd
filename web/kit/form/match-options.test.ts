import { expect, test } from 'vitest';
import { exactFirst, foldOptions, matchOptions } from './match-options.ts';

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

test('what was typed whole comes before what only begins with it, here and in a search’s answer', () => {
  const cities = foldOptions(
    ['Santos Dumont', 'Todos os Santos', 'Santos'].map((label) => ({ value: label, label })),
  );
  const labels = (list: { label: string }[]) => list.map(({ label }) => label);
  expect(labels(matchOptions(cities, ' SANTOS'))).toEqual(['Santos', 'Santos Dumont', 'Todos os Santos']);
  expect(labels(exactFirst(cities, 'santos'))).toEqual(['Santos', 'Santos Dumont', 'Todos os Santos']);
  expect(labels(exactFirst(cities, 'sant'))).toEqual(['Santos Dumont', 'Todos os Santos', 'Santos']);
});
