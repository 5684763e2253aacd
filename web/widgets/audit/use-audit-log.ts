import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAuditoria } from '#contract/painel/auditoria.ts';
import { call } from '#web/kit/api/client.ts';

/**
 * Log entries, newest first, page by page. Re-read on every opening: deeds that change no list (a login, an
 * upload) do not invalidate it.
 */
export function useAuditLog(filters: Record<string, string>) {
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim()));
  const log = useInfiniteQuery({
    queryKey: [listAuditoria.path, query],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditoria, { query: { ...query, antes: pageParam || undefined } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.proximo,
    // Previous entries are shown until the new filter's answer arrives.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { log, entries: log.data?.pages.flatMap(({ itens }) => itens) ?? [] };
}
