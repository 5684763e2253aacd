import { expect, test } from 'vitest';
import { type Compared, conditionTest, parseCondition, writeCondition } from './conditions.ts';

interface Row {
  id: number;
  uf: string | null;
  preco: number | null;
  criadoEm: string;
  cidades: string[];
}
const rows: Row[] = [
  { id: 1, uf: 'SP', preco: 300_000, criadoEm: '2026-11-30T23:30:00.000Z', cidades: ['São Paulo', 'Santos'] },
  { id: 2, uf: 'RJ', preco: 500_000.5, criadoEm: '2026-12-01T02:59:59.000Z', cidades: [] },
  { id: 3, uf: null, preco: null, criadoEm: '2026-12-01T03:00:00.000Z', cidades: ['Niterói'] },
];
const compared: Record<string, (row: Row) => Compared> = {
  uf: ({ uf }) => uf,
  preco: ({ preco }) => preco,
  criadoEm: ({ criadoEm }) => criadoEm,
  cidades: ({ cidades }) => cidades,
};
function found(...texts: string[]): number[] {
  const conditions = texts.map((text) => parseCondition(text)!);
  const test = conditionTest(conditions, (column) => compared[column]);
  return rows.filter((row) => test?.(row) ?? true).map(({ id }) => id);
}

test('several values of a column are alternatives, columns are conditions together, an empty value is missing', () => {
  expect(found('uf=SP')).toEqual([1]);
  expect(found('uf=SP', 'uf=RJ')).toEqual([1, 2]);
  expect(found('uf=SP', 'uf=RJ', 'preco>=400000')).toEqual([2]);
  expect(found('uf=')).toEqual([3]);
  expect(found()).toEqual([1, 2, 3]);
});

test('bounds hold for numbers, both ends included, and what is missing is never within', () => {
  expect(found('preco>=300000', 'preco<=500000')).toEqual([1]);
  expect(found('preco<=500000.5')).toEqual([1, 2]);
  expect(found('preco>=0')).toEqual([1, 2]);
});

test('a day is a day in São Paulo, to its last second', () => {
  expect(found('criadoEm<=2026-11-30')).toEqual([1, 2]);
  expect(found('criadoEm>=2026-12-01')).toEqual([3]);
});

test('a text is found without case and accents, in any of several values; none at all is missing', () => {
  expect(found('cidades~SAO')).toEqual([1]);
  expect(found('cidades=Santos', 'cidades=Niterói')).toEqual([1, 3]);
  expect(found('cidades=')).toEqual([2]);
});

test('a condition survives its text, whatever its value holds; rubbish and unknown columns do not filter', () => {
  for (const text of ['uf=', 'nome=a=b~c', 'nome~>=', 'preco>=-1.5', 'nome=linha\noutra'])
    expect(writeCondition(parseCondition(text)!)).toBe(text);
  for (const text of [
    '',
    'uf',
    '=SP',
    'a b=c',
    'preco>=muito',
    'criadoEm<=30/11/2026',
    'criadoEm<=2026-13-01',
    'criadoEm>=2026-02-31',
    'criadoEm>=0000-01-01',
    'nome~ ',
    `uf=${'x'.repeat(300)}`,
  ])
    expect(parseCondition(text)).toBeNull();
  expect(found('senha=123')).toEqual([1, 2, 3]);
});
