import type { PageFacts } from '#contract/blueprint.ts';
import { unsupported } from '../figures.ts';
import { otherReadings, plainText } from './plain-text.ts';

const values: Record<string, number> = {
  ...{ zero: 0, um: 1, uma: 1, hum: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7 },
  ...{ oito: 8, nove: 9, dez: 10, onze: 11, doze: 12, treze: 13, quatorze: 14, catorze: 14, quinze: 15 },
  ...{ dezesseis: 16, dezessete: 17, dezoito: 18, dezenove: 19, vinte: 20, trinta: 30, quarenta: 40 },
  ...{ cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90, cem: 100, cento: 100 },
  ...{ duzentos: 200, duzentas: 200, trezentos: 300, trezentas: 300, quatrocentos: 400, quatrocentas: 400 },
  ...{ quinhentos: 500, quinhentas: 500, seiscentos: 600, seiscentas: 600, setecentos: 700 },
  ...{ setecentas: 700, oitocentos: 800, oitocentas: 800, novecentos: 900, novecentas: 900 },
};
const scales: Record<string, number> = {
  ...{ dezena: 10, dezenas: 10, duzia: 12, duzias: 12, centena: 100, centenas: 100 },
  ...{ mil: 1e3, milhao: 1e6, milhoes: 1e6 },
};
const word = `(?:${[...Object.keys(values), ...Object.keys(scales)].join('|')})`;
const run = new RegExp(`\\b${word}\\b(?:\\s+(?:e\\s+)?${word}\\b)*`, 'g');

/** What is counted in an advert: a number before one of these is a figure. */
const unit =
  /^\s+(?:[a-z]+\s+){0,2}?(?:dorm[a-z]*|quartos?|suites?|vagas?|banheiros?|metros?|m2|torres?|blocos?|andares|pavimentos?|elevadores|apartamentos?|unidades?|lojas?|km|quilometros?|minutos?|reais|parcelas?|vezes|meses|anos|piscinas?|quadras?|por\s+cento)\b/;
/** The noun may come first: 'Suítes: quatro'. */
const unitBefore =
  /\b(dorm[a-z]*|quartos?|suites?|vagas?|torres?|andares|pavimentos?|elevadores|unidades?|lojas?)\s*[:=–-]\s*$/;
/** A floor far up is a number of floors. */
const floor =
  /\b(decim|vigesim|trigesim|quadragesim|quinquagesim)[oa](?:\s+(primeir|segund|terceir|quart|quint|sext|setim|oitav|non)[oa])?\s+(?:andar|pavimento|piso)\b/g;
const tens = ['decim', 'vigesim', 'trigesim', 'quadragesim', 'quinquagesim'];
const ones = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non'];
/** Ways of speaking. */
const idiom =
  /\b(?:mil\s+e\s+um(?:a)?\b|mil\s+maravilhas|mil\s+e\s+duas|vinte\s+e\s+quatro\s+horas|cem\s+por\s+cento|sete\s+dias|vinte\s+um|seculo)/g;

function amountOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const each of words.split(/\s+/)) {
    if (each in scales) {
      total += (part || 1) * scales[each]!;
      part = 0;
    } else if (each !== 'e') part += values[each] ?? 0;
  }
  return total + part;
}

const digit =
  '(?:zero|um|uma|hum|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|one|two|three|four|five|six|seven|eight|nine|uno|dos|siete|ocho|nueve)';
/** The same without a gap between them. */
const gluedDigits = new RegExp(`(?:${digit}){6,}`, 'g');
const digitWord = new RegExp(`\\b${digit}\\b`);
const pair = `(?:${Object.keys(values)
  .filter((name) => values[name]! >= 10 && values[name]! < 100)
  .join('|')})`;
const dialed = `(?:${digit}|${pair}(?:\\s+e\\s+${digit})?|\\d{1,5})`;
/** A row of digits said one by one: eight of them are a telephone. */
const dialedRow = new RegExp(`\\b${dialed}(?:[\\s,;.\\-–()/·]+(?:e\\s+)?${dialed})+\\b`, 'g');
const singleDigits = /(?<![\d.,])\d(?:[\s().\-–/·|,;]{1,4}\d(?!\d)){6,}(?![\d])/g;

function digitsOf(row: string): number {
  return (row.match(/[a-z]+|\d+/g) ?? []).reduce((sum, each) => {
    if (/\d/.test(each)) return sum + each.length;
    if (each === 'e') return sum;
    return sum + (values[each] !== undefined && values[each]! >= 10 ? 2 : 1);
  }, 0);
}

/** Numbers of a gallery, '1 2 3 4 5 6 7 8', are no telephone. */
function isCounting(row: string): boolean {
  const digits = (row.match(/\d/g) ?? []).map(Number);
  return digits.every((each, i) => i === 0 || each === digits[i - 1]! + 1);
}

/** Telephones of a plain text, written so that no digits in a row give them away. */
export function telephones(plain: string): string[] {
  const said = [...plain.matchAll(dialedRow)]
    .map(([row]) => row)
    .filter((row) => digitWord.test(row) && digitsOf(row) >= 8);
  const parted = [...plain.matchAll(singleDigits)].map(([row]) => row).filter((row) => !isCounting(row));
  const glued = [...plain.matchAll(gluedDigits)].map(([row]) => row);
  return [...said, ...parted, ...glued];
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
    // 'cinco e meia', 'um lugar', 'duas maneiras' say nothing of the building.
    if (value < 2 || (!noun && value < 20)) return [];
    return unsupported(`${value}${noun ?? ''}`, facts).length > 0 ? [`${words}${noun ?? ''}`] : [];
  });
  return [...floors, ...counted];
}

/** Numbers and telephones of a text that stand in it otherwise than in plain digits, and not in the record. */
export function findSpelled(text: string, facts: PageFacts): string[] {
  const plain = plainText(text);
  const found = [plain, ...otherReadings(plain)].flatMap((reading) => [
    ...telephones(reading),
    ...figures(reading, facts),
  ]);
  // Digits of other scripts, drawn like ours: what is read so is held against the record too.
  const bare = (value: string) => value.toLowerCase().replace('²', '2').replace(/\s/g, '');
  const written = unsupported(text, facts).map(bare);
  const disguised = unsupported(plain, facts).filter(
    (one) => !written.some((other) => other.includes(bare(one))),
  );
  return [...new Set([...found, ...disguised].map((each) => each.trim()))];
}
