import type { FormValues } from '#web/kit/form/draft.ts';

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Links without those that are empty; null where none is left. */
function filledLinks(value: unknown): Record<string, string> | null {
  const links = Object.entries((value ?? {}) as Record<string, string>).flatMap(([name, text]) =>
    text.trim() ? [[name, text.trim()] as const] : [],
  );
  return links.length > 0 ? Object.fromEntries(links) : null;
}

/**
 * What is sent of a form: empty texts are left out, and null stands only where somebody took away
 * what was stored (BRK-32, BRK-33). `typed` is the form as it stands, `checked` what the contract made
 * of it, `saved` the values it began from.
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
