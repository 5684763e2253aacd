import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CorretorAssociado,
  type CorretoresAssociados,
  changeCorretoresAssociados,
  listCorretoresAssociados,
} from '#contract/associacoes.ts';
import { fillPath, request } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** Who shows an empreendimento, and who is to show it or no longer to, until that is saved. */
export function useCorretoresAssociados(empreendimentoId: number, onSaved: () => void) {
  const client = useQueryClient();
  const path = fillPath(listCorretoresAssociados.path, { id: empreendimentoId });
  const key = ['/api/associacoes', 'empreendimento', empreendimentoId];
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<CorretoresAssociados>('GET', path, undefined, signal),
  });
  const [added, setAdded] = useState<CorretorAssociado[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const itens = stored.data?.itens ?? [];
  const has = (id: number) => itens.some(({ corretorId }) => corretorId === id);

  const saving = useMutation({
    mutationFn: () =>
      request<CorretoresAssociados>(
        'PUT',
        fillPath(changeCorretoresAssociados.path, { id: empreendimentoId }),
        {
          adicionar: added.map(({ corretorId }) => corretorId),
          remover: [...removed],
        },
      ),
    onSuccess(saved) {
      client.setQueryData(key, saved);
      showToast({ title: 'Sucesso', text: 'Corretores do empreendimento salvos com sucesso' });
      void refreshLists(client, 'associacoes');
      onSaved();
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao salvar corretores do empreendimento'),
        tone: 'destructive',
      }),
  });

  function keep(id: number) {
    setRemoved(new Set([...removed].filter((each) => each !== id)));
  }
  return {
    stored,
    /** Those to come first, the last one on top. */
    itens: [...added.filter(({ corretorId }) => !has(corretorId)), ...itens],
    isNew: (id: number) => !has(id),
    isRemoved: (id: number) => removed.has(id),
    isEdited: added.length + removed.size > 0,
    isSaving: saving.isPending,
    add(corretor: CorretorAssociado) {
      const { corretorId } = corretor;
      if (has(corretorId)) keep(corretorId);
      else setAdded([corretor, ...added.filter((each) => each.corretorId !== corretorId)]);
    },
    remove(id: number) {
      if (has(id)) setRemoved(new Set([...removed, id]));
      else setAdded(added.filter(({ corretorId }) => corretorId !== id));
    },
    keep,
    save: () => !saving.isPending && saving.mutate(),
  };
}
