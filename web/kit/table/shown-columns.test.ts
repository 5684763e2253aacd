import { expect, test } from 'vitest';
import { compactColumns, movedColumn, shownColumns, withColumn } from './shown-columns.ts';
import { type ListView, plainView, readView, writeView } from './url-state.ts';

const columns = ['nome', 'creci', 'status'].map((id) => ({ id, label: id, value: () => id }));
const idsOf = (chosen: string[] | undefined) => shownColumns(columns, chosen).map(({ id }) => id);

test('columns are chosen and ordered; at least one stays', () => {
  expect(idsOf(undefined)).toEqual(['nome', 'creci', 'status']);
  expect(idsOf(['status', 'nome'])).toEqual(['status', 'nome']);
  expect(idsOf(['senha'])).toEqual(['nome', 'creci', 'status']);
  expect(withColumn(['nome', 'creci'], 'status', true)).toEqual(['nome', 'creci', 'status']);
  expect(withColumn(['nome', 'creci'], 'nome', false)).toEqual(['creci']);
  expect(withColumn(['nome'], 'nome', false)).toEqual(['nome']);
  expect(movedColumn(['nome', 'creci', 'status'], 'status', -1)).toEqual(['nome', 'status', 'creci']);
  expect(movedColumn(['nome', 'creci'], 'nome', -1)).toEqual(['nome', 'creci']);
});

test('columns and density are in the address, and an address of rubbish is the plain table', () => {
  const known = { columns, filters: [] };
  const read = (address: string) => readView(new URLSearchParams(address), known);
  const view: ListView = { ...plainView, columns: ['status', 'nome'], dense: true };
  const address = String(writeView(new URLSearchParams('editar=7'), view));
  expect(address).toBe('editar=7&colunas=status%2Cnome&densidade=compacta');
  expect(read(address)).toEqual(view);
  expect(read('colunas=status,senha,status')).toMatchObject({ columns: ['status'] });
  for (const rubbish of ['colunas=', 'colunas=senha&densidade=x', '']) {
    expect(read(rubbish)).toEqual(plainView);
  }
});

test('a compact row is one line: the title is the name alone', () => {
  const cell = () => 'two lines';
  const [title, other] = compactColumns([
    { id: 'nome', label: 'Nome', value: () => 'Ana', cell, onCard: 'title' as const },
    { id: 'site', label: 'Site', value: () => '', cell },
  ]);
  expect([title?.cell, other?.cell]).toEqual([undefined, cell]);
});
