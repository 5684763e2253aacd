import { useEffect, useRef, useState } from 'react';
import { useCrudForm } from '#web/kit/crud/crud-dialog-form.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { type FormValues, sameValues } from '#web/kit/form/draft.ts';
import { changedFields } from './changed-body.ts';

/** What is typed over a record that goes on being read and saved: neither takes back what was typed since. */
export function useTypedOver(screen: AnyCrudScreen, record: CrudRecord, onTaken: () => void) {
  const { form, draft, adopt } = useCrudForm(screen, record);
  const [dirty, setDirty] = useState(() => !sameValues(form.getValues(), draft.base().values));
  const taken = useRef(record);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setDirty(!sameValues(values, draft.base().values)),
      }),
    [form, draft],
  );
  function take(row: CrudRecord) {
    taken.current = row;
    adopt(row);
    setDirty(false);
    onTaken();
  }
  // Changed elsewhere, while nothing is typed here. The form is asked, which is ahead of what was drawn of it; an
  // answer that was under way while this page saved is older than what it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another revision is read
  useEffect(() => {
    const { values, revisao } = draft.base();
    if (record.revisao > (revisao ?? 0) && sameValues(form.getValues(), values)) take(record);
  }, [record.revisao, dirty]);

  return {
    form,
    draft,
    dirty,
    setDirty,
    take,
    /** Takes what was saved; what was typed after it was sent stays typed. */
    takeSaved(row: CrudRecord, sent: FormValues) {
      const now = { ...form.getValues() };
      take(row);
      for (const name of changedFields(now, sent)) form.setValue(name, now[name]);
    },
    /** The newest state this form has taken. */
    taken: () => taken.current,
  };
}
