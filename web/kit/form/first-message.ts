/** The first message among nested errors. */
export function firstMessage(errors: unknown): string | null {
  if (!errors || typeof errors !== 'object') return null;
  const { message } = errors as { message?: unknown };
  if (typeof message === 'string') return message;
  for (const inner of Object.values(errors)) {
    const found = firstMessage(inner);
    if (found) return found;
  }
  return null;
}
