import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type CorretorAssociado,
  changeCorretoresAssociados,
  corretorAssociadoSchema,
  listCorretoresAssociados,
} from '#contract/cadastros/associacoes.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { settled } from '#web/kit/record/page-parts.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { changedSince, type Edit } from './changed-since.ts';

const editSchema: z.ZodType<Edit> = z.object({
  added: z.array(corretorAssociadoSchema),
  removed: z.array(z.number()),
});
const nothing: Edit = { added: [], removed: [] };

/** The corretores of an empreendimento with pending additions and removals, until saved or discarded. */
export function useCorretoresAssociados(empreendimentoId: number, onSaved?: () => void) {
  const client = useQueryClient();
  const key = ['/api/associacoes', 'empreendimento', empreendimentoId];
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listCorretoresAssociados, { params: { id: empreendimentoId } }, signal),
  });
  const [edited, setEdited] = usePersisted('corretores-do-empreendimento', empreendimentoId, editSchema);
  const { added, removed } = edited ?? nothing;
  const change = (part: Partial<Edit>) => {
    const next = { added, removed, ...part };
    setEdited(next.added.length + next.removed.length > 0 ? next : null);
  };
  const itens = stored.data?.itens ?? [];
  const has = (id: number) => itens.some(({ corretorId }) => corretorId === id);

  const saving = useMutation({
    mutationFn: () =>
      call(changeCorretoresAssociados, {
        params: { id: empreendimentoId },
        body: {
          adicionar: added.map(({ corretorId }) => corretorId),
          remover: removed,
        },
      }),
    onMutate: () => edited ?? nothing,
    onSuccess(saved, _, sent) {
      client.setQueryData(key, saved);
      setEdited(changedSince(sent, edited ?? nothing, itens));
      showToast({ title: 'Sucesso', text: 'Corretores do empreendimento salvos com sucesso' });
      void refreshLists(client, 'associacoes');
      onSaved?.();
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao salvar corretores do empreendimento'),
        tone: 'destructive',
      }),
  });

  function keep(id: number) {
    change({ removed: removed.filter((each) => each !== id) });
  }
  return {
    stored,
    /** Additions first, the last one on top. */
    itens: [...added.filter(({ corretorId }) => !has(corretorId)), ...itens],
    isNew: (id: number) => !has(id),
    isRemoved: (id: number) => removed.includes(id),
    isEdited: edited !== null,
    isSaving: saving.isPending,
    add(corretor: CorretorAssociado) {
      const { corretorId } = corretor;
      if (has(corretorId)) keep(corretorId);
      else change({ added: [corretor, ...added.filter((each) => each.corretorId !== corretorId)] });
    },
    remove(id: number) {
      if (has(id)) change({ removed: [...removed.filter((each) => each !== id), id] });
      else change({ added: added.filter(({ corretorId }) => corretorId !== id) });
    },
    keep,
    /** The answer brings the changes again. */
    discard() {
      setEdited(null);
      return () => setEdited(edited);
    },
    /** Whether it was saved. */
    save: async () => !saving.isPending && settled(saving.mutateAsync()),
  };
}
