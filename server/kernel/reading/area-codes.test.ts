import { expect, it } from 'vitest';
import { ufsOfPhones } from './area-codes.ts';

it('a telephone tells its state by its area code', () => {
  expect(ufsOfPhones('(41) 3555-0182 ou +55 83 95555-0101')).toEqual(['PR', 'PB']);
  expect(ufsOfPhones('CNPJ 00.000.000/0001-00, CEP 91330-000, R$ 4.131.250,00')).toEqual([]);
});
