/** An error as it may be told: what happened and where, without anything that it carries. */
export interface PlainError {
  type: string;
  message: string;
  code?: string | number;
  status?: number;
  /** Of the database's errors: the rule, table or column it is about. */
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
  cause?: PlainError;
  errors?: PlainError[];
}

const removed = '[removido]';

/** What gives itself away by its form, wherever a library may have quoted it. */
const forms = [
  /\$argon2\S+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\b(?:Bearer|Basic)\s+\S+/gi,
  // Keys and tokens: long, unbroken, letters and figures together; ids of our own are no secrets.
  /(?![0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b)\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g,
  /\bsk-[\w-]+/g,
  // CRECI, CPF and telephones, as people write them.
  /\bCRECI\W{0,3}[\d.]+(?:-?[FJ])?/gi,
  /\b\d{1,3}\.?\d{3}-?[FJ]\b/g,
  /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g,
  /(?:\+?55[\s-]?)?\(?\b\d{2}\)?[\s-]?9?\d{4}[\s-]?\d{4}\b/g,
  /\d{10,}/g,
];

/** A sentence without what has the form of a secret or of somebody's data. */
export const withoutSecrets = (text: string): string =>
  forms.reduce((told, form) => told.replace(form, removed), text);

/** A parser quotes what it could not read. */
const quotes = (error: Error) => error instanceof SyntaxError && /JSON/.test(error.message);

/** Where it happened: the message stands at the head of a stack, and may be as long as what it quotes. */
function framesOf({ message, stack = '' }: Error): string {
  const at = message ? stack.indexOf(message) : -1;
  const below = at === -1 ? stack : stack.slice(at + message.length);
  return below
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .map(withoutSecretsOfPath)
    .join('\n');
}
/** Places in the code are no secrets; an address with a query might hold one. */
const withoutSecretsOfPath = (line: string) => line.replace(/\?[^\s:)]*/g, '');

const short = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value))
    ? value
    : undefined;

/**
 * An error by what may be told of it: type, sentence, codes, frames, and the same of its causes. What
 * a library hung on it (parameters, bodies, headers, addresses) is left behind.
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

/** The same as lines, for a terminal. */
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
