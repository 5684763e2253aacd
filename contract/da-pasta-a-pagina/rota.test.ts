import { expect, test } from 'vitest';
import { rotaFromNome, rotaFromText } from './rota.ts';

test.each([
  ['São João - Fase 2!', 'sao-joao-fase-2'],
  ['  Residencial   Águas -- Claras ', 'residencial-aguas-claras'],
  ["Vista's Park", 'vistas-park'],
  ['Edifício Nº 5 –', 'edificio-n-5'],
  ['!!!', ''],
])('HOT-18 the dialog makes %j into %j', (nome, rota) => {
  expect(rotaFromText(nome)).toBe(rota);
  expect(rotaFromText(rota)).toBe(rota);
});

test('FLW-21 FLW-22 the AI flows make every run of other characters one hyphen', () => {
  expect(rotaFromNome("Vista's Park")).toBe('vista-s-park');
  expect(rotaFromNome('!!!')).toBe('hotsite');
});
