import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import {
  copySecao,
  listVersoes,
  publishVersao,
  revokeLinkPrevia,
  type Versoes,
} from '#contract/da-pasta-a-pagina/versoes.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** A hotsite's versions and their actions; every answer is the updated list. */
export function useVersoes(id: number) {
  const client = useQueryClient();
  const address = addressOf(listVersoes, { params: { id } });
  const query = useQuery({ ...read(listVersoes, { params: { id } }), gcTime: 0 });

  async function take(versoes: Versoes) {
    client.setQueryData([address], versoes);
    await refreshLists(client, 'hotsites', 'empreendimentos');
  }
  const fail = (title: string) => (error: unknown) => {
    showToast({ title: 'Erro', text: errorText(error, title), tone: 'destructive' });
    // Someone else was faster: decide on the current state.
    if (error instanceof ApiError && error.status === 409) void query.refetch();
  };

  const publish = useMutation({
    mutationFn: ({ versaoId, ressalva }: { versaoId: number; ressalva: string }) =>
      call(publishVersao, {
        params: { id, versaoId },
        body: {
          publica: client.getQueryData<Versoes>([address])?.hotsite.versaoPublicaId ?? null,
          ressalva,
        },
      }),
    onSuccess: take,
    onError(error) {
      if (error instanceof ApiError && error.status === 409) void query.refetch();
    },
  });
  const copy = useMutation({
    mutationFn: ({ versaoId, secao }: { versaoId: number; secao: SectionId }) =>
      call(copySecao, { params: { id, versaoId, secao } }),
    onSuccess: take,
    onError: fail('Erro ao copiar a seção'),
  });
  const revoke = useMutation({
    mutationFn: (linkId: number) => call(revokeLinkPrevia, { params: { id, linkId } }),
    async onSuccess() {
      await query.refetch();
      showToast({ title: 'Sucesso', text: 'Link de prévia cancelado' });
    },
    onError: fail('Erro ao cancelar o link'),
  });
  return { query, publish, copy, revoke };
}
export type VersoesActions = Omit<ReturnType<typeof useVersoes>, 'query'>;
