import { expect, test } from 'vitest';
import { comparePtBr } from '#contract/base/compare-pt-br.ts';
import { createRowFinder } from './find-rows.ts';
import { type ListView, plainView } from './url-state.ts';

const rows = [
  { nome: 'Zona 10', cidade: 'São Paulo', id: 1, area: 9 },
  { nome: 'zona 2', cidade: 'Santos', id: 2, area: null },
  { nome: 'Água Branca', cidade: 'Santos', id: 3, area: 100 },
  { nome: 'abaeté', cidade: 'São Paulo', id: 4, area: 20 },
];
type Row = (typeof rows)[number];
const screen = {
  columns: [
    { id: 'nome', value: (row: Row) => row.nome },
    { id: 'cidade', value: (row: Row) => row.cidade, searched: false },
    { id: 'area', value: (row: Row) => row.area },
  ],
  filters: [{ id: 'cidade', of: (row: Row) => row.cidade }],
};
const view: ListView = plainView;
const found = (change: Partial<ListView>) =>
  createRowFinder(screen)(rows, { ...view, ...change }).map(({ id }) => id);

test('TER-01 the search ignores case and accents, and takes words in any order', () => {
  expect(found({ search: 'AGUA' })).toEqual([3]);
  expect(found({ search: 'ábaete' })).toEqual([4]);
  expect(found({ search: ' branca  agua ' })).toEqual([3]);
  expect(found({ search: 'agua abaete' })).toEqual([]);
  expect(found({ search: '   ' })).toEqual([1, 2, 3, 4]);
});

test('a column that is left out of the search is not found by it', () => {
  expect(found({ search: 'santos' })).toEqual([]);
});

test('TER-02 the order is pt-BR, numeric and without case: Zona 2 before Zona 10, abaeté before Água', () => {
  expect(found({ sorts: [{ column: 'nome', descending: false }] })).toEqual([4, 3, 2, 1]);
  expect(found({ sorts: [{ column: 'nome', descending: true }] })).toEqual([1, 2, 3, 4]);
  expect(comparePtBr('ação', 'ACAO')).toBe(0);
});

test('TER-02 numbers go by size, and what is missing stands last in both directions', () => {
  expect(found({ sorts: [{ column: 'area', descending: false }] })).toEqual([1, 4, 3, 2]);
  expect(found({ sorts: [{ column: 'area', descending: true }] })).toEqual([3, 4, 1, 2]);
});

test('TER-02 without a sort the rows stand as the server sent them', () => {
  expect(found({ sorts: [] })).toEqual([1, 2, 3, 4]);
  expect(found({ sorts: [{ column: 'nada', descending: false }] })).toEqual([1, 2, 3, 4]);
});

test('filters, search and order work together', () => {
  expect(found({ filters: { cidade: 'Santos' } })).toEqual([2, 3]);
  expect(
    found({
      filters: { cidade: 'São Paulo' },
      search: 'a',
      sorts: [{ column: 'nome', descending: false }],
    }),
  ).toEqual([4, 1]);
});

test('a finder follows the rows it is given: changed rows, another list', () => {
  const find = createRowFinder(screen);
  const sorted: ListView = { ...view, sorts: [{ column: 'nome', descending: false }], search: 'zona' };
  expect(find(rows, sorted).map(({ id }) => id)).toEqual([2, 1]);
  const renamed = rows.map((row) => (row.id === 1 ? { ...row, nome: 'Zona 1' } : row));
  expect(find(renamed, sorted).map(({ id }) => id)).toEqual([1, 2]);
  expect(find(renamed, { ...sorted, search: 'zona 1' }).map(({ id }) => id)).toEqual([1]);
  expect(find(rows.slice(1), sorted).map(({ id }) => id)).toEqual([2]);
});

test('several columns order one after the other; conditions go with the rest', () => {
  const cidade = { column: 'cidade', descending: true };
  expect(found({ sorts: [cidade, { column: 'nome', descending: false }] })).toEqual([4, 1, 3, 2]);
  expect(found({ sorts: [cidade, { column: 'nome', descending: true }] })).toEqual([1, 4, 2, 3]);
  const sized = { column: 'area', operator: '>=', value: '20' } as const;
  expect(found({ conditions: [sized] })).toEqual([3, 4]);
  expect(found({ conditions: [sized], filters: { cidade: 'Santos' } })).toEqual([3]);
});
