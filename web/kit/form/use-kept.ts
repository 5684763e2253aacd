import { useState } from 'react';
import type { z } from 'zod';
import { readUserId } from '#web/kit/api/token.ts';
import { draftKey } from '#web/kit/form/draft.ts';

/** What an earlier visit of this account left under a key, if it still has the shape asked for. */
function readKept<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const { value, userId } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>;
    return userId === readUserId() ? (schema.safeParse(value).data ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * What is being changed outside a form (an ordered list, say), kept in this browser until it is saved
 * or thrown away; null when nothing is. It comes back when the same record is opened again. What is there in
 * another shape is as good as nothing.
 */
export function useKept<T>(list: string, id: number, schema: z.ZodType<T>) {
  const [key] = useState(() => draftKey(list, id));
  const [value, setValue] = useState(() => readKept(key, schema));
  function keep(next: T | null) {
    setValue(next);
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ value: next, userId: readUserId() }));
    } catch (error) {
      // A browser that keeps nothing is no reason to stop anybody working.
      console.warn('draft not kept:', error);
    }
  }
  return [value, keep] as const;
}
