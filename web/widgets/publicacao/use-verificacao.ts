import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getVerificacao, runVerificacao } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const readOne = (id: number, versaoId: number | null) =>
  read(getVerificacao, { params: { id }, query: { versaoId } });

/** The verificação of a version; by default the public one. */
export const useVerificacao = (id: number, versaoId: number | null) =>
  useQuery({ ...readOne(id, versaoId), gcTime: 0 });

/** Verifies a version again, including its files. */
export function useRunVerificacao(id: number, versaoId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(runVerificacao, { params: { id }, body: { versaoId } }),
    async onSuccess(verificacao) {
      client.setQueryData(readOne(id, versaoId).queryKey, verificacao);
      await refreshLists(client, 'hotsites');
    },
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao verificar a página'), tone: 'destructive' }),
  });
}
