import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { Change } from '#contract/base/errors.ts';
import {
  type Associacao,
  type Associacoes,
  associacoesSchema,
  listAssociacoes,
  saveAssociacoes,
} from '#contract/cadastros/associacoes.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { changeOf } from '#web/kit/api/refusal.ts';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { settled } from '#web/kit/record/page-parts.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const listSchema = associacoesSchema.pick({ versao: true, itens: true });
type List = z.infer<typeof listSchema>;

/**
 * A corretor's associations with local changes on top, which are kept until saved or discarded, across
 * concurrent saves and reopening.
 */
export function useAssociacoes(corretorId: number) {
  const client = useQueryClient();
  // Below the list of all associations: invalidating that list includes this.
  const key = ['/api/associacoes', 'corretor', corretorId];
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listAssociacoes, { params: { id: corretorId } }, signal),
  });
  const [edited, setEdited, endSent] = usePersisted('associacoes-do-corretor', corretorId, listSchema);
  const [conflict, setConflict] = useState<Change | null>(null);

  const saving = useMutation({
    mutationFn: ({ versao, itens }: List) =>
      call(saveAssociacoes, {
        params: { id: corretorId },
        body: {
          versao,
          itens: itens.map(({ empreendimentoId, descricaoPersonalizada, destaque, ativo }) => ({
            empreendimentoId,
            descricaoPersonalizada,
            destaque,
            ativo,
          })),
        },
      }),
    onMutate: () => edited,
    onSuccess(saved, _, sent) {
      client.setQueryData(key, saved);
      endSent(sent);
      // What was changed since stands on what was saved.
      if (edited !== sent && edited) setEdited({ ...edited, versao: saved.versao });
      showToast({ title: 'Sucesso', text: 'Empreendimentos do corretor salvos com sucesso' });
      void refreshLists(client, 'associacoes');
    },
    async onError(error) {
      const change = await changeOf(error);
      if (change) return setConflict(change);
      const text = errorText(error, 'Erro ao salvar empreendimentos do corretor');
      showToast({ title: 'Erro', text, tone: 'destructive' });
    },
  });

  function take(itens: Associacao[]) {
    if (!stored.data) return;
    setEdited({ versao: edited?.versao ?? stored.data.versao, itens });
  }
  /** Keeps the current list, or ours on top of it. */
  function settle(keep: 'atual' | 'minha') {
    const current = conflict?.current as Associacoes;
    client.setQueryData(key, current);
    setConflict(null);
    if (keep === 'atual') setEdited(null);
    else if (edited) saving.mutate({ ...edited, versao: current.versao });
  }
  /** Whether it was saved. */
  const save = async () => edited !== null && !saving.isPending && settled(saving.mutateAsync(edited));
  return {
    stored,
    itens: edited?.itens ?? stored.data?.itens ?? [],
    isEdited: edited !== null,
    conflict,
    take,
    /** The answer brings the changes again. */
    discard() {
      setEdited(null);
      return () => setEdited(edited);
    },
    save,
    settle,
  };
}
