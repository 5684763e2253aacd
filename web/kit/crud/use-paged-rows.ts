import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeCondition } from '#contract/base/conditions.ts';
import { rowsPerPage } from '#contract/base/lists.ts';
import type { Page } from '#contract/base/paged.ts';
import { call } from '#web/kit/api/client.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { RestOfList } from '#web/kit/record/came-from.ts';
import { type ListView, writeSorts } from '#web/kit/table/url-state.ts';
import { pagesKey } from './put-row.ts';
import type { AskedView, CrudRecord } from './screen.ts';

/** Rows loaded beyond the visible ones. */
const ahead = rowsPerPage / 2;

/** A paged list with its search call: a declared screen, or a read-only one. */
export interface PagedList {
  paths: { list: string };
  paged?: { path: string; values?: string };
}

export interface PagedRows {
  /** One entry per match; null if not loaded yet. Undefined until the first answer. */
  rows: readonly (CrudRecord | null)[] | undefined;
  /** Number of records, matching or not. */
  all: number;
  /** Still shows the previous result. */
  isBehind: boolean;
  error: Error | null;
  retry: () => void;
  /** Identifies the list of `rows`. */
  listKey: string;
  /** Reports visible rows, to load them; only for the current list. */
  onSight: ((first: number, last: number) => void) | undefined;
  /** How the rows not loaded yet are read elsewhere. */
  rest: RestOfList;
}

/** A view as a paged query, without the page. */
export function pagedQuery({ search, sorts, filters, conditions }: ListView): string {
  const chosen = Object.entries(filters).filter(([, value]) => value);
  const query = new URLSearchParams(search.trim() ? { q: search } : {});
  for (const [name, value] of Object.entries(writeSorts(sorts))) if (value) query.set(name, value);
  for (const [name, value] of chosen) query.set(name, value);
  for (const condition of conditions) query.append('condicao', writeCondition(condition));
  return query.toString();
}

/** A paged query as a call takes it: conditions are several of one name. */
export function askedView(query: string): AskedView {
  const params = new URLSearchParams(query);
  const conditions = params.getAll('condicao');
  params.delete('condicao');
  return { ...Object.fromEntries(params), ...(conditions.length > 0 ? { condicao: conditions } : {}) };
}

/** The pages covering these rows and their surroundings, from 1. */
export function pagesAround(first: number, last: number): number[] {
  const from = Math.max(0, Math.floor((first - ahead) / rowsPerPage));
  const to = Math.floor((last + ahead) / rowsPerPage);
  return Array.from({ length: to - from + 1 }, (_, n) => from + n + 1);
}

function assemble(pages: readonly Page<CrudRecord>[]) {
  const [latest] = pages;
  if (!latest) return null;
  const rows = new Array<CrudRecord | null>(latest.total).fill(null);
  for (const { pagina, itens } of pages)
    for (const [n, row] of itens.entries()) {
      const place = (pagina - 1) * rowsPerPage + n;
      if (place < rows.length) rows[place] = row;
    }
  return { rows, all: latest.registros };
}

const combine = (reads: UseQueryResult<Page<CrudRecord>>[]) => ({
  found: assemble(reads.flatMap(({ data }) => data ?? [])),
  error: reads.find(({ isError }) => isError)?.error ?? null,
  retry: () => {
    for (const read of reads) if (read.isError) void read.refetch();
  },
});

/**
 * A list loaded page by page as rows become visible. A new query aborts obsolete loads; the previous result
 * is shown until the new one arrives.
 */
export function usePagedRows(screen: PagedList, view: ListView, enabled: boolean): PagedRows {
  const list = screen.paths.list;
  const path = screen.paged?.path ?? '';
  const query = pagedQuery(view);
  const asked = askedView(query);
  const [sight, setSight] = useState({ query, pages: pagesAround(0, 0) });
  const pages = sight.query === query ? sight.pages : pagesAround(0, 0);
  const { found, error, retry } = useQueries({
    queries: (enabled ? pages : []).map((page) =>
      queryOptions({
        queryKey: [...pagesKey(list), query, page],
        queryFn: ({ signal }) => call(crudCalls.search(path), { query: { ...asked, pagina: page } }, signal),
      }),
    ),
    combine,
  });
  const shown = useRef(found && { ...found, listKey: query });
  useEffect(() => {
    if (found) shown.current = { ...found, listKey: query };
  }, [found, query]);

  const onSight = useCallback(
    (first: number, last: number) =>
      setSight((now) => {
        const next = pagesAround(first, last);
        return now.query === query && now.pages.join() === next.join() ? now : { query, pages: next };
      }),
    [query],
  );
  const latest = found ? { ...found, listKey: query } : error ? null : shown.current;
  return {
    rows: latest?.rows,
    all: latest?.all ?? 0,
    isBehind: found === null,
    error: found ? null : error,
    retry,
    listKey: latest?.listKey ?? query,
    onSight: found ? onSight : undefined,
    rest: { path, query: asked, by: 'pagina' },
  };
}
