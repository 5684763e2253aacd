import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { valuesOf } from '#contract/base/conditions.ts';
import type { Facet } from '#contract/base/paged.ts';
import { call } from '#web/kit/api/client.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { createRowFinder } from '#web/kit/table/find-rows.ts';
import type { ListView } from '#web/kit/table/url-state.ts';
import type { AnyCrudScreen, Column, CrudRecord } from './screen.ts';
import type { ToolProps } from './tool-props.ts';
import { askedView, pagedQuery } from './use-paged-rows.ts';

/** The values of a column and how many rows have each, most frequent first. */
function countValues(rows: readonly CrudRecord[], column: Column<CrudRecord>): Facet[] {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of valuesOf((column.compared ?? column.value)(row))) {
      const valor = String(value ?? '');
      counts.set(valor, (counts.get(valor) ?? 0) + 1);
    }
  return [...counts].map(([valor, total]) => ({ valor, total })).sort((a, b) => b.total - a.total);
}

/** The view without its conditions on this column, whose values are offered. */
const besides = (view: ListView, id: string): ListView => ({
  ...view,
  sorts: [],
  conditions: view.conditions.filter(({ column }) => column !== id),
});

/** A value, and how many rows have it as far as is known. */
export type FacetValue = Pick<Facet, 'valor' | 'aoMenos'> & { total?: number };

interface Facets {
  /** Undefined while they are read; null if the list cannot tell. */
  values: readonly FacetValue[] | null | undefined;
  isFailed: boolean;
}

/** With the words of a column that has some, so that none is missing where only some rows were counted. */
function withWords(values: readonly FacetValue[], { words = {} }: Column<CrudRecord>): readonly FacetValue[] {
  const told = new Set(values.map(({ valor }) => valor));
  return [...values, ...Object.keys(words).flatMap((valor) => (told.has(valor) ? [] : [{ valor }]))];
}

/**
 * What occurs in a column among the rows the rest of the view finds; where only some of them were counted, what has
 * the typed text is asked for.
 */
export function useFacets(
  { screen, view, whole }: ToolProps,
  column: Column<CrudRecord>,
  typed: string,
): Facets {
  const [find] = useState(() => createRowFinder<CrudRecord>(screen as AnyCrudScreen));
  const counted = useMemo(
    () => whole && countValues(find(whole, besides(view, column.id)), column),
    [whole, find, view, column],
  );
  const path = screen.paged?.values;
  const askFor = (asked: ListView) => {
    const query = pagedQuery(asked);
    return queryOptions({
      queryKey: [path, column.id, query],
      queryFn: ({ signal }) =>
        call(crudCalls.values(path!), { query: { ...askedView(query), coluna: column.id } }, signal),
    });
  };
  const { words } = column;
  const others = besides(view, column.id);
  const asked = useQuery({ ...askFor(others), enabled: counted === undefined && path !== undefined });
  const isPartial = asked.data?.some(({ aoMenos }) => aoMenos) ?? false;
  const has = { column: column.id, operator: '~' as const, value: typed };
  const found = useQuery({
    ...askFor({ ...others, conditions: [...others.conditions, has] }),
    enabled: isPartial && typed !== '' && !words,
  });
  if (counted) return { values: counted, isFailed: false };
  if (path !== undefined)
    return {
      values: isPartial && asked.data ? (found.data ?? withWords(asked.data, column)) : asked.data,
      isFailed: asked.isError,
    };
  return { values: words ? Object.keys(words).map((valor) => ({ valor })) : null, isFailed: false };
}
