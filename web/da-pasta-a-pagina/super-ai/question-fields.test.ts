import { expect, it } from 'vitest';
import { fieldsOf, typedFieldsOf } from './question-fields.ts';

it('what is answered by a choice alone is never offered for typing', () => {
  expect(fieldsOf('material').map(({ name }) => name)).toEqual(['decisao', 'empreendimento']);
  expect(typedFieldsOf('material')).toEqual([]);
  expect(typedFieldsOf('bairro').map(({ label }) => label)).toEqual(['Bairro', 'Cidade', 'UF']);
});
