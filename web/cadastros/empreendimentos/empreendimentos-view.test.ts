import { expect, test } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { createRowFinder } from '#web/kit/table/find-rows.ts';
import { type ListView, plainView, readView } from '#web/kit/table/url-state.ts';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';
import { empreendimentosScreen as screen } from './empreendimentos.tsx';
import { sortsOf } from './use-empreendimentos-view.ts';

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
const find = createRowFinder<Empreendimento>(screen);
const shown = (change: Partial<ListView>) =>
  find(records, {
    ...plainView,
    ...change,
    sorts: sortsOf(change.sorts ?? [], new URLSearchParams()),
  }).map(({ id }) => id);
const by = (column: string, descending = false) => ({ sorts: [{ column, descending }] });

test('EMP-03 the search reads name, address and description, ignoring case and accents', () => {
  expect(shown({ search: 'AURORA' })).toEqual([2]);
  expect(shown({ search: 'acacias' })).toEqual([1]);
  expect(shown({ search: 'judas sao' })).toEqual([2]);
  expect(shown({ search: 'nada' })).toEqual([]);
});

test('EMP-03 EMP-04 incorporadora and status filter, all by default', () => {
  expect(shown({})).toHaveLength(3);
  expect(shown({ filters: { incorporadora: '2' } })).toEqual([2]);
  expect(shown({ filters: { status: 'pronto' } })).toEqual([1]);
});

test('EMP-04 an unknown status is shown as it is', () => {
  expect(statusLabel('em_construcao')).toBe('Em Construção');
  expect(statusLabel('suspenso')).toBe('suspenso');
  expect(statusLabel('toString')).toBe('toString');
});

test('EMP-05 EMP-06 names sort in Portuguese, prices as numbers, status by its label', () => {
  expect(shown({})).toEqual([3, 2, 1]);
  expect(shown(by('nome', true))).toEqual([1, 2, 3]);
  expect(shown(by('preco'))).toEqual([1, 2, 3]);
  expect(shown(by('status'))).toEqual([3, 2, 1]);
  expect(shown(by('data', true))).toEqual([2, 3, 1]);
});

test('EMP-06 missing values come last in both directions', () => {
  expect(shown(by('preco', true))).toEqual([2, 1, 3]);
  expect(shown(by('endereco'))).toEqual([3, 1, 2]);
  expect(shown(by('endereco', true))).toEqual([1, 3, 2]);
});

test('tables that lapsed are found, and those about to, whatever the priceless ones say', () => {
  const days = (n: number) => dayInBrazil(new Date(Date.now() + n * dayMs));
  const priced = (id: number, from: number, until: number) =>
    empreendimento({ id, precoInicial: '1.00', dataTabela: days(from), tabelaValidaAte: days(until) });
  const all = [
    priced(1, -61, -1),
    priced(2, -60, 0),
    priced(3, -54, 6),
    priced(4, -53, 7),
    priced(5, 1, 61),
    empreendimento({ id: 6, precoInicial: '1.00' }),
    empreendimento({ id: 7, dataTabela: days(-61), tabelaValidaAte: days(-1) }),
  ];
  const found = (value: string) => {
    const conditions = [{ column: 'tabela', operator: '=' as const, value }];
    return find(all, { ...plainView, conditions }).map(({ id }) => id);
  };
  expect(found('vencida')).toEqual([1]);
  expect(found('vencendo')).toEqual([2, 3]);
  expect(found('vigente')).toEqual([4]);
  expect(found('futura')).toEqual([5]);
  expect(found('sem-data')).toEqual([6]);
  expect(found('')).toEqual([7]);
});

test('a direction alone, as addresses had it, is that of the name', () => {
  const sorts = (address: string) => {
    const params = new URLSearchParams(address);
    return sortsOf(readView(params, screen).sorts, params);
  };
  expect(sorts('')).toEqual([{ column: 'nome', descending: false }]);
  expect(sorts('direcao=desc')).toEqual([{ column: 'nome', descending: true }]);
  expect(sorts('ordem=preco&direcao=desc')).toEqual([{ column: 'preco', descending: true }]);
  expect(sorts('ordem=toString&direcao=y')).toEqual([{ column: 'nome', descending: false }]);
});
