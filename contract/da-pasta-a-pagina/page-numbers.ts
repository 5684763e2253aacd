import { formatCnpj } from '../publico/page-format.ts';
import type { PageFacts } from './blueprint.ts';

const numberPattern = /\d+(?:[.,]\d+)*/g;

/**
 * Every value a written number can mean: '690.000' is 690000 and 690; '63,40' is 63.4; a long chain such as
 * '12.345.678' also its parts.
 */
function readings(token: string): string[] {
  const parts = token.split(/[.,]/);
  const whole = parts.map(plain);
  if (parts.length === 1) return whole;
  const last = parts.at(-1) ?? '';
  const grouped = plain(parts.join(''));
  const decimal = plain(`${parts.slice(0, -1).join('')}.${last}`);
  // '1.234,50' and '1234.50' are decimals, '1.234' may be either.
  return parts.slice(1).every((part) => part.length === 3) ? [grouped, decimal] : [decimal];
}

/** Strips leading zeros of the integer part and trailing zeros of the decimals. */
function plain(digits: string): string {
  const [integer = '', decimals = ''] = digits.split('.');
  const fraction = decimals.replace(/0+$/, '');
  const base = integer.replace(/^0+(?=\d)/, '');
  return fraction ? `${base}.${fraction}` : base;
}

function* leaves(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* leaves(part);
}

/** Facts are immutable once read, so this is computed once per object. */
const knownOf = new WeakMap<PageFacts, ReadonlySet<string>>();

/** Every number a page may state, from the record's facts. */
export function knownNumbers(facts: PageFacts): ReadonlySet<string> {
  const known = knownOf.get(facts) ?? readNumbers(facts);
  knownOf.set(facts, known);
  return known;
}

function readNumbers(facts: PageFacts): Set<string> {
  const known = new Set<string>();
  const texts = [...leaves(facts), ...(facts.cnpj ? [formatCnpj(facts.cnpj)] : [])];
  // A place is stored in metres and told in kilometres.
  for (const { distancia, medida } of facts.ficha?.distancias ?? [])
    if (medida === 'm' && distancia >= 1000) texts.push(String(distancia / 1000));
  for (const text of texts) {
    for (const [token] of text.matchAll(numberPattern)) {
      for (const reading of readings(token)) known.add(reading);
    }
  }
  return known;
}

/** The numbers in `text` that are not in the facts, as written. */
export function unknownNumbers(text: string, facts: PageFacts): string[] {
  const known = knownNumbers(facts);
  return [...text.matchAll(numberPattern)]
    .map(([token]) => token)
    .filter((token) => !readings(token).some((reading) => known.has(reading)));
}
