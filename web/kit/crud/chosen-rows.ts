import { rowsPerPage } from '#contract/base/lists.ts';
import { call } from '#web/kit/api/client.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { createRowFinder } from '#web/kit/table/find-rows.ts';
import { type ListView, plainView } from '#web/kit/table/url-state.ts';
import type { AnyCrudScreen, AskedView, Chosen, CrudRecord } from './screen.ts';

/** Reads every match of a paged search, page after page. */
async function readAll(path: string, query: AskedView): Promise<CrudRecord[]> {
  const rows: CrudRecord[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { itens, total } = await call(crudCalls.search(path), { query: { ...query, pagina } });
    rows.push(...itens);
    if (itens.length < rowsPerPage || rows.length >= total) return rows;
  }
}

interface List {
  screen: Pick<AnyCrudScreen, 'columns' | 'paged' | 'exportRows'>;
  view: ListView;
  /** What the view finds, if the whole list was read. */
  found: readonly CrudRecord[] | undefined;
  whole: readonly CrudRecord[] | undefined;
}

/** Those chosen among the records in the browser. */
function among({ found = [], whole = [] }: List, chosen: Chosen): readonly CrudRecord[] {
  if ('ids' in chosen) {
    const ids = new Set(chosen.ids);
    return whole.filter(({ id }) => ids.has(id));
  }
  const left = new Set(chosen.except);
  return found.filter(({ id }) => !left.has(id));
}

/** The chosen records in the view's order, for a file. */
export async function rowsForFile(list: List, chosen: Chosen): Promise<readonly CrudRecord[]> {
  const { screen, view, whole } = list;
  if (whole) return among(list, chosen);
  const rows: CrudRecord[] = screen.exportRows
    ? await screen.exportRows(chosen)
    : 'query' in chosen && screen.paged
      ? await readAll(screen.paged.path, chosen.query)
      : [];
  return createRowFinder<CrudRecord>(screen)(rows, { ...plainView, sorts: view.sorts });
}

/** The chosen records of a paged list; `known` are those read already. */
export async function chosenRecords(
  { screen }: Pick<List, 'screen'>,
  chosen: Chosen,
  known: readonly (CrudRecord | null)[],
): Promise<CrudRecord[]> {
  const path = screen.paged?.path ?? '';
  if ('query' in chosen) {
    const left = new Set(chosen.except);
    return (await readAll(path, chosen.query)).filter(({ id }) => !left.has(id));
  }
  const ids = new Set(chosen.ids);
  const isChosen = (row: CrudRecord | null): row is CrudRecord => row !== null && ids.has(row.id);
  const here = known.filter(isChosen);
  // Chosen in another search, and no longer in hand.
  return here.length === ids.size ? here : (await readAll(path, {})).filter(isChosen);
}

/** The ids of the chosen records. */
export async function chosenIds(list: List, chosen: Chosen): Promise<number[]> {
  if ('ids' in chosen) return chosen.ids;
  const left = new Set(chosen.except);
  const rows = list.whole ? among(list, chosen) : await readAll(list.screen.paged?.path ?? '', chosen.query);
  return rows.flatMap(({ id }) => (left.has(id) ? [] : [id]));
}
