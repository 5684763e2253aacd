import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { corretoresRoutes } from '#contract/cadastros/corretores.ts';
import { type AprovacoesFilter, listAprovacoes, readChannel } from '#contract/lisa/aprovacoes.ts';
import { call } from '#web/kit/api/client.ts';
import { isLackingCall, isUnknownCall } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { pendentesOf } from '#web/lisa/aprovacoes/as-aprovacao.ts';

/** Registrations in one state; the key is below the list's, so that changes invalidate it. */
const readSituacao = (situacao: AprovacoesFilter) => ({
  queryKey: [listAprovacoes.path, situacao],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listAprovacoes, { query: { situacao } }, signal),
});

/**
 * Registrations in one state and the cards' data. Without the additional call, waiting ones are taken from
 * the documented list (WPP-04, API-20).
 */
export function useAprovacoes(situacao: AprovacoesFilter) {
  const own = useQuery(readSituacao(situacao));
  const channel = useQuery(read(readChannel));
  const isBare = situacao === 'pendentes' && own.isLoadingError && isLackingCall(own.error);
  const documented = useQuery({ ...read(corretoresRoutes.list), enabled: isBare });
  const bare = useMemo(() => documented.data && pendentesOf(documented.data), [documented.data]);
  // Failed messages are shown with their registration.
  const undelivered = useQuery({ ...readSituacao('nao-entregues'), enabled: own.data !== undefined });

  const rows = own.data ?? (isBare ? bare : undefined);
  const failed = isBare ? documented : own;
  return {
    rows,
    error: rows ? null : failed.error,
    retry: () => void failed.refetch(),
    /** The server has no further calls: only waiting ones are known. */
    isBare: isBare && isUnknownCall(own.error),
    /** Reads the details again that are missing because their reading failed; null if none are. */
    retryDetails: isBare && !isUnknownCall(own.error) && rows ? () => void own.refetch() : null,
    pendentes: channel.data?.pendentes ?? bare?.length,
    /** Waiting ones made in the laboratory, which no figure counts (LIA-15). */
    deTeste: situacao === 'pendentes' ? (rows?.filter(({ teste }) => teste).length ?? 0) : 0,
    total: channel.data?.totalCadastrados ?? documented.data?.length,
    /** Null if the server does not say. */
    channel: channel.data ?? (channel.isError ? null : undefined),
    /** Unknown while the others are. */
    naoEntregues: undelivered.data?.length ?? (rows ? 0 : undefined),
  };
}
