import { expect, it } from 'vitest';
import { nearUf } from './near-uf.ts';

it.each([
  ['pernanbuco', 'PE'],
  ['sao palo', 'SP'],
  ['minas gerias', 'MG'],
  ['goias', 'GO'],
  ['ceara', 'CE'],
  ['cera', 'CE'],
  ['baia', 'BA'],
  ['parna', 'PR'],
  ['Rio de Janero', 'RJ'],
  ['rio grande do su', 'RS'],
  ['mato groso do sul', 'MS'],
  ['santa catarna', 'SC'],
  ['espirito santu', 'ES'],
  ['serjipe', 'SE'],
])('%s is %s', (said, uf) => {
  expect(nearUf(said)).toBe(uf);
});

it.each(['Clara', 'Paula', 'Amanda', 'pará de minas', 'serra', 'goiania', 'mato'])(
  '%s is no state',
  (said) => {
    expect(nearUf(said)).toBeNull();
  },
);
