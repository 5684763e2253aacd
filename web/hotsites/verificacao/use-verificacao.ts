import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getVerificacao, runVerificacao, type Verificacao } from '#contract/verificacao.ts';
import { fillPath, request } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** The check of a version, the public one where none is named, and the way to make it anew. */
export function useVerificacao(id: number, versaoId: number | null) {
  const client = useQueryClient();
  const address = `${fillPath(getVerificacao.path, { id })}${versaoId === null ? '' : `?versaoId=${versaoId}`}`;
  const query = useQuery({ ...read<Verificacao>(address), gcTime: 0 });
  const run = useMutation({
    mutationFn: () => request<Verificacao>('POST', fillPath(runVerificacao.path, { id }), { versaoId }),
    async onSuccess(verificacao) {
      client.setQueryData([address], verificacao);
      await refreshLists(client, 'hotsites');
    },
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao verificar a página'), tone: 'destructive' }),
  });
  return { query, run };
}
