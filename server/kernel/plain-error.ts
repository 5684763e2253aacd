/** A loggable error: what happened and where, without its payload. */
export interface PlainError {
  type: string;
  message: string;
  code?: string | number;
  status?: number;
  /** For database errors: the constraint, table or column. */
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
  cause?: PlainError;
  errors?: PlainError[];
}

const removed = '[removido]';

/** Patterns of secrets, wherever a library may have quoted one. */
const forms = [
  /\$argon2\S+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\b(?:Bearer|Basic)\s+\S+/gi,
  // Keys and tokens: long, unbroken, mixing letters and digits; our own ids are no secrets.
  /(?![0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b)\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g,
  /\bsk-[\w-]+/g,
  // CRECI, CPF and phone numbers, as people write them.
  /\bCRECI\W{0,3}[\d.]+(?:-?[FJ])?/gi,
  /\b\d{1,3}\.?\d{3}-?[FJ]\b/g,
  /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g,
  /(?:\+?55[\s-]?)?\(?\b\d{2}\)?[\s-]?9?\d{4}[\s-]?\d{4}\b/g,
  /\d{10,}/g,
];

/** A sentence with secrets and personal data masked. */
export const withoutSecrets = (text: string): string =>
  forms.reduce((told, form) => told.replace(form, removed), text);

/** Parsers quote the input they could not read. */
const quotes = (error: Error) => error instanceof SyntaxError && /JSON/.test(error.message);

/** The stack frames: the message before them may be as long as the input it quotes. */
function framesOf({ message, stack = '' }: Error): string {
  const at = message ? stack.indexOf(message) : -1;
  const below = at === -1 ? stack : stack.slice(at + message.length);
  return below
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .map(withoutSecretsOfPath)
    .join('\n');
}
/** Code locations are safe; a URL with a query might not be. */
const withoutSecretsOfPath = (line: string) => line.replace(/\?[^\s:)]*/g, '');

const short = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value))
    ? value
    : undefined;

/**
 * The safe parts of an error: type, message, codes, frames, and those of its causes. Whatever a library
 * attached (parameters, bodies, headers, addresses) is dropped.
 */
export function plainError(error: unknown, depth = 0): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const given = error as Error & Record<string, unknown>;
  const plain: PlainError = {
    type: error.name || error.constructor.name,
    message: quotes(error) ? 'not valid JSON' : withoutSecrets(error.message),
  };
  for (const name of ['code', 'constraint', 'table', 'column', 'status'] as const) {
    const value = short(given[name]);
    if (value !== undefined) Object.assign(plain, { [name]: value });
  }
  const frames = framesOf(error);
  if (frames) plain.stack = frames;
  if (depth >= 5) return plain;
  if (error.cause !== undefined) plain.cause = plainError(error.cause, depth + 1);
  if (error instanceof AggregateError)
    plain.errors = error.errors.slice(0, 5).map((each) => plainError(each, depth + 1));
  return plain;
}

/** The same as lines for a terminal. */
export function errorLines(error: unknown): string {
  const lines: string[] = [];
  for (let each: PlainError | undefined = plainError(error); each; each = each.cause) {
    const { type, message, code, stack } = each;
    lines.push(
      `${lines.length > 0 ? 'causa: ' : ''}${type}${code === undefined ? '' : ` ${code}`}: ${message}`,
    );
    if (stack) lines.push(stack);
  }
  return lines.join('\n');
}
