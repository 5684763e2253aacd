import { expect, test } from 'vitest';
import {
  isFiltered,
  type ListView,
  maxSorts,
  nextSorts,
  plainView,
  readView,
  writeView,
} from './url-state.ts';

const known = { columns: [{ id: 'nome' }, { id: 'sigla' }], filters: [{ id: 'regiao' }] };
const read = (address: string) => readView(new URLSearchParams(address), known);

test('TER-02 a column goes ascending, descending, none; another one starts ascending', () => {
  const first = nextSorts([], 'nome');
  expect(first).toEqual([{ column: 'nome', descending: false }]);
  const second = nextSorts(first, 'nome');
  expect(second).toEqual([{ column: 'nome', descending: true }]);
  expect(nextSorts(second, 'nome')).toEqual([]);
  expect(nextSorts(second, 'sigla')).toEqual([{ column: 'sigla', descending: false }]);
});

test('among others a column goes through the same, keeps its place and comes last when it is new', () => {
  const first = [
    { column: 'nome', descending: true },
    { column: 'sigla', descending: false },
  ];
  expect(nextSorts(first.slice(0, 1), 'sigla', true)).toEqual(first);
  expect(nextSorts(first, 'nome', true)).toEqual(first.slice(1));
  expect(nextSorts(first, 'sigla', true)).toEqual([first[0], { column: 'sigla', descending: true }]);
  expect(nextSorts(first, 'sigla')).toEqual([{ column: 'sigla', descending: true }]);
  const many = Array.from({ length: maxSorts }, (_, n) => ({ column: `c${n}`, descending: false }));
  expect(nextSorts(many, 'mais', true)).toEqual(many);
});

test('a view survives its address', () => {
  const view: ListView = {
    search: 'são & cia',
    sorts: [
      { column: 'sigla', descending: false },
      { column: 'nome', descending: true },
    ],
    filters: { regiao: '3' },
    conditions: [
      { column: 'nome', operator: '=', value: 'A, B & C' },
      { column: 'nome', operator: '=', value: '' },
      { column: 'sigla', operator: '~', value: 's=p' },
    ],
    columns: ['sigla', 'nome'],
    dense: true,
  };
  expect(read(writeView(new URLSearchParams(), view).toString())).toEqual(view);
});

test('the address has Portuguese names, leaves defaults out and keeps what is not the view', () => {
  const view: ListView = {
    ...plainView,
    search: 'rio',
    sorts: [{ column: 'nome', descending: false }],
    filters: { regiao: '' },
  };
  expect(writeView(new URLSearchParams('editar=7&regiao=2&direcao=desc'), view).toString()).toBe(
    'editar=7&busca=rio&ordem=nome',
  );
  const none: ListView = { ...plainView, filters: { regiao: '' } };
  expect(writeView(new URLSearchParams('busca=x&ordem=nome&regiao=2&condicao=nome=x'), none).toString()).toBe(
    '',
  );
});

test('an address of rubbish is the plain list', () => {
  expect(read('ordem=senha&direcao=para-o-lado&x=1&condicao=senha=1&condicao=nome')).toEqual({
    ...plainView,
    filters: { regiao: '' },
  });
  expect(read('ordem=nome,senha,nome,sigla&direcao=desc,asc').sorts).toEqual([
    { column: 'nome', descending: false },
    { column: 'sigla', descending: false },
  ]);
  expect(isFiltered(read('ordem=nome'))).toBe(false);
  expect(isFiltered(read('busca=%20'))).toBe(false);
  expect(isFiltered(read('regiao=3'))).toBe(true);
  expect(isFiltered(read('condicao=nome~a'))).toBe(true);
});
