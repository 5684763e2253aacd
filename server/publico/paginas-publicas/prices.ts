/**
 * Prices in page texts. A page is stored with its price, and whether it may be shown is known only on
 * request, so its occurrences are located in advance.
 */

/** Separators between text pieces: within a line, and between lines. */
export const inLine = '\u0000';
export const newLine = '\u0001';

const gap = `[\\s\\u00a0${inLine}]*`;
const digits = '\\d(?:[\\d.,]*\\d)?';
const number = `${digits}(?:${inLine}[.,]${digits})*`;
const unit = '(?:mil|milh(?:ão|ões)|mi)(?![\\p{L}\\d])';
const inReais = `(?<![\\d.,])${number}${gap}(?:${unit}${gap})?(?:de${gap})?reais(?!\\p{L})`;
const money = `(?:R\\$${gap}${number}(?:${gap}${unit})?|${inReais})`;
const lead = `(?<!\\p{L})(?:a${gap}partir${gap}de|desde|por)(?!\\p{L})`;
const between = `[\\s\\u00a0:${inLine}${newLine}]*`;
const price = new RegExp(`(?:(?<lead>${lead})(?<between>${between}))?(?<money>${money})`, 'giu');
/** Beside the price, and in the legal part, where nothing is left to say. */
const note =
  /(?<legal>Valor (?:da tabela de \p{L}+ de \d{4}, )?sujeito a alteração\.?)|Valor de \p{L}+ de \d{4}\.?/giu;

/** A range of text and its replacement without the price. */
export interface Cut {
  from: number;
  to: number;
  instead: string;
}

/** The context of a range, up to the ends of its line. */
function around(text: string, from: number, to: number): { before: string; after: string } {
  const start = Math.max(text.lastIndexOf(newLine, from - 1), -1) + 1;
  const end = text.indexOf(newLine, to);
  const plain = (part: string) => part.replaceAll(inLine, '').trim();
  return { before: plain(text.slice(start, from)), after: plain(text.slice(to, end < 0 ? undefined : end)) };
}

const alone = ({ before, after }: { before: string; after: string }) =>
  before === '' && /^[.:*]*$/.test(after);

function cutsOfPrice(text: string, match: RegExpExecArray): Cut[] {
  const { lead: words, between, money: amount } = match.groups as Record<string, string | undefined>;
  const to = match.index + match[0].length;
  const moneyFrom = to - amount!.length;
  const leadTo = match.index + (words?.length ?? 0);
  const price = { from: moneyFrom, to };
  // 'A partir de' as a separate line above the price.
  if (words && between?.includes(newLine)) {
    const label = { from: match.index, to: leadTo };
    if (!alone(around(text, label.from, label.to))) return [{ ...price, instead: 'Consulte' }];
    return [
      { ...label, instead: /^\p{Lu}/u.test(words) ? 'Valores' : 'valores' },
      { ...price, instead: 'Consulte' },
    ];
  }
  const whole = words ? { from: match.index, to } : price;
  const line = around(text, whole.from, whole.to);
  if (alone(line)) return [{ ...whole, instead: 'Consulte' }];
  if (line.before === '' || /[.!?:;·|–—-]$/.test(line.before))
    return [{ ...whole, instead: 'Consulte o preço' }];
  return [{ ...whole, instead: words ? 'com preço sob consulta' : 'preço sob consulta' }];
}

/** Every price-dependent range of a text, in order; lines are separated by `newLine`. */
export function cutsOf(text: string): Cut[] {
  // Nearly every text has none.
  if (!/R\$|reais|alteração|valor de/i.test(text)) return [];
  const cuts = [...text.matchAll(price)].flatMap((match) => cutsOfPrice(text, match));
  const notes = [...text.matchAll(note)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    instead: match.groups?.legal ? '' : 'Peça a um corretor a tabela atual.',
  }));
  return [...cuts, ...notes].sort((a, b) => a.from - b.from);
}

/** A text without its price. */
export function withoutPrice(text: string): string {
  let rest = '';
  let at = 0;
  for (const { from, to, instead } of cutsOf(text)) {
    rest += text.slice(at, from) + instead;
    at = to;
  }
  return rest + text.slice(at);
}

/** A search result or preview line: its price is at the end, possibly truncated. */
export function summaryWithoutPrice(text: string): string {
  const without = text.replace(/[,:]?\s*a partir de R\$.*$/su, '. Consulte o preço.');
  return withoutPrice(without);
}
