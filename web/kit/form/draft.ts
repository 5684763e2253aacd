/** Typed values of a form, by field name. */
export type FormValues = Record<string, unknown>;

/** The state a form started from: a record, or a new one (`revisao` null). */
export interface FormBase {
  values: FormValues;
  revisao: number | null;
}

/** Typed but unsaved values. */
export interface Draft {
  values: FormValues;
  base: FormBase;
  /** Account that typed it; shown to nobody else. */
  userId: number | null;
}

/** Storage key of a record's draft; a new record has no id. */
export const draftKey = (list: string, id: number | null) => `rascunho:${list}:${id ?? 'novo'}`;

/** Whether two values are saved identically: '' and null, 7 and '7'. */
export function sameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return plain(one) === plain(other);
}

export const sameValues = (one: FormValues, other: FormValues): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    sameValue(one[name], other[name]),
  );

const isValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The account's draft of a key, limited to the form's fields; null if none. */
export function readDraft(
  storage: Storage,
  key: string,
  start: FormBase,
  userId: number | null,
): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Draft | null;
    if (!isValues(draft) || !isValues(draft.values) || !isValues(draft.base?.values)) return null;
    if (draft.userId !== userId || sameValues(draft.values, start.values)) return null;
    const known = (values: FormValues) =>
      Object.fromEntries(
        Object.entries(start.values).map(([name, first]) => [name, name in values ? values[name] : first]),
      );
    const { revisao } = draft.base;
    return {
      values: known(draft.values),
      base: { values: known(draft.base.values), revisao: typeof revisao === 'number' ? revisao : null },
      userId,
    };
  } catch {
    return null;
  }
}

/** Stores a draft. A browser without storage (full or disabled) must not block typing. */
export function writeDraft(storage: Storage, key: string, draft: Draft): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('draft not kept:', error);
  }
}
