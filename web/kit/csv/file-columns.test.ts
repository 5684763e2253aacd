import { expect, test } from 'vitest';
import type { Column } from '#web/kit/crud/screen.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { asOnScreen, fileColumns } from './file-columns.ts';

const row = { nome: 'Ana', uf: 'SP', status: 'novo', criadoEm: '2026-11-30T12:00:00.000Z' };
type Row = typeof row;
const columns: Column<Row>[] = [
  { id: 'nome', label: 'Contato', value: ({ nome }) => nome },
  { id: 'estado', label: 'UF', value: ({ uf }) => uf },
  {
    id: 'status',
    label: 'Status',
    value: () => 3,
    compared: ({ status }) => status,
    words: { novo: 'Novo' },
  },
  {
    id: 'criadoEm',
    label: 'Cadastro',
    value: ({ criadoEm }) => criadoEm,
    file: ({ criadoEm }) => new Date(criadoEm),
    seen: 'chosen',
  },
  { id: 'cidade', label: 'Cidade', value: () => null, seen: 'never' },
];
const sheet: CsvColumn<Row>[] = [
  { field: 'nome', label: 'Nome Completo', example: '' },
  { field: 'uf', label: 'UF', example: '' },
];
const told = (of: ReturnType<typeof fileColumns<Row>>) =>
  of.map(({ id, isUsual, value }) => [id, isUsual, value(row)]);

test('a list without a spreadsheet is exported as its table says it, in words and with dates', () => {
  expect(told(fileColumns(columns, undefined))).toEqual([
    ['nome', true, 'Ana'],
    ['estado', true, 'SP'],
    ['status', true, 'Novo'],
    ['criadoEm', false, new Date(row.criadoEm)],
  ]);
});

test('a spreadsheet stays what imports read back; what else the table shows can be added', () => {
  expect(told(fileColumns(columns, sheet))).toEqual([
    ['nome', true, 'Ana'],
    ['uf', true, 'SP'],
    ['status', false, 'Novo'],
    ['criadoEm', false, new Date(row.criadoEm)],
  ]);
});

test('the columns on screen are those of the file, in the order of the screen', () => {
  const all = fileColumns(columns, sheet);
  expect(asOnScreen(all, [columns[3]!, columns[1]!, columns[0]!])).toEqual(['criadoEm', 'uf', 'nome']);
});
