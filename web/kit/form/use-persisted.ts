import { useRef, useState } from 'react';
import type { z } from 'zod';
import { readUserId } from '#web/kit/api/token.ts';
import { draftKey } from '#web/kit/form/draft.ts';

/** This account's stored value of a key, if it still matches the schema. */
function readKept<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const { value, userId } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>;
    return userId === readUserId() ? (schema.safeParse(value).data ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * Unsaved state outside a form (such as an ordered list), stored in this browser until saved or discarded;
 * null if none. Restored with the same record; an outdated shape is ignored. The last answer ends what was sent,
 * once it is saved: what was changed since stays.
 */
export function usePersisted<T>(list: string, id: number, schema: z.ZodType<T>) {
  const [key] = useState(() => draftKey(list, id));
  const [value, setValue] = useState(() => readKept(key, schema));
  const latest = useRef(value);
  function keep(next: T | null) {
    latest.current = next;
    setValue(next);
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ value: next, userId: readUserId() }));
    } catch (error) {
      // A browser without storage must not block work.
      console.warn('draft not kept:', error);
    }
  }
  function end(sent: T | null) {
    if (latest.current === sent) keep(null);
  }
  return [value, keep, end] as const;
}
