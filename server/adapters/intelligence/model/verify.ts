import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import type { Uf } from '#contract/base/common.ts';
import { cleanText, foldText } from '#contract/base/text.ts';
import type { StatusEmpreendimento } from '#contract/cadastros/fatos.ts';
import { isPlainValue } from '#server/da-pasta-a-pagina/extracao/machine-talk.ts';
import { findMoney } from '#server/da-pasta-a-pagina/extracao/money.ts';
import { readArea } from '#server/da-pasta-a-pagina/extracao/row-area.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { readUf } from '#server/kernel/reading/municipios.ts';
import type { FoundQuote } from './find-quote.ts';
import { lettersOf } from './find-quote.ts';

/** The value as its quote confirms it, or null: what the quote does not contain is dropped. */
export type Verify<Given, Value> = (given: Given, found: FoundQuote) => Value | null;

const longestText = 200;

/** Text whose letters occur consecutively in the quote. */
export const verifyText: Verify<string, string> = (given, { evidence }) => {
  const value = plainText(given);
  return value !== null && wordsOf(evidence.quote).includes(wordsOf(value)) ? value : null;
};

/** Text whose words all occur in the quote in this order; others may be in between ('nº'). */
export const verifyWords: Verify<string, string> = (given, { evidence }) => {
  const value = plainText(given);
  if (value === null) return null;
  const quoted = wordsOf(evidence.quote).trim().split(' ');
  let from = 0;
  for (const word of wordsOf(value).trim().split(' ')) {
    from = quoted.indexOf(word, from) + 1;
    if (from === 0) return null;
  }
  return value;
};

export const verifyCnpj: Verify<string, string> = (given, { evidence }) => {
  const letters = lettersOf(given);
  if (letters === '' || !lettersOf(evidence.quote).includes(letters)) return null;
  return isValidCnpj(letters, { version: 2 }) ? formatCnpj(letters, { version: 2 }) : null;
};

/** The code in capitals, or the state's name, capitalised. */
export const verifyUf: Verify<string, Uf> = (given, { evidence }) => {
  const uf = readUf(given);
  if (uf === null) return null;
  const named = [...evidence.quote.matchAll(/\p{Lu}\p{L}+(?: (?:d[eo] )?\p{Lu}\p{L}+){0,3}/gu)];
  const code = new RegExp(`(?<![\\p{L}])${uf}(?![\\p{L}])`, 'u').test(evidence.quote);
  return code || named.some(([name]) => readUf(name) === uf) ? uf : null;
};

/**
 * A price as a decimal string. On a line with several sums it must be one of the large ones: small ones are
 * instalments, deposits and indices.
 */
export const verifyMoney: Verify<string, string> = (given, { evidence, lines }) => {
  const amount = readAmount(given);
  const stated = findMoney(foldText(evidence.quote)).find((sum) => Math.abs(sum.amount - amount) < 0.005);
  if (!stated || stated.amount > 1e11) return null;
  const onLines = lines.filter((line) => findMoney(line.folded).some((sum) => sum.amount === stated.amount));
  const largest = Math.max(...onLines.flatMap((line) => findMoney(line.folded)).map((sum) => sum.amount));
  return stated.amount * 2 >= largest ? stated.value : null;
};
export const isPlausiblePrice = (value: string) => Number(value) >= 50_000 && Number(value) <= 1e8;

const numberWords = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito'];

/** A small count of a unit, in digits or words, on a line about that unit or in a table row. */
export const verifyCount =
  (subject: RegExp): Verify<number, number> =>
  (given, { evidence, lines }) => {
    if (!Number.isInteger(given) || given < 0 || given > 8) return null;
    const folded = foldText(evidence.quote);
    const word = given === 1 ? 'uma?' : given === 2 ? 'dois|duas' : numberWords[given];
    const stands = new RegExp(`(?<![\\d.,])(?:0?${given})(?!\\d|[.,]\\d)|\\b(?:${word})\\b`).test(folded);
    const isRow = lines.some((line) => line.cells.length > 1);
    return stands && (isRow || subject.test(lines.map((line) => line.folded).join(' '))) ? given : null;
  };
export const countSubjects = {
  dormitorios: /dorm|quarto|suite|\dq\b|\bq\b/,
  suites: /suite/,
  vagas: /vaga|garage|\bbox/,
};

/** A private area as a decimal string of m²; sizes no home has are refused. */
export const verifyArea: Verify<string, string> = (given, { evidence }) => {
  const area = readArea(given.replace(/[^\d.,]/g, ''));
  const figures = foldText(evidence.quote).match(/\d{1,4}(?:\.\d{3})*(?:[.,]\d{1,2})?/g) ?? [];
  return area !== null && figures.some((figure) => readArea(figure) === area) ? area : null;
};

const statusWords: Record<StatusEmpreendimento, RegExp> = {
  em_lancamento: /lancamento/,
  em_construcao: /\bobras?\b|construcao|fundac|acabamento/,
  pronto: /pront[oa]|entregue|concluid|habite-se/,
};
export const verifyStatus: Verify<StatusEmpreendimento, StatusEmpreendimento> = (given, { evidence }) =>
  statusWords[given].test(foldText(evidence.quote)) ? given : null;

/** ISO day or month, as precise as the quote. */
export const verifyDate: Verify<string, string> = (given, { evidence }) => {
  const month = given.slice(0, 7);
  const dates = findDates(foldText(evidence.quote)).filter(({ value }) => value.startsWith(month));
  const value = dates.find((date) => date.value === given)?.value ?? dates[0]?.value;
  return /^\d{4}-\d{2}/.test(given) && value !== undefined && value >= '2010' && value < '2045'
    ? value
    : null;
};

/** One line of plain words: without markup, addresses and control characters; null for anything else. */
export function plainText(given: string, longest = longestText): string | null {
  const text = cleanText(given).replace(/\s+/g, ' ');
  return text.length <= longest && isPlainValue(text) ? text : null;
}

/** ' words between spaces ', so that only whole words match. */
function wordsOf(text: string): string {
  return ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/** '450000.00', '450.000,00' and 'R$ 450.000' → 450000. */
function readAmount(text: string): number {
  const digits = text.replace(/[^\d.,]/g, '');
  if (/^\d+(?:\.\d{1,2})?$/.test(digits)) return Number(digits);
  return Number(digits.replace(/\.(?=\d{3})/g, '').replace(',', '.'));
}
