import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/base/paged.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

const exchanged = (rows: CrudRecord[], row: CrudRecord) =>
  rows.map((each) => (each.id === row.id ? row : each));

/** Updates cached lists with a saved record, so that reopening it immediately shows its new state. */
export async function putRow(
  client: QueryClient,
  { loadRoutes, paths: { list } }: AnyCrudScreen,
  row: CrudRecord,
): Promise<void> {
  const { create } = await loadRoutes();
  if (!create.responses[200]?.safeParse(row).success) return;
  client.setQueryData<CrudRecord[]>(
    [list],
    (rows) => rows && (rows.some(({ id }) => id === row.id) ? exchanged(rows, row) : [...rows, row]),
  );
  client.setQueriesData<Page<CrudRecord>>(
    { queryKey: pagesKey(list) },
    (page) => page && { ...page, itens: exchanged(page.itens, row) },
  );
  if (client.getQueryData(recordKey(list, row.id))) client.setQueryData(recordKey(list, row.id), row);
}

/** Keys below the list's own, so that invalidating the list includes them. */
export const pagesKey = (list: string) => [list, 'busca'] as const;
export const recordKey = (list: string, id: number | string) => [list, 'um', String(id)] as const;
