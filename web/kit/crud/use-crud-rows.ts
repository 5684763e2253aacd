import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { isLackingCall } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { Count } from '#web/kit/format.ts';
import type { RestOfList } from '#web/kit/record/came-from.ts';
import { createRowFinder } from '#web/kit/table/find-rows.ts';
import type { ListView } from '#web/kit/table/url-state.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import { usePagedRows } from './use-paged-rows.ts';

/** What a list shows. */
export interface CrudRows {
  /** Undefined until loaded; null for rows not loaded yet. */
  rows: readonly (CrudRecord | null)[] | undefined;
  /** How many match; of many that are read by pages, how many were counted. */
  matches: Count;
  /** Number of records, matching or not. */
  all: number;
  /** Every record, if the whole list was read. */
  whole?: readonly CrudRecord[] | undefined;
  error: Error | null;
  retry: () => void;
  /** Still shows the previous result. */
  isBehind: boolean;
  listKey?: string;
  onSight?: ((first: number, last: number) => void) | undefined;
  /** How the rows not loaded yet are read elsewhere; none if the whole list was read. */
  rest?: RestOfList;
}

/**
 * The rows of a view: paged if the screen declares it, else filtered from the whole list, which every list
 * supports (API-20).
 */
export function useCrudRows(screen: AnyCrudScreen, view: ListView): CrudRows {
  const [isWhole, setWhole] = useState(!screen.paged);
  const paged = usePagedRows(screen, view, !isWhole);
  if (!isWhole && isLackingCall(paged.error)) setWhole(true);

  const list = useQuery({ ...read(crudCalls.list(screen.list)), enabled: isWhole });
  const [find] = useState(() => createRowFinder<CrudRecord>(screen));
  const shownView = useDeferredValue(view);
  const rows = useMemo(() => list.data && find(list.data, shownView), [find, list.data, shownView]);
  if (!isWhole) return { ...paged, whole: undefined };
  return {
    rows,
    matches: rows?.length ?? 0,
    all: list.data?.length ?? 0,
    whole: list.data,
    // What was read before stays; that it is old is told once for the screen.
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    isBehind: false,
  };
}
