import type { FormValues } from '#web/kit/form/draft.ts';

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Non-empty links; null if none. */
function filledLinks(value: unknown): Record<string, string> | null {
  const links = Object.entries((value ?? {}) as Record<string, string>).flatMap(([name, text]) =>
    text.trim() ? [[name, text.trim()] as const] : [],
  );
  return links.length > 0 ? Object.fromEntries(links) : null;
}

/**
 * The body of a form: empty texts are omitted, and null is sent only for removed values (BRK-32, BRK-33).
 * `typed` is the form, `checked` the parsed values, `saved` the initial ones.
 */
export function payloadOf(checked: FormValues, typed: FormValues, saved: FormValues): FormValues {
  const body: FormValues = {};
  for (const [name, value] of Object.entries(checked)) {
    if (name === 'redesSociais') {
      const links = filledLinks(value);
      if (links || filledLinks(saved[name])) body[name] = links;
    } else if (!isBlank(value)) body[name] = value;
    else if (typed[name] === null && !isBlank(saved[name])) body[name] = null;
  }
  return body;
}
