import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Count } from '#web/kit/format.ts';

/** The list somebody looked at last: its address and its records in the order they stood. */
export interface CameFrom {
  address: string;
  /** Null where the list had not read the row. */
  ids: (number | null)[];
  /** How the rows it had not read are read. */
  rest?: RestOfList | undefined;
}

/** A list's call and what it was asked, by pages or by a growing limit. */
export interface RestOfList {
  path: string;
  query: Record<string, string | string[]>;
  by: 'pagina' | 'limite';
  /** There are more than were counted. */
  isMore?: true;
}

const keyOf = (list: string) => `lista:${list}`;

/** What was last shown of a list in this tab of the browser. */
export function cameFrom(list: string): CameFrom | null {
  try {
    const { address, ids, rest } = JSON.parse(sessionStorage.getItem(keyOf(list)) ?? 'null') as CameFrom;
    return typeof address === 'string' && Array.isArray(ids) ? { address, ids, rest } : null;
  } catch {
    return null;
  }
}

export function rememberList(list: string, shown: CameFrom): void {
  try {
    sessionStorage.setItem(keyOf(list), JSON.stringify(shown));
  } catch (error) {
    // Without storage a page has no neighbours; nothing else depends on it.
    console.warn('list not remembered:', error);
  }
}

/** Remembers a list as it is left, so that the page of a record leads on to its neighbours and back. */
export function useRememberedList(
  list: string,
  rows: readonly ({ id: number } | null)[] | undefined,
  rest?: RestOfList,
): void {
  const { pathname, search } = useLocation();
  const latest = useRef({ list, rows, rest, address: pathname + search });
  useEffect(() => {
    latest.current = { list, rows, rest, address: pathname + search };
  });
  useEffect(
    () => () => {
      const { list, rows, rest, address } = latest.current;
      if (rows) rememberList(list, { address, rest, ids: rows.map((row) => row?.id ?? null) });
    },
    [],
  );
}

/** The places beside a record whose rows the list had not read. */
export function unreadBeside({ ids }: CameFrom, id: number): number[] {
  const at = ids.indexOf(id);
  return at < 0 ? [] : [at - 1, at + 1].filter((place) => ids[place] === null);
}

/** The list with rows that were read from a place on; a record stands in it once. */
export function withRows(from: CameFrom, first: number, rows: readonly { id: number }[]): CameFrom {
  const ids = [...from.ids];
  for (const [n, { id }] of rows.entries()) {
    const place = first + n;
    if (place < ids.length && ids[place] === null && !ids.includes(id)) ids[place] = id;
  }
  return { ...from, ids };
}

/** The records before and after one, and where it stands; null where it did not stand in the list. */
export function neighboursOf(from: CameFrom | null, id: number) {
  const at = from?.ids.indexOf(id) ?? -1;
  if (!from || at < 0) return null;
  return {
    at: at + 1,
    of: (from.rest?.isMore ? { moreThan: from.ids.length } : from.ids.length) as Count,
    previous: from.ids[at - 1] ?? null,
    next: from.ids[at + 1] ?? null,
  };
}
