import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { isLackingCall } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { createRowFinder } from '#web/kit/table/find-rows.ts';
import type { ListView } from '#web/kit/table/url-state.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import { usePagedRows } from './use-paged-rows.ts';

/** What a list shows. */
export interface CrudRows {
  /** Undefined until something is known; null where a row is not read yet. */
  rows: readonly (CrudRecord | null)[] | undefined;
  /** How many there are, found or not. */
  all: number;
  /** Every record there is, where the whole list was read. */
  whole: readonly CrudRecord[] | undefined;
  error: Error | null;
  retry: () => void;
  /** Still shows what was asked for before. */
  isBehind: boolean;
  listKey?: string;
  onSight?: ((first: number, last: number) => void) | undefined;
}

/**
 * The rows a view shows: read page by page where the screen says so, else found in the whole list,
 * which every list can be read as (API-20).
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
    all: list.data?.length ?? 0,
    whole: list.data,
    error: list.error,
    retry: () => void list.refetch(),
    isBehind: false,
  };
}
