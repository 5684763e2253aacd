import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readChannel } from '#contract/lisa/aprovacoes.ts';
import { checkChannel, connectPhone, resolveNotice } from '#contract/lisa/canal.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** The channel's state and actions. */
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
      mutationFn: (chave: string) => call(resolveNotice, { body: { chave } }),
      onSuccess: again,
      onError: failed('Erro ao marcar o aviso'),
    }),
    again,
  };
}

/** The QR code, refreshed while visible; never stored. */
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
