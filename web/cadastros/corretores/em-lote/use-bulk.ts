import { useMutation, useQueryClient } from '@tanstack/react-query';
import { corretoresRoutes } from '#contract/cadastros/corretores.ts';
import {
  type AcaoEmLote,
  changeCorretores,
  exportCorretores,
} from '#contract/cadastros/corretores-em-lote.ts';
import { corretoresCsv } from '#web/cadastros/corretores/csv.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import type { Chosen } from '#web/kit/crud/screen.ts';
import { saveCsv } from '#web/kit/csv/download.ts';
import { countOf } from '#web/kit/format.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const done: Record<AcaoEmLote, [one: string, many: string]> = {
  aprovar: ['corretor aprovado', 'corretores aprovados'],
  ativar: ['corretor ativado', 'corretores ativados'],
  desativar: ['corretor desativado', 'corretores desativados'],
};

const escolhaOf = (chosen: Chosen) =>
  'ids' in chosen ? chosen : { filtro: chosen.query, exceto: chosen.except };

/** '3 já estavam assim.' */
function othersText(others: number): string | null {
  if (others <= 0) return null;
  return others === 1 ? 'Um já estava assim.' : `${others.toLocaleString('pt-BR')} já estavam assim.`;
}

/** Bulk actions. */
export function useBulk(chosen: Chosen, clear: () => void) {
  const client = useQueryClient();
  const failed = (title: string) => (error: Error) =>
    showToast({ title, text: errorText(error, 'Tente novamente.'), tone: 'destructive' });

  const change = useMutation({
    mutationFn: (acao: AcaoEmLote) =>
      call(changeCorretores, {
        body: {
          acao,
          escolha: escolhaOf(chosen),
        },
      }),
    onSuccess({ encontrados, alterados }, acao) {
      const others = othersText(encontrados - alterados);
      showToast({ title: countOf(alterados, ...done[acao]), ...(others ? { text: others } : {}) });
      clear();
      return refreshLists(client, 'corretores');
    },
    onError: failed('Erro ao atualizar'),
  });

  const save = useMutation({
    mutationFn: () => call(exportCorretores, { body: { escolha: escolhaOf(chosen) } }),
    onSuccess: (rows) => saveCsv(corretoresRoutes.name, corretoresCsv, rows),
    onError: failed('Erro ao exportar'),
  });
  return { change, save, isBusy: change.isPending || save.isPending };
}
