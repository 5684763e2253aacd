import { expect, it } from 'vitest';
import { entidades, parentsOf } from '../entidades.ts';
import { fieldLabels } from './field-labels.ts';

it('what a record belongs to has a name in Portuguese, in the log and wherever two values are compared', () => {
  const fields = Object.values(entidades).flatMap(({ name }) => parentsOf(name).map(([field]) => field));
  expect(fields).toContain('empreendimentoId');
  expect(fields.filter((field) => !/^\p{Lu}/u.test(fieldLabels[field] ?? ''))).toEqual([]);
});

it('the ends of a range are named as what they are', () => {
  const ends = { Min: /mínim/i, Max: /máxim/i };
  const named = Object.entries(fieldLabels).flatMap(([field, label]) => {
    const [, end] = /[a-z](Min|Max)(?:imo|imos)?$/.exec(field) ?? [];
    return end ? [[field, label, ends[end as keyof typeof ends].test(label ?? '')]] : [];
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, , isRight]) => !isRight)).toEqual([]);
});
