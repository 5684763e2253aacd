import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { shownIn } from '#contract/base/lists.ts';
import { isExpiredSession } from '#web/kit/api/errors.ts';

/** What a screen still shows although reading it again failed. */
export interface StaleReads {
  /** When the oldest of it was read, in ms. */
  since: number;
  /** Whether it is a list of records. */
  isList: boolean;
}

/** Shown, read before, and not read again; a session that ended has its own dialog. */
const isStale = (query: Query) =>
  query.isActive() &&
  query.state.data !== undefined &&
  query.state.status === 'error' &&
  !isExpiredSession(query.state.error);

const listPaths = Object.keys(shownIn).map((name) => `/api/${name}`);
const isOfList = ({ queryKey: [path] }: Query) =>
  typeof path === 'string' && listPaths.some((list) => path === list || path.startsWith(`${list}?`));

/** What is shown of an earlier reading, or null. */
export function staleReadsOf(cache: QueryCache): StaleReads | null {
  const stale = cache.getAll().filter(isStale);
  if (stale.length === 0) return null;
  return {
    since: Math.min(...stale.map(({ state }) => state.dataUpdatedAt)),
    isList: stale.some(isOfList),
  };
}

/** What the screen shows of an earlier reading, and how it is read again. */
export function useStaleReads(): { stale: StaleReads | null; retry: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const last = useRef<StaleReads | null>(null);
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  // The same answer stays the same object, or drawing would never end.
  const look = useCallback(() => {
    const now = staleReadsOf(cache);
    if (JSON.stringify(now) !== JSON.stringify(last.current)) last.current = now;
    return last.current;
  }, [cache]);
  const stale = useSyncExternalStore(subscribe, look, look);
  return { stale, retry: () => void client.refetchQueries({ predicate: isStale }) };
}
