import { expect, it } from 'vitest';
import { bairro, santos, zona } from '#tests/e2e/support/bairros.ts';
import { readBairros } from './read-bairros.ts';

const inSantos = (id: number, nome: string) => ({
  ...bairro({ id, nome }),
  zonaId: 8,
  zona: zona(8, 'Orla', santos),
});
const all = [
  bairro({ id: 1, nome: 'Cambuí', zonaId: 3 }),
  bairro({ id: 2, nome: 'Taquaral', zonaId: 3 }),
  bairro({ id: 3, nome: 'Centro', zonaId: 3 }),
  inSantos(5, 'Gonzaga'),
  inSantos(6, 'Centro'),
  bairro({ id: 7, nome: 'Pedra e Mar', zonaId: 3 }),
];
const read = (typed: string, cidadeId = '') => readBairros(typed, all, cidadeId);
const found = (...ids: number[]) => ({ ids, unknown: [], unclear: [] });

it('bairros are named in one line, however it is written', () => {
  expect(read('Cambuí, Taquaral')).toEqual(found(1, 2));
  expect(read('cambui e TAQUARAL')).toEqual(found(1, 2));
  expect(read('Cambuí;\nGonzaga')).toEqual(found(1, 5));
});

it("an 'e' within a name cuts it nowhere", () => {
  expect(read('Cambuí, pedra e mar')).toEqual(found(1, 7));
});

it('a name of several cities is of the one that has all that is named, is named itself, or is looked at', () => {
  expect(read('Centro e Gonzaga')).toEqual(found(6, 5));
  expect(read('Centro, Campinas')).toEqual(found(3));
  expect(read('Centro', String(santos.id))).toEqual(found(6));
  expect(read('Centro').unclear).toEqual([{ nome: 'Centro', cidades: ['Campinas/SP', 'Santos/SP'] }]);
});

it('what is no bairro is said, and the others are taken', () => {
  expect(read('Cambuí, Xangrilá')).toEqual({ ids: [1], unknown: ['Xangrilá'], unclear: [] });
  expect(read('Gonzaga, Campinas')).toEqual({ ids: [], unknown: ['Gonzaga'], unclear: [] });
  expect(read('  ')).toEqual(found());
});
