import { expect, test } from 'vitest';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';
import { applyView, type ListView, readView, writeView } from './list-view.ts';

const records = [
  empreendimento({
    id: 1,
    nome: 'Vila Útil',
    endereco: 'Rua das Acácias, 10',
    precoInicial: '900000.00',
    status: 'pronto',
    criadoEm: '2026-01-01T00:00:00.000Z',
  }),
  empreendimento({
    id: 2,
    nome: 'aurora',
    descricao: 'Perto do metrô São Judas',
    precoInicial: '1250000.00',
    incorporadoraId: 2,
    status: 'em_lancamento',
    criadoEm: '2026-03-01T00:00:00.000Z',
  }),
  empreendimento({
    id: 3,
    nome: 'Ática',
    endereco: 'Avenida Santo Amaro, 2',
    status: 'em_construcao',
    criadoEm: '2026-02-01T00:00:00.000Z',
  }),
];
const start = readView(new URLSearchParams());
const shown = (change: Partial<ListView>) => applyView(records, { ...start, ...change }).map(({ id }) => id);

test('EMP-03 the search reads name, address and description, ignoring case and accents', () => {
  expect(shown({ search: 'AURORA' })).toEqual([2]);
  expect(shown({ search: 'acacias' })).toEqual([1]);
  expect(shown({ search: 'judas sao' })).toEqual([2]);
  expect(shown({ search: 'nada' })).toEqual([]);
});

test('EMP-03 EMP-04 incorporadora and status filter, all by default', () => {
  expect(shown({})).toHaveLength(3);
  expect(shown({ incorporadora: '2' })).toEqual([2]);
  expect(shown({ status: 'pronto' })).toEqual([1]);
});

test('EMP-04 an unknown status is shown as it is', () => {
  expect(statusLabel('em_construcao')).toBe('Em Construção');
  expect(statusLabel('suspenso')).toBe('suspenso');
  expect(statusLabel('toString')).toBe('toString');
});

test('EMP-05 EMP-06 names sort in Portuguese, prices as numbers, status by its label', () => {
  expect(shown({})).toEqual([3, 2, 1]);
  expect(shown({ descending: true })).toEqual([1, 2, 3]);
  expect(shown({ sort: 'preco' })).toEqual([1, 2, 3]);
  expect(shown({ sort: 'status' })).toEqual([3, 2, 1]);
  expect(shown({ sort: 'data', descending: true })).toEqual([2, 3, 1]);
});

test('EMP-06 missing values come last in both directions', () => {
  expect(shown({ sort: 'preco', descending: true })).toEqual([2, 1, 3]);
  expect(shown({ sort: 'endereco' })).toEqual([3, 1, 2]);
  expect(shown({ sort: 'endereco', descending: true })).toEqual([1, 3, 2]);
});

test('a view survives its address, and an address of rubbish is the default view', () => {
  const view: ListView = {
    search: 'são',
    status: 'pronto',
    incorporadora: '2',
    sort: 'preco',
    descending: true,
    layout: 'tabela',
  };
  const none = new URLSearchParams();
  expect(readView(new URLSearchParams(writeView(none, view).toString()))).toEqual(view);
  expect(writeView(none, start).toString()).toBe('');
  expect(writeView(new URLSearchParams('editar=7&busca=x'), start).toString()).toBe('editar=7');
  expect(readView(new URLSearchParams('ordem=toString&direcao=y'))).toEqual(start);
});
