import { numberWordValues as values } from '#contract/base/number-words.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unsupported } from '../figures.ts';
import { findCounts } from './counts.ts';
import { amountOf, numberRun as run } from './number-words.ts';
import { otherReadings, plainText } from './plain-text.ts';

/** Countable things in adverts: a number before one is a figure. */
const unit =
  /^\s+(?:[a-z]+\s+){0,2}?(?:dorm[a-z]*|quartos?|suites?|vagas?|banheiros?|metros?|m2|torres?|blocos?|andares|pavimentos?|elevadores|apartamentos?|unidades?|lojas?|km|quilometros?|minutos?|reais|parcelas?|vezes|meses|anos|piscinas?|quadras?|por\s+cento)\b/;
/** The noun may come first: 'Suítes: quatro'. */
const unitBefore =
  /\b(dorm[a-z]*|quartos?|suites?|vagas?|torres?|andares|pavimentos?|elevadores|unidades?|lojas?)\s*[:=–-]\s*$/;
/** A high floor implies a number of floors. */
const floor =
  /\b(decim|vigesim|trigesim|quadragesim|quinquagesim)[oa](?:\s+(primeir|segund|terceir|quart|quint|sext|setim|oitav|non)[oa])?\s+(?:andar|pavimento|piso)\b/g;
const tens = ['decim', 'vigesim', 'trigesim', 'quadragesim', 'quinquagesim'];
const ones = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non'];
/** Idioms. */
const idiom =
  /\b(?:mil\s+e\s+um(?:a)?\b|mil\s+maravilhas|mil\s+e\s+duas|vinte\s+e\s+quatro\s+horas|cem\s+por\s+cento|sete\s+dias|vinte\s+um|seculo)/g;

const digit =
  '(?:zero|um|uma|hum|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|one|two|three|four|five|six|seven|eight|nine|uno|dos|siete|ocho|nueve)';
/** The same without separators. */
const gluedDigits = new RegExp(`(?:${digit}){6,}`, 'g');
const digitWord = new RegExp(`\\b${digit}\\b`);
const pair = `(?:${Object.keys(values)
  .filter((name) => values[name]! >= 10 && values[name]! < 100)
  .join('|')})`;
const dialed = `(?:${digit}|${pair}(?:\\s+e\\s+${digit})?|\\d{1,5})`;
/** Digits spelled one by one: eight of them are a phone number. */
const dialedRow = new RegExp(`\\b${dialed}(?:[\\s,;.\\-–()/·]+(?:e\\s+)?${dialed})+\\b`, 'g');
const singleDigits = /(?<![\d.,])\d(?:[\s().\-–/·|,;]{1,4}\d(?!\d)){6,}(?![\d])/g;

function digitsOf(row: string): number {
  return (row.match(/[a-z]+|\d+/g) ?? []).reduce((sum, each) => {
    if (/\d/.test(each)) return sum + each.length;
    if (each === 'e') return sum;
    return sum + (values[each] !== undefined && values[each]! >= 10 ? 2 : 1);
  }, 0);
}

/** Digits spelled with words in between: 'primeiro o nove, depois dois oitos'. */
const toldDigit = /\b(?:zeros?|quatros?|cincos?|seis|meia|setes?|oitos?|noves?)\b/g;
const romans = /(?<![\p{L}\d])(?:[IVXLC]{1,7}[\s.,–-]+){2,}[IVXLC]{1,7}(?![\p{L}\d])/u;
/** Letter-spaced words. */
const apart = /(?<![\p{L}\d])\p{L}(?:[\s.\-_*·|/,]{1,3}\p{L}(?!\p{L})){6,}/gu;

/** Letter-spaced words not in the record: never written innocently. */
function drawnApart(text: string, facts: PageFacts): string[] {
  const own = plainText(JSON.stringify(facts)).replace(/[^a-z]/g, '');
  return [...text.matchAll(apart)]
    .map(([words]) => words)
    .filter((words) => !own.includes(plainText(words).replace(/[^a-z]/g, '')));
}

