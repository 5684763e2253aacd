import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Change } from '#contract/base/errors.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { changeOf } from '#web/kit/api/refusal.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { putRow } from '#web/kit/crud/put-row.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { showToast } from '#web/kit/ui/toast.ts';

interface Options {
  screen: AnyCrudScreen;
  record: CrudRecord | null;
  /** The revision the values are based on; null for a new record. */
  revisao: () => number | null;
  onSaved: (row: CrudRecord) => void;
  /** Someone else has saved the record since (API-19). */
  onStale: (change: Change) => void;
  onFailure: (error: unknown) => void;
}

/** Saves a record, ignoring repeated submits, and reports the result in the specified words. */
export function useSave({ screen, record, revisao, onSaved, onStale, onFailure }: Options) {
  const client = useQueryClient();
  const { list, texts } = screen;
  const busy = useRef(false);
  const saving = useMutation({
    mutationFn: (values: FormValues) =>
      record
        ? call(crudCalls.update(list), {
            params: { id: record.id },
            body: { ...values, revisao: revisao() },
          })
        : call(crudCalls.create(list), { body: values }),
    async onSuccess(row) {
      await putRow(client, screen, row);
      showToast({ title: 'Sucesso', text: record ? texts.updated : texts.created });
      void refreshLists(client, list);
      onSaved(row);
    },
    async onError(error) {
      const change = await changeOf(error);
      if (change) return onStale(change);
      const [action, fallback] = record
        ? (['update', texts.updateFailed] as const)
        : (['create', texts.createFailed] as const);
      const text = texts.fixed.includes(action) ? fallback : errorText(error, fallback);
      showToast({ title: 'Erro', text, tone: 'destructive' });
      onFailure(error);
    },
    onSettled() {
      busy.current = false;
    },
  });
  return {
    isSaving: saving.isPending,
    save(values: FormValues) {
      if (busy.current) return;
      busy.current = true;
      saving.mutate(values);
    },
  };
}
