import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Intent } from '#contract/lisa/entendimento.ts';
import {
  dropFrase,
  type GrupoNaoEntendido,
  keepFrase,
  labelFrase,
  readEntendimento,
} from '#contract/lisa/leituras.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

export const useEntendimento = () => useQuery(read(readEntendimento));

/** An act on the phrases: what is shown is read again, a refusal is said. */
function useAct<Input>(send: (input: Input) => Promise<unknown>, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => refreshLists(client, 'admin/whatsapp/entendimento'),
    onError: (error) => showToast({ title: 'Erro', text: errorText(error, failed), tone: 'destructive' }),
  });
}

/** Keeping, labelling and dropping phrases. */
export function useFrases() {
  return {
    keep: useAct(
      ({ texto, pergunta }: Pick<GrupoNaoEntendido, 'texto' | 'pergunta'>) =>
        call(keepFrase, { body: { texto, pergunta, intencoes: [] } }),
      'Erro ao guardar a frase',
    ),
    label: useAct(
      ({ id, intencoes }: { id: number; intencoes: Intent[] }) =>
        call(labelFrase, { params: { id }, body: { intencoes } }),
      'Erro ao salvar o significado',
    ),
    drop: useAct((id: number) => call(dropFrase, { params: { id } }), 'Erro ao retirar a frase'),
  };
}
export type FraseActs = ReturnType<typeof useFrases>;
