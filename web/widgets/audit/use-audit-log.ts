import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAuditoria } from '#contract/painel/auditoria.ts';
import { call } from '#web/kit/api/client.ts';

/**
 * Entries of the log, newest first, page after page. Unlike other reads it is read again whenever it
 * is opened: deeds that change no list (a login, an upload) make it old unannounced.
 */
export function useAuditLog(filters: Record<string, string>) {
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim()));
  const log = useInfiniteQuery({
    queryKey: [listAuditoria.path, query],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditoria, { query: { ...query, antes: pageParam || undefined } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.proximo,
    // What was shown stays until the next filter's answer is there.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { log, entries: log.data?.pages.flatMap(({ itens }) => itens) ?? [] };
}
