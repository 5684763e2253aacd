import { expect, it } from 'vitest';
import { nicknameOf } from './nickname.ts';

it.each([
  ['Helena Prado Martins', 'Leninha do Mar', 'Leninha do Mar'],
  ['Maria Alves da Silva', 'Maria Alves', null],
  ['José da Silva', ' JOSE SILVA ', null],
  ['José da Silva', 'Zé da Praia', 'Zé da Praia'],
  ['Rita Lemos', 'Rita Lemos', null],
])('%s, called %s, has beside the name: %s', (nome, nomeGuerra, shown) => {
  expect(nicknameOf({ nome, nomeGuerra })).toBe(shown);
});
