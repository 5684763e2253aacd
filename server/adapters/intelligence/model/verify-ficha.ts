import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { type CampoDaFicha, ficha, linhasDoFato, tipoDoFato } from '#contract/cadastros/ficha.ts';
import { isPlainValue } from '#server/da-pasta-a-pagina/extracao/machine-talk.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { type FoundQuote, lettersOf } from './find-quote.ts';

/** What a count must be a count of, in its quote. */
const subjects: { [Campo in CampoDaFicha]?: RegExp } = {
  torres: /torre|bloco|edificio/,
  pavimentos: /paviment|andar/,
  totalUnidades: /unidade|apartament|\baptos?\b|casas?\b|residencia/,
  unidadesPorAndar: /por (?:andar|pavimento)/,
  elevadores: /elevador/,
  areaTerreno: /terreno|lote|gleba/,
};
/** Words of the way a fact is typed, not of what it says. */
const typed = new Set('m2 m km min a pe de carro em parcela parcelas semestre trimestre o'.split(' '));

/**
 * A fact of the ficha as its quote confirms it, or null: its form is the declared one, and every word and every
 * number of it stands in the quoted words.
 */
export function verifyFicha(campo: CampoDaFicha, line: string, found: FoundQuote): unknown {
  const { schema, fromLines } = tipoDoFato(campo);
  const read = schema.safeParse(fromLines([line]));
  const said = read.success ? linhasDoFato(campo, read.data) : [];
  if (!read.success || said.length === 0) return null;
  const { quote } = found.evidence;
  const folded = foldText(quote);
  if (subjects[campo] && !subjects[campo].test(folded)) return null;
  if (ficha[campo].tipo === 'links') return isAddressIn(line, quote) ? read.data : null;
  if (ficha[campo].tipo === 'ponto') {
    const own = numbersOf(quote.replace(/,\s/g, ' '));
    return (line.match(/\d+\.\d+/g) ?? []).every((each) => own.has(String(Number(each)))) ? read.data : null;
  }
  if (!said.every((each) => [...each.matchAll(/.{1,200}/gsu)].every(([part]) => isPlain(part)))) return null;
  const isProse = ['texto', 'paragrafo', 'lista'].includes(ficha[campo].tipo);
  if (isProse) return said.every((each) => wordsOf(folded).includes(wordsOf(each))) ? read.data : null;
  return said.every((each) => standsIn(each, folded)) ? read.data : null;
}

const isPlain = (part: string) => !/\p{L}/u.test(part) || isPlainValue(part);
const wordsOf = (text: string) =>
  ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
const isAddressIn = (url: string, quote: string) =>
  lettersOf(quote).includes(lettersOf(url.replace(/^https:\/\/(?:www\.)?/, '')));

/** Every number a text states, also in words and as the parts of its dates. */
function numbersOf(text: string): Set<string> {
  const folded = foldText(text);
  const written = (folded.match(/\d+(?:[.,]\d+)*/g) ?? []).flatMap((each) => {
    const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(each);
    const value = Number((isGrouped ? each.replace(/\./g, '') : each).replace(',', '.'));
    return [value, Number(each.replace(/\D.*/, ''))];
  });
  const spelled = (folded.match(/[a-z]+/g) ?? []).flatMap((word) => numberWordValues[word] ?? []);
  const ordinals = { primeiro: 1, segundo: 2, terceiro: 3, quarto: 4 } as Record<string, number>;
  const ordered = (folded.match(/[a-z]+/g) ?? []).flatMap((word) => ordinals[word] ?? []);
  const dates = findDates(folded).flatMap(({ value }) => value.split('-').map(Number));
  return new Set([...written, ...spelled, ...ordered, ...dates].map(String));
}

/** Whether the words and numbers of one part of a fact all stand in a quote, in any order. */
function standsIn(said: string, folded: string): boolean {
  const own = new Set(folded.match(/[a-z0-9]+/g) ?? []);
  const numbers = numbersOf(folded);
  const plain = foldText(said);
  const words = (plain.match(/[a-z0-9]+/g) ?? []).filter((word) => !/^\d/.test(word) && !typed.has(word));
  if (!words.every((word) => own.has(word))) return false;
  return (plain.match(/\d+(?:[.,]\d+)*/g) ?? []).every((each) =>
    [...numbersOf(each)].some((value) => numbers.has(value) || numbers.has(String(Number(value) / 1000))),
  );
}
