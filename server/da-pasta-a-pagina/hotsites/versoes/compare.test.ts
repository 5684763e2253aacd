import { expect, test } from 'vitest';
import { partChanges } from './compare.ts';

const told = (before: string[], after: string[]) =>
  partChanges(
    [{ nome: 'Áreas comuns', linhas: before, imagens: new Set() }],
    [{ nome: 'Áreas comuns', linhas: after, imagens: new Set() }],
  )[0]!.linhas.filter(({ tipo }) => tipo !== 'igual');

test('a line that only changed its place among others that changed is not told as gone and new', () => {
  expect(told(['Espaços', 'Piscina', 'Spa'], ['Spa', 'Áreas', 'Piscina', 'Piscina'])).toEqual([
    { tipo: 'saiu', texto: 'Espaços' },
    { tipo: 'entrou', texto: 'Áreas' },
    { tipo: 'entrou', texto: 'Piscina' },
  ]);
});

test('where nothing but the order changed, the order is what is told', () => {
  expect(told(['Piscina', 'Spa'], ['Spa', 'Piscina'])).not.toEqual([]);
});
