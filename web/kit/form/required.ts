import { createContext, useEffect, useState } from 'react';
import type { z } from 'zod';
import type { FormField } from '#web/kit/crud/screen.ts';

/** The value of a field nobody filled in; undefined for kinds that always have one. */
function blankOf(field: FormField): unknown {
  if (field.kind === 'select') return field.placeholder ? null : undefined;
  return ['text', 'long-text', 'choice'].includes(field.kind) ? '' : undefined;
}

/** Names of the fields the contract refuses when they are empty: a form marks these, and no others. */
export function requiredOf(schema: z.ZodObject, fields: readonly FormField[]): ReadonlySet<string> {
  const isRequired = (field: FormField) => {
    const blank = blankOf(field);
    const part = schema.shape[field.name] as z.ZodType | undefined;
    return part !== undefined && blank !== undefined && !part.safeParse(blank).success;
  };
  return new Set(fields.filter(isRequired).map(({ name }) => name));
}

/** The required fields of the form around. */
export const RequiredFields = createContext<ReadonlySet<string>>(new Set());

/** The required fields of a form whose schema is loaded with it; none until then. */
export function useRequired(
  load: () => Promise<z.ZodObject>,
  fields: readonly FormField[],
): ReadonlySet<string> {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    let isOver = false;
    void load().then(
      (schema) => isOver || setNames(requiredOf(schema, fields)),
      // Without its schema a form cannot be sent either, and says so then.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return names;
}
