import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The list somebody looked at last: its address and its records in the order they stood. */
export interface CameFrom {
  address: string;
  /** Null where the list had not read the row. */
  ids: (number | null)[];
}

const keyOf = (list: string) => `lista:${list}`;

/** What was last shown of a list in this tab of the browser. */
export function cameFrom(list: string): CameFrom | null {
  try {
    const { address, ids } = JSON.parse(sessionStorage.getItem(keyOf(list)) ?? 'null') as CameFrom;
    return typeof address === 'string' && Array.isArray(ids) ? { address, ids } : null;
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
export function useRememberedList(list: string, rows: readonly ({ id: number } | null)[] | undefined): void {
  const { pathname, search } = useLocation();
  const latest = useRef({ list, rows, address: pathname + search });
  useEffect(() => {
    latest.current = { list, rows, address: pathname + search };
  });
  useEffect(
    () => () => {
      const { list, rows, address } = latest.current;
      if (rows) rememberList(list, { address, ids: rows.map((row) => row?.id ?? null) });
    },
    [],
  );
}

/** The records before and after one, and where it stands; null where it did not stand in the list. */
export function neighboursOf(from: CameFrom | null, id: number) {
  const at = from?.ids.indexOf(id) ?? -1;
  if (!from || at < 0) return null;
  return {
    at: at + 1,
    of: from.ids.length,
    previous: from.ids[at - 1] ?? null,
    next: from.ids[at + 1] ?? null,
  };
}
