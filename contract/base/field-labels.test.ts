import { expect, it } from 'vitest';
import { entidades, parentsOf } from '../entidades.ts';
import { fieldLabels } from './field-labels.ts';

it('what a record belongs to has a name in Portuguese, in the log and wherever two values are compared', () => {
  const fields = Object.values(entidades).flatMap(({ name }) => parentsOf(name).map(([field]) => field));
  expect(fields).toContain('empreendimentoId');
  expect(fields.filter((field) => !/^\p{Lu}/u.test(fieldLabels[field] ?? ''))).toEqual([]);
});
