import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Change } from '#contract/base/errors.ts';
import { call } from '#web/kit/api/client.ts';
import { errorField, errorText, serverMessage } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { changeOf } from '#web/kit/api/refusal.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { mergeChanges } from '#web/kit/crud/crud-dialog-merge.ts';
import { putRow } from '#web/kit/crud/put-row.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { type FormValues, sameValues } from '#web/kit/form/draft.ts';
import { firstMessage } from '#web/kit/form/first-message.ts';
import { foundByServer } from '#web/kit/form/form-field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { changedBody } from './changed-body.ts';
import { usePagePart } from './page-parts.ts';
import { useTypedOver } from './use-typed-over.ts';

/** A refusal that a kind of record words itself. */
export interface KnownRefusal {
  field: string;
  title: string;
  text: string;
}

export interface FieldsPartOptions {
  /** Its name in the bar. */
  name: string;
  screen: AnyCrudScreen;
  record: CrudRecord;
  /** The body of what was changed, where it is not just that. */
  bodyOf?: (checked: FormValues, typed: FormValues, saved: FormValues) => FormValues;
  knownRefusal?: (text: string) => KnownRefusal | null;
  /** Called with the fields that are refused before sending. */
  onInvalid?: (names: string[]) => void;
}

/** A record's own fields as a part of its page: saved with its revision, merged with who saved meanwhile. */
export function useFieldsPart(options: FieldsPartOptions) {
  const { screen, record, name, bodyOf, knownRefusal, onInvalid } = options;
  const { list, texts } = screen;
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Change | null>(null);
  const { form, draft, dirty, take, takeSaved, taken, setDirty } = useTypedOver(screen, record, () =>
    setConflict(null),
  );

  const labelOf = (name: string) => screen.form.fields.find((field) => field.name === name)?.label ?? name;
  const keptText = (kept: string[]) =>
    kept.length > 0 && `Mudou enquanto isso e ficou: ${[...new Set(kept)].map(labelOf).join(', ')}`;

  function refuse(errors: FieldErrors<FormValues>) {
    const first = screen.form.fields.find((field) => errors[field.name]);
    const text = firstMessage(errors[first?.name ?? '']) ?? firstMessage(errors) ?? '';
    showToast({ title: 'Erro de validação', text, tone: 'destructive' });
    onInvalid?.(Object.keys(errors));
  }

  async function onFailure(error: unknown, kept: string[]): Promise<boolean> {
    const change = await changeOf(error);
    if (change) {
      const current = screen.form.of(change.current);
      const { undecided, taken } = mergeChanges(draft.base().values, form.getValues(), current);
      if (undecided.length > 0) {
        setConflict(change);
        return false;
      }
      // What changed meanwhile was not touched here, as where a run goes on with the record: nothing to decide.
      draft.rebase({ values: current, revisao: (change.current as CrudRecord).revisao });
      for (const name of taken) form.setValue(name, current[name]);
      return save([...kept, ...taken]);
    }
    const said = serverMessage(error);
    const known = knownRefusal?.(errorText(error));
    const field = known?.field ?? errorField(error);
    if (known) showToast({ title: known.title, text: known.text, tone: 'destructive' });
    else
      showToast({
        title: 'Erro',
        text: texts.fixed.includes('update') ? texts.updateFailed : errorText(error, texts.updateFailed),
        tone: 'destructive',
      });
    const message = known?.title ?? said;
    if (field && message && screen.form.fields.some((each) => each.name === field))
      form.setError(field, { type: foundByServer, message }, { shouldFocus: true });
    return false;
  }

  /** `kept`: the fields that others changed meanwhile. */
  async function save(kept: string[] = []): Promise<boolean> {
    if (conflict) return false;
    let isSaved = false;
    const sent = { ...form.getValues() };
    await form.handleSubmit(async (checked) => {
      const { update } = await screen.loadRoutes();
      const base = draft.base();
      const body = changedBody(update.body, checked, sent, base.values);
      try {
        const row = await call(crudCalls.update(list), {
          params: { id: record.id },
          body: { ...(bodyOf?.(body, sent, base.values) ?? body), revisao: base.revisao },
        });
        await putRow(client, screen, row);
        takeSaved(row, sent);
        showToast({ title: 'Sucesso', text: [texts.updated, keptText(kept)].filter(Boolean).join('\n') });
        void refreshLists(client, list);
        isSaved = true;
      } catch (error) {
        isSaved = await onFailure(error, kept);
      }
    }, refuse)();
    return isSaved;
  }

  function decide(values: FormValues) {
    if (!conflict) return;
    const current = screen.form.of(conflict.current);
    draft.rebase({ values: current, revisao: (conflict.current as CrudRecord).revisao });
    for (const [field, value] of Object.entries(values)) form.setValue(field, value);
    draft.keep(values);
    setDirty(!sameValues(values, current));
    setConflict(null);
  }

  usePagePart(name, {
    dirty,
    save: () => save(),
    discard() {
      const typed = { ...form.getValues() };
      take(record.revisao < taken().revisao ? taken() : record);
      return () => {
        for (const [field, value] of Object.entries(typed)) form.setValue(field, value);
      };
    },
  });

  return {
    form,
    conflict,
    merge: conflict && mergeChanges(draft.base().values, form.getValues(), screen.form.of(conflict.current)),
    decide,
    saved: draft.base().values,
  };
}
