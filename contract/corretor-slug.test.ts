import { expect, it } from 'vitest';
import { slugFromNome } from './corretor-slug.ts';

it.each([
  ['José da Silva Souza', 'jose-da-silva'],
  ['  Ana   Luíza ', 'ana-luiza'],
  ["Zé D'Ávila", 'ze-davila'],
  ['Ana-Maria', 'anamaria'],
  ['Beto 10', 'beto-10'],
  ['🙂 —', ''],
])('BRK-26 the slug of %j is %j', (nome, slug) => {
  expect(slugFromNome(nome)).toBe(slug);
});
