import { useMutation, useQueryClient } from '@tanstack/react-query';
import { distinguishCorretores } from '#contract/cadastros/corretores-duplicados.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';

/** Says that two corretores are two people; it can be taken back. */
export function useDistinguish() {
  const client = useQueryClient();
  const say = async ([id, outroId]: [number, number], distintos: boolean) => {
    await call(distinguishCorretores, { params: { id }, body: { outroId, distintos } });
    await refreshLists(client, 'corretores');
  };
  return useMutation({
    mutationFn: (pair: [number, number]) => say(pair, true),
    onSuccess: (_, pair) =>
      undoOffer.make({ text: 'Guardado: são pessoas diferentes', undo: () => say(pair, false) }),
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, 'Tente novamente.'), tone: 'destructive' }),
  });
}
