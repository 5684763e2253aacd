import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsPerPage } from '#contract/base/lists.ts';
import { chosenIds, chosenRecords } from './chosen-rows.ts';
import type { AnyCrudScreen } from './screen.ts';

const total = rowsPerPage + 3;
const all = Array.from({ length: total }, (_, n) => ({ id: n + 1, revisao: 1 }));
const path = '/api/corretores/busca';
const screen = { columns: [], paged: { path } } as unknown as AnyCrudScreen;
const view = { search: '', sorts: [], filters: {}, conditions: [] };
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  // The search as the server answers it, page by page.
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const page = Number(new URL(address, 'http://painel').searchParams.get('pagina'));
    const itens = all.slice((page - 1) * rowsPerPage, page * rowsPerPage);
    return Response.json({ itens, total, registros: total, pagina: page });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('all that a search finds but a few are its records on every page, without those few', async () => {
  const chosen = { query: { busca: 'ana' }, except: [2, total] };
  const left = all.map(({ id }) => id).filter((id) => id !== 2 && id !== total);
  expect((await chosenRecords({ screen }, chosen, [])).map(({ id }) => id)).toEqual(left);
  expect(asked.map((address) => new URL(address, 'http://painel').searchParams.get('busca'))).toEqual([
    'ana',
    'ana',
  ]);
  expect(await chosenIds({ screen, view, found: undefined, whole: undefined }, chosen)).toEqual(left);
});

test('those ticked one by one are asked for only where they are no longer in hand', async () => {
  const here = [all[0]!, null, all[1]!];
  expect(await chosenRecords({ screen }, { ids: [1, 2] }, here)).toEqual([all[0], all[1]]);
  expect(asked).toEqual([]);
  expect(await chosenRecords({ screen }, { ids: [1, total] }, here)).toEqual([all[0], all[total - 1]]);
  expect(asked).toHaveLength(2);
});