/** Gallery numbering, '1 2 3 4 5 6 7 8', is no phone number. */
function isCounting(row: string): boolean {
  const digits = (row.match(/\d/g) ?? []).map(Number);
  return digits.every((each, i) => i === 0 || each === digits[i - 1]! + 1);
}

/** Phone numbers of a plain text written without consecutive digits. */
export function telephones(plain: string): string[] {
  const said = [...plain.matchAll(dialedRow)]
    .map(([row]) => row)
    .filter((row) => digitWord.test(row) && digitsOf(row) >= 8);
  const parted = [...plain.matchAll(singleDigits)].map(([row]) => row).filter((row) => !isCounting(row));
  const glued = [...plain.matchAll(gluedDigits)].map(([row]) => row);
  const told = plain.split('\n').filter((line) => (line.match(toldDigit) ?? []).length >= 4);
  return [...said, ...parted, ...glued, ...told];
}

/** The words of a record, once a record. */
const kept = new WeakMap<PageFacts, string>();
function ownWords(facts: PageFacts): string {
  const known = kept.get(facts) ?? ` ${plainText(JSON.stringify(facts)).replace(/[^a-z0-9]+/g, ' ')} `;
  kept.set(facts, known);
  return known;
}

function figures(plain: string, facts: PageFacts): string[] {
  const text = plain.replace(idiom, (words) => ' '.repeat(words.length));
  const floors = [...text.matchAll(floor)].flatMap(([words, ten, one]) => {
    const value = 10 * (tens.indexOf(ten!) + 1) + (one ? ones.indexOf(one) + 1 : 0);
    return unsupported(String(value), facts).length > 0 ? [words] : [];
  });
  const counted = [...text.matchAll(run)].flatMap((match) => {
    const [words] = match;
    const value = amountOf(words);
    const before = unitBefore.exec(text.slice(0, match.index))?.[1];
    const after = unit.exec(text.slice(match.index + words.length))?.[0];
    const noun = after ?? (before && ` ${before}`);
    // 'cinco e meia', 'um lugar', 'duas maneiras' say nothing about the building.
    if (value < 2 || (!noun && value < 20)) return [];
    const said = `${words}${noun ?? ''}`;
    // The record's own text may spell it so: 'quase sete mil metros quadrados'.
    if (after && ownWords(facts).includes(` ${said.replace(/\s+/g, ' ')}`)) return [];
    return unsupported(`${value}${noun ?? ''}`, facts).length > 0 ? [said] : [];
  });
  return [...floors, ...counted];
}

const romanValues: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
/** 'IV suítes' → '4 suites'. */
const romansAsDigits = (text: string): string =>
  plainText(
    text.replace(/(?<![\p{L}\d])[IVXLC]{1,6}(?=\s+\p{Ll})/gu, (roman) => {
      const parts = [...roman].map((letter) => romanValues[letter]!);
      return String(parts.reduce((sum, part, i) => sum + (part < (parts[i + 1] ?? 0) ? -part : part), 0));
    }),
  );

/** Numbers and phone numbers written other than in plain digits, and not in the record. */
export function findSpelled(text: string, facts: PageFacts): string[] {
  const plain = plainText(text);
  const found = [plain, ...otherReadings(plain)].flatMap((reading) => {
    const said = [...telephones(reading), ...figures(reading, facts)];
    return said.length > 0 ? said : findCounts(reading, facts);
  });
  if (found.length === 0) found.push(...findCounts(romansAsDigits(text), facts));
  found.push(...drawnApart(text, facts));
  const inRomans = romans.exec(text)?.[0];
  if (inRomans) found.push(inRomans);
  // Digits of other scripts that look like ours are compared with the record too.
  const bare = (value: string) => value.toLowerCase().replace('²', '2').replace(/\s/g, '');
  const written = unsupported(text, facts).map(bare);
  const disguised = unsupported(plain, facts).filter(
    (one) => !written.some((other) => other.includes(bare(one))),
  );
  return [...new Set([...found, ...disguised].map((each) => each.trim()))];
}
