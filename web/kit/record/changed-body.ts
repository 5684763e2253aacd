import type { z } from 'zod';
import { type FormValues, sameValue } from '#web/kit/form/draft.ts';

/** The fields whose value is not the one it started from. */
export const changedFields = (typed: FormValues, base: FormValues): string[] =>
  Object.keys(typed).filter((name) => !sameValue(typed[name], base[name]));

/** Whether a call leaves a field alone that is not sent. */
function mayBeAbsent(shape: z.ZodType | undefined): boolean {
  const read = shape?.safeParse(undefined);
  return read === undefined || (read.success && read.data === undefined);
}

/** What is sent of a form: what was changed, and what the call does not leave alone when it is absent. */
export function changedBody(
  schema: z.ZodObject,
  checked: FormValues,
  typed: FormValues,
  base: FormValues,
): FormValues {
  const changed = new Set(changedFields(typed, base));
  return Object.fromEntries(
    Object.entries(checked).filter(
      ([name]) => changed.has(name) || !mayBeAbsent(schema.shape[name] as z.ZodType),
    ),
  );
}
