import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AcaoEmLote, inversaDe } from '#contract/cadastros/corretores-em-lote.ts';
import { changeMany } from '#web/cadastros/corretores/em-lote/calls.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import type { Chosen } from '#web/kit/crud/screen.ts';
import { countOf } from '#web/kit/format.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';

const done: Record<AcaoEmLote, [one: string, many: string]> = {
  aprovar: ['corretor aprovado', 'corretores aprovados'],
  desaprovar: ['corretor devolvido à aprovação', 'corretores devolvidos à aprovação'],
  ativar: ['corretor ativado', 'corretores ativados'],
  desativar: ['corretor desativado', 'corretores desativados'],
};

/** The act's name, beside its undo: the notice has just said its result. */
const acts: Record<AcaoEmLote, string> = {
  aprovar: 'Aprovação de',
  desaprovar: 'Volta à aprovação de',
  ativar: 'Ativação de',
  desativar: 'Desativação de',
};
/** Messages go from the approvals' screen alone (WPP-23). */
const unsent = 'Nenhuma mensagem foi enviada: as boas-vindas saem por Aprovações.';

/** '3 já estavam assim.' */
function othersText(others: number): string | null {
  if (others <= 0) return null;
  return others === 1 ? 'Um já estava assim.' : `${others.toLocaleString('pt-BR')} já estavam assim.`;
}

const fail = (error: Error) =>
  showToast({ title: 'Erro ao atualizar', text: errorText(error, 'Tente novamente.'), tone: 'destructive' });

/** Bulk changes in one call, with undo for those that were changed. */
export function useChangeMany(chosen: Chosen, clear: () => void) {
  const client = useQueryClient();
  async function undo(acao: AcaoEmLote, ids: number[]) {
    try {
      const { alterados } = await changeMany(inversaDe[acao], { ids });
      await refreshLists(client, 'corretores');
      showToast({ title: countOf(alterados, ...done[inversaDe[acao]]) });
    } catch (error) {
      fail(error as Error);
    }
  }
  return useMutation({
    mutationFn: (acao: AcaoEmLote) => changeMany(acao, chosen),
    onSuccess({ encontrados, alterados, ids }, acao) {
      const others = othersText(encontrados - alterados);
      const title = countOf(alterados, ...done[acao]);
      const text = [others, acao === 'aprovar' && alterados > 0 && unsent].filter(Boolean).join(' ');
      showToast({ title, ...(text ? { text } : {}) });
      if (ids.length > 0)
        undoOffer.make({
          text: `${acts[acao]} ${countOf(ids.length, 'corretor', 'corretores')}`,
          undo: () => undo(acao, ids),
        });
      clear();
      return refreshLists(client, 'corretores');
    },
    onError: fail,
  });
}
