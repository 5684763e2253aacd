import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { draftKey, type FormBase, type FormValues, sameValues } from '#web/kit/form/draft.ts';
import { offerBack, sayKept } from '#web/kit/form/leave-form.ts';
import { useDraft } from '#web/kit/form/use-draft.ts';

type AnyRoutes = Awaited<ReturnType<AnyCrudScreen['loadRoutes']>>;

const omit = (values: FormValues, names: readonly string[], start: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, start[name]])),
});

/** The schema a new or an existing record's form is checked by. */
export const inputOf = ({ input, update }: AnyRoutes, record: CrudRecord | null) =>
  (record ? update.body : input) as z.ZodObject;

/** The dialog form of a screen, validated by the contract's schema, with its draft. */
export function useCrudForm(screen: AnyCrudScreen, record: CrudRecord | null, initial?: FormValues) {
  const { list, loadRoutes } = screen;
  const { undrafted = [] } = screen.form;
  const startOf = (row: CrudRecord): FormBase => ({ values: screen.form.of(row), revisao: row.revisao });
  const [start, setStart] = useState<FormBase>(() =>
    record ? startOf(record) : { values: { ...screen.form.empty, ...initial }, revisao: null },
  );
  const draft = useDraft(draftKey(list, record?.id ?? null), start);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const [isChanged, setChanged] = useState(draft.restored !== null);
  const form = useForm<FormValues>({
    defaultValues: draft.restored?.values ?? start.values,
    resolver: async (...asked) => {
      const { input, update } = await loadRoutes();
      return zodResolver((start.revisao === null ? input : update.body) as typeof input)(...asked);
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          const kept = omit(values, undrafted, start.values);
          setChanged(!sameValues(kept, draft.base().values));
          draft.keep(kept);
        },
      }),
    [form, draft, undrafted, start],
  );

  /** Resets to the record as read. */
  function discard() {
    draft.drop();
    draft.rebase(start);
    form.reset(start.values);
    setRestored(false);
    setChanged(false);
  }
  /** Continues with the record just created. */
  function adopt(row: CrudRecord) {
    const state = startOf(row);
    draft.moveTo(draftKey(list, row.id), state);
    setStart(state);
    setRestored(false);
    setChanged(false);
    form.reset(state.values);
  }
  /** 'Cancelar': the changes go, and can be brought back for a while. */
  function abandon() {
    const values = omit(form.getValues(), undrafted, start.values);
    const base = draft.base();
    draft.drop();
    if (isChanged) offerBack(draftKey(list, record?.id ?? null), values, base);
  }
  return {
    form,
    draft,
    isRestored,
    /** Whether something typed is not saved. */
    isChanged,
    discard,
    adopt,
    abandon,
    /** Any other way out keeps the changes as a draft, and says so. */
    leave: () => isChanged && sayKept(),
  };
}
