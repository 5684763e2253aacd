import { expect, test } from 'vitest';
import { isFiltered, type ListView, nextSort, readView, writeView } from './url-state.ts';

const known = { columns: [{ id: 'nome' }, { id: 'sigla' }], filters: [{ id: 'regiao' }] };
const read = (address: string) => readView(new URLSearchParams(address), known);

test('TER-02 a column goes ascending, descending, none; another one starts ascending', () => {
  const first = nextSort(null, 'nome');
  expect(first).toEqual({ column: 'nome', descending: false });
  const second = nextSort(first, 'nome');
  expect(second).toEqual({ column: 'nome', descending: true });
  expect(nextSort(second, 'nome')).toBeNull();
  expect(nextSort(second, 'sigla')).toEqual({ column: 'sigla', descending: false });
});

test('a view survives its address', () => {
  const view: ListView = {
    search: 'são & cia',
    sort: { column: 'sigla', descending: true },
    filters: { regiao: '3' },
  };
  expect(read(writeView(new URLSearchParams(), view).toString())).toEqual(view);
});

test('the address has Portuguese names, leaves defaults out and keeps what is not the view', () => {
  const view: ListView = {
    search: 'rio',
    sort: { column: 'nome', descending: false },
    filters: { regiao: '' },
  };
  expect(writeView(new URLSearchParams('editar=7&regiao=2&direcao=desc'), view).toString()).toBe(
    'editar=7&busca=rio&ordem=nome',
  );
  const none: ListView = { search: '', sort: null, filters: { regiao: '' } };
  expect(writeView(new URLSearchParams('busca=x&ordem=nome&regiao=2'), none).toString()).toBe('');
});

test('an address of rubbish is the plain list', () => {
  expect(read('ordem=senha&direcao=para-o-lado&x=1')).toEqual({
    search: '',
    sort: null,
    filters: { regiao: '' },
  });
  expect(isFiltered(read('ordem=nome'))).toBe(false);
  expect(isFiltered(read('busca=%20'))).toBe(false);
  expect(isFiltered(read('regiao=3'))).toBe(true);
});
