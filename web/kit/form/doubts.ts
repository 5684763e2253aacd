import type { FormField } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';

/** Why a field's value looks wrong though it can be saved; null if it does not. */
export function doubtAbout(field: FormField, values: FormValues): string | null {
  if (field.kind !== 'text' || !field.warn) return null;
  const value = String(values[field.name] ?? '').trim();
  return value === '' ? null : field.warn(value, values);
}

/** What to look at again in what has just been saved: who saves by Enter never left the field. */
export function savedDoubts(fields: readonly FormField[], values: FormValues, before: FormValues): string {
  const doubted = fields.filter(
    (field) => values[field.name] !== before[field.name] && doubtAbout(field, values) !== null,
  );
  if (doubted.length === 0) return '';
  const names = doubted.map((field) => (field.kind === 'own' ? field.name : field.label));
  return `Confira: ${new Intl.ListFormat('pt-BR').format(names)}.`;
}
