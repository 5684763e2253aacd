import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ErrorBody } from '#contract/base/errors.ts';
import type { restoreFromLixeira } from '#contract/painel/lixeira.ts';
import { at, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { refusalOf } from '#web/kit/api/refusal.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

const succeed = (text: string) => showToast({ title: 'Sucesso', text });
const fail = (text: string, title = 'Erro') => showToast({ title, text, tone: 'destructive' });

/**
 * Deletes a record after the browser's confirmation (UXT-10) and offers undo. If something uses it, shows
 * what (TER-54).
 */
export function useRemove(screen: AnyCrudScreen) {
  const client = useQueryClient();
  const { texts } = screen;
  const { list } = screen;
  const [refusal, setRefusal] = useState<ErrorBody | null>(null);

  async function restore(id: number) {
    try {
      await call(at<typeof restoreFromLixeira>('POST', '/api/lixeira/:entidade/:id/restaurar'), {
        params: { entidade: screen.entidade, id },
        body: {},
      });
      await refreshLists(client, list, 'lixeira');
      succeed(texts.restored);
    } catch (error) {
      fail(errorText(error, texts.restoreFailed));
    }
  }

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: CrudRecord) => call(crudCalls.remove(list), { params: { id } }),
    onMutate: () => setRefusal(null),
    onSuccess: async (_, record) => {
      await refreshLists(client, list, 'lixeira');
      succeed(texts.removed);
      const name = screen.columns[0]?.value(record) ?? screen.noun.one;
      undoOffer.make({ text: `“${name}” foi para a lixeira`, undo: () => restore(record.id) });
    },
    onError: async (error) => {
      const text = texts.fixed.includes('remove') ? texts.removeFailed : errorText(error, texts.removeFailed);
      fail(text, texts.removeFailedTitle);
      const body = await refusalOf(error);
      setRefusal(body?.uses?.length ? body : null);
    },
  });
  return {
    removing: isPending ? variables.id : null,
    refusal,
    dismissRefusal: () => setRefusal(null),
    ask: useCallback(
      (record: CrudRecord) => {
        if (window.confirm(texts.confirm)) mutate(record);
      },
      [mutate, texts],
    ),
  };
}
