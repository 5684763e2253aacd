import type { FormField } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';

/** Why a field's value looks wrong though it can be saved; null if it does not. */
export function doubtAbout(field: FormField, values: FormValues): string | null {
  if (field.kind !== 'text' || !field.warn) return null;
  const value = String(values[field.name] ?? '').trim();
  return value === '' ? null : field.warn(value, values);
}
