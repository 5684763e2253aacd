import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readChannel } from '#contract/lisa/aprovacoes.ts';
import { checkChannel, connectPhone, seeToNotice } from '#contract/lisa/canal.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** How the channel fares, and what may be done about it. */
export function useCanal() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: [readChannel.path] });
  const failed = (text: string) => (error: unknown) =>
    showToast({ title: 'Erro', text: errorText(error, text), tone: 'destructive' });
  return {
    state: useQuery(read(readChannel)),
    check: useMutation({
      mutationFn: () => call(checkChannel),
      onSuccess: async () => {
        await again();
        showToast({ title: 'Sucesso', text: 'O canal foi verificado.' });
      },
      onError: failed('Erro ao verificar o canal'),
    }),
    see: useMutation({
      mutationFn: (chave: string) => call(seeToNotice, { body: { chave } }),
      onSuccess: again,
      onError: failed('Erro ao marcar o aviso'),
    }),
    again,
  };
}

/** The code to be scanned, asked for anew while it is looked at; it is kept nowhere afterwards. */
export function useCode(shown: boolean) {
  return useQuery({
    queryKey: [connectPhone.path],
    queryFn: ({ signal }) => call(connectPhone, undefined, signal),
    enabled: shown,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.estado === 'conectado' ? false : (state.data?.validoPorMs ?? 20_000),
  });
}
