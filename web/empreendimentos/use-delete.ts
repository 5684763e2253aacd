import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteEmpreendimento, type Empreendimento, listEmpreendimentos } from '#contract/empreendimentos.ts';
import { fillPath, request } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refresh } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** Deletes one empreendimento after the browser's own confirmation (EMP-08, EMP-22, EMP-24, EMP-25). */
export function useDelete(): { ask: (record: Empreendimento) => void; deleting: number | null } {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) => request('DELETE', fillPath(deleteEmpreendimento.path, { id })),
    onSuccess: async () => {
      await refresh(client, listEmpreendimentos.path);
      showToast({ title: 'Sucesso', text: 'Empreendimento excluído com sucesso' });
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao excluir empreendimento'),
        tone: 'destructive',
      }),
  });
  return {
    deleting: isPending ? variables : null,
    ask: (record) => {
      if (window.confirm('Tem certeza que deseja excluir este empreendimento?')) mutate(record.id);
    },
  };
}
