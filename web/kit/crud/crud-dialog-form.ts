import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { draftKey, type FormBase, type FormValues } from '#web/kit/form/draft.ts';
import { useDraft } from '#web/kit/form/use-draft.ts';

/** The form of a screen's dialog, checked by the contract's own schema, with its draft. */
export function useCrudForm(screen: AnyCrudScreen, record: CrudRecord | null, initial?: FormValues) {
  const [start] = useState<FormBase>(() => ({
    values: record ? screen.form.of(record) : { ...screen.form.empty, ...initial },
    revisao: record?.revisao ?? null,
  }));
  const draft = useDraft(draftKey(screen.routes.name, record?.id ?? null), start);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const form = useForm<FormValues>({
    defaultValues: draft.restored?.values ?? start.values,
    resolver: zodResolver(screen.routes.input),
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );

  /** Back to the record as it was read. */
  function discard() {
    draft.drop();
    draft.rebase(start);
    form.reset(start.values);
    setRestored(false);
  }
  return { form, draft, isRestored, discard };
}
