/**
 * The JSON object in a model's answer: bare, in a code fence, or surrounded by text. Undefined if missing or
 * truncated.
 */
export function readJson(text: string): unknown {
  const fenced = /```(?:json)?\s*\n?([\s\S]*?)```/i.exec(text)?.[1];
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  const candidates = [text, fenced, from >= 0 && to > from ? text.slice(from, to + 1) : undefined];
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    try {
      const value: unknown = JSON.parse(candidate, storable);
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // A later candidate may parse.
    }
  }
  return undefined;
}

/** Escaped NULs and lone surrogates survive text filters, but no database stores them. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;

/** Whether a text without the requested result is the model's refusal. */
export function isRefusal(text: string): boolean {
  return /^[^{<]{0,40}(?:não posso|não consigo|não é possível|desculpe|lamento|infelizmente|i['’]?m sorry|i am sorry|i can(?:no|')t|i['’]m unable|as an ai)/i.test(
    text.trim(),
  );
}
