import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listComunicados,
  previewComunicado,
  sendComunicado,
  stopComunicado,
} from '#contract/lisa/comunicados.ts';
import { call, type InputOf } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

export type Draft = InputOf<typeof previewComunicado>['body'];

const failed = (title: string) => (error: unknown) =>
  showToast({ title, text: errorText(error, 'Tente de novo em instantes'), tone: 'destructive' });

/** Messages sent so far, and what is done with them. */
export function useComunicados() {
  const client = useQueryClient();
  const refresh = () => refreshLists(client, 'admin/whatsapp/comunicados');
  return {
    list: useQuery(read(listComunicados)),
    preview: useMutation({
      mutationFn: (body: Draft) => call(previewComunicado, { body }),
      onError: failed('Erro ao conferir'),
    }),
    send: useMutation({
      mutationFn: (body: InputOf<typeof sendComunicado>['body']) => call(sendComunicado, { body }),
      onSuccess: () => {
        showToast({ title: 'Comunicado a caminho', text: 'Ele sai de dia, aos poucos.' });
        return refresh();
      },
      onError: failed('Erro ao enviar'),
    }),
    stop: useMutation({
      mutationFn: (id: number) => call(stopComunicado, { params: { id } }),
      onSuccess: () => showToast({ title: 'Comunicado parado', text: 'O que ainda não saiu não sai.' }),
      onError: failed('Erro ao parar'),
      onSettled: refresh,
    }),
  };
}
export type Comunicados = ReturnType<typeof useComunicados>;
