import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeCondition } from '#contract/base/conditions.ts';
import { rowsPerPage } from '#contract/base/lists.ts';
import type { Page } from '#contract/base/paged.ts';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { call } from '#web/kit/api/client.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { Count } from '#web/kit/format.ts';
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
  /** One entry per match that was counted; null if not loaded yet. Undefined until the first answer. */
  rows: readonly (CrudRecord | null)[] | undefined;
  matches: Count;
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

/** These pages, and the furthest one that was in sight: it tells how far the list has been counted. */
export const pagesToRead = (pages: readonly number[], furthest: number): readonly number[] =>
  furthest * rowsPerPage < pagedLimits.counted || pages.includes(furthest) ? pages : [...pages, furthest];

/** What pages of one list make together. */
export function assemble(pages: readonly Page<CrudRecord>[]) {
  const [latest] = pages;
  if (!latest) return null;
  const end = pages.find(({ aoMenos }) => !aoMenos);
  const total = end?.total ?? Math.max(...pages.map((page) => page.total));
  const rows = new Array<CrudRecord | null>(total).fill(null);
  for (const { pagina, itens } of pages)
    for (const [n, row] of itens.entries()) {
      const place = (pagina - 1) * rowsPerPage + n;
      if (place < rows.length) rows[place] = row;
    }
  const matches: Count = end ? total : { moreThan: total };
  return { rows, matches, all: latest.registros };
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
  const [sight, setSight] = useState({ query, pages: pagesAround(0, 0), furthest: 1 });
  const pages = sight.query === query ? pagesToRead(sight.pages, sight.furthest) : pagesAround(0, 0);
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
        const isSame = now.query === query;
        if (isSame && now.pages.join() === next.join()) return now;
        return { query, pages: next, furthest: Math.max(isSame ? now.furthest : 1, next.at(-1)!) };
      }),
    [query],
  );
  const latest = found ? { ...found, listKey: query } : error ? null : shown.current;
  return {
    rows: latest?.rows,
    matches: latest?.matches ?? 0,
    all: latest?.all ?? 0,
    isBehind: found === null,
    error: found ? null : error,
    retry,
    listKey: latest?.listKey ?? query,
    onSight: found ? onSight : undefined,
    rest: {
      path,
      query: asked,
      by: 'pagina',
      ...(typeof latest?.matches === 'object' && { isMore: true as const }),
    },
  };
}
