import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getVerificacao, runVerificacao, type Verificacao } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { fillPath, request } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const addressOf = (id: number, versaoId: number | null) =>
  `${fillPath(getVerificacao.path, { id })}${versaoId === null ? '' : `?versaoId=${versaoId}`}`;

/** The check of a version, the public one where none is named. */
export const useVerificacao = (id: number, versaoId: number | null) =>
  useQuery({ ...read<Verificacao>(addressOf(id, versaoId)), gcTime: 0 });

/** The way to check a version anew, its files included. */
export function useRunVerificacao(id: number, versaoId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<Verificacao>('POST', fillPath(runVerificacao.path, { id }), { versaoId }),
    async onSuccess(verificacao) {
      client.setQueryData([addressOf(id, versaoId)], verificacao);
      await refreshLists(client, 'hotsites');
    },
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao verificar a página'), tone: 'destructive' }),
  });
}
