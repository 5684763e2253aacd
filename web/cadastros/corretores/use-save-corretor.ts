import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Change } from '#contract/base/errors.ts';
import type { Corretor, corretoresRoutes } from '#contract/cadastros/corretores.ts';
import { knownFailure } from '#web/cadastros/corretores/known-failures.ts';
import { at, call, type InputOf } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { changeOf } from '#web/kit/api/refusal.ts';
import { putRow } from '#web/kit/crud/put-row.ts';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** A save by the button, or automatic on opening the second tab (BRK-47). */
export type SaveKind = 'asked' | 'automatic';

interface Attempt {
  kind: SaveKind;
  body: FormValues;
  /** The stored record; null creates one. */
  stored: { id: number; revisao: number | null } | null;
}

interface Options {
  screen: AnyCrudScreen;
  onSaved: (row: Corretor, kind: SaveKind) => void;
  /** Someone else has saved him since (API-19). */
  onStale: (change: Change, kind: SaveKind) => void;
  /** One of the three known clashes: the dialog stays open (BRK-41). */
  onClash: (field: 'creci' | 'email' | 'slug', text: string) => void;
  /** Any other failure: the dialog closes (BRK-42). */
  onFailure: () => void;
}

/** Saves a corretor, ignoring repeated submits, and reports the result in the specified words. */
export function useSaveCorretor({ screen, onSaved, onStale, onClash, onFailure }: Options) {
  const client = useQueryClient();
  const { list, texts } = screen;
  const busy = useRef(false);
  const saving = useMutation({
    mutationFn: ({ stored, body }: Attempt) =>
      stored
        ? call(at<typeof corretoresRoutes.update>('PUT', '/api/corretores/:id'), {
            params: { id: stored.id },
            body: { ...body, revisao: stored.revisao ?? undefined },
          })
        : call(at<typeof corretoresRoutes.create>('POST', '/api/corretores'), {
            body: body as InputOf<typeof corretoresRoutes.create>['body'],
          }),
    async onSuccess(row, { kind, stored }) {
      await putRow(client, screen, row);
      void refreshLists(client, list);
      if (kind === 'automatic')
        showToast({
          title: 'Dados salvos com sucesso!',
          text: 'Agora você pode configurar a cobertura geográfica e o site.',
        });
      else showToast({ title: 'Sucesso', text: stored ? texts.updated : texts.created });
      onSaved(row, kind);
    },
    async onError(error, { kind, stored }) {
      const change = await changeOf(error);
      if (change) return onStale(change, kind);
      const text = errorText(error);
      const clash = knownFailure(text);
      if (clash) {
        showToast({ title: clash.title, text: clash.text, tone: 'destructive' });
        return onClash(clash.field, clash.title);
      }
      const title = stored ? 'Erro ao atualizar' : 'Erro ao cadastrar';
      showToast({ title, text, tone: 'destructive' });
      onFailure();
    },
    onSettled() {
      busy.current = false;
    },
  });
  return {
    /** The save in progress, if any. */
    saving: saving.isPending ? saving.variables.kind : null,
    save(attempt: Attempt) {
      if (busy.current) return;
      busy.current = true;
      saving.mutate(attempt);
    },
  };
}
