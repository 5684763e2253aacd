import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { emptyValues, type HotsiteValues, valuesOf } from '#web/da-pasta-a-pagina/hotsites/form-values.ts';
import { draftKey } from '#web/kit/form/draft.ts';
import { useDraft } from '#web/kit/form/use-draft.ts';

/** Typed values with their draft: closing the dialog loses nothing. */
export function useHotsiteForm(record: Hotsite | null) {
  const [start] = useState(() =>
    record ? { values: valuesOf(record), revisao: record.revisao } : { values: emptyValues, revisao: null },
  );
  const draft = useDraft(draftKey('hotsites', record?.id ?? null), start);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const form = useForm<HotsiteValues>({
    defaultValues: (draft.restored?.values as HotsiteValues | undefined) ?? start.values,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );
  function discard() {
    draft.drop();
    form.reset(start.values);
    setRestored(false);
  }
  return { form, draft, isRestored, discard };
}
