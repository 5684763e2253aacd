import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { progressStream } from '#contract/da-pasta-a-pagina/super-ai.ts';
import {
  getExecucao,
  interruptExecucao,
  repeatExecucao,
  retryExecucao,
} from '#contract/sistema/execucoes.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { openEventStream } from '#web/kit/api/event-stream.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { recordKey } from '#web/kit/crud/put-row.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { gathered } from '#web/sistema/execucoes/gathered.ts';
import { execucoesPath } from '#web/sistema/execucoes/list.tsx';

/** Events within this time are read together, in ms. */
const gatherMs = 400;

/** A run, re-read on every event while it is live (API-22). */
export function useExecucao(id: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: recordKey(execucoesPath, id),
    queryFn: ({ signal }) => call(getExecucao, { params: { id } }, signal),
  });
  const session = query.data?.estado === 'running' ? query.data.sessao : null;
  useEffect(() => {
    if (!session) return;
    const reading = gathered(
      () => void client.invalidateQueries({ queryKey: recordKey(execucoesPath, id) }),
      gatherMs,
    );
    const stream = openEventStream(addressOf(progressStream, { params: { sessionId: session } }), {
      onFrame: reading.ask,
      onBreak: () => {},
    });
    return () => {
      reading.stop();
      stream.close();
    };
  }, [client, id, session]);
  return query;
}

export type Deed = 'interromper' | 'retomar' | 'repetir';
const routes = { interromper: interruptExecucao, retomar: retryExecucao, repetir: repeatExecucao };

/** Performs an action; `onAnother` receives a newly started run. */
export function useDeed(id: number, onAnother: (other: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => call(routes[deed], { params: { id } }),
    onSuccess(run) {
      client.setQueryData(recordKey(execucoesPath, run.id), run);
      void refreshLists(client, 'execucoes', 'super-ai/runs', 'hotsites');
      if (run.id !== id) onAnother(run.id);
    },
    onError(error) {
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao alterar a execução'),
        tone: 'destructive',
      });
      void client.invalidateQueries({ queryKey: recordKey(execucoesPath, id) });
    },
  });
}
