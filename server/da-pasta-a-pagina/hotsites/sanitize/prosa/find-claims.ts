import { distanciaEmPalavras, ficaPerto } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type Claim, claims, type KindOfClaim } from './claims.ts';
import { deeds } from './deeds.ts';
import { findNames } from './names.ts';
import { otherReadings, plainText } from './plain-text.ts';

export interface FoundClaim {
  kind: KindOfClaim;
  /** The words, in plain letters. */
  words: string;
}

const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const monthOfYear = new RegExp(`\\b(${months.join('|')})\\s*(?:de\\s+|/|,\\s*)?(20\\d\\d)\\b`, 'g');
const numericMonth = /(?<![\d/.])(0?[1-9]|1[0-2])\s*\/\s*(20\d\d)(?![\d/])/g;
const partOfYear =
  /\b(primeiro|segundo|terceiro|quarto|1o?|2o?|3o?|4o?)\s+(semestre|trimestre)\s+(?:de\s+)?(20\d\d)\b/g;
const order: Record<string, number> = { primeiro: 1, segundo: 2, terceiro: 3, quarto: 4 };

/** Words before a claim that negate it, unlike 'não perca', 'sem dúvida'. */
const denied =
  /(?:\bnao\s+(?:ha|existe|existem|temos|tem|possui|oferece|oferecemos|promete|prometemos|inclui|constitui|constituem|representa|e|esta|estao|foi|foram|sao|informa|informamos|consta|constam|se\s+trata\s+de)|\bsem|\bnenhum|\bnenhuma|\bnem)\s+(?:[a-z]+\s+){0,3}$/;
const notDenied =
  /\b(?:sem\s+(?:duvida|igual|medo|erro|complicac)|nao\s+e\s+(?:so|apenas|somente))\b[^.;:,]*$/;
const asked =
  /\b(?:consulte|pergunte|converse|fale|saiba|informe-se|confira|verifique|tire|duvidas|esclareca|veja|solicite|peca|simule)\b[^.;:!?]{0,60}$/;
const sentenceEnd = /[.;:!?\n]/;

/** 'Praia de Meia Praia' is the beach, in Meia Praia. */
const ownBeach = /^(praia)\s+d[aeo]\s+xnomex\s*$/;

interface Known {
  /** The record's own texts, in plain letters. */
  said: string;
  /** Names, which are not claims whatever they mean. */
  names: string[];
  months: Set<string>;
  /** Places nearby as a text may say them, each with its distance, and whether that is a walk. */
  places: { lugar: string; distancia: string; isNear: boolean }[];
}
/** Facts are immutable once read, so this is computed once per object. */
const knownOf = new WeakMap<PageFacts, Known>();

function knownBy(facts: PageFacts): Known {
  const held = knownOf.get(facts);
  if (held) return held;
  const texts = [facts.descricao, ...facts.amenidades, ...facts.tipologias.map(({ nome }) => nome)];
  const said = plainText(texts.filter(Boolean).join('\n'));
  const names = [facts.nome, facts.incorporadora, facts.endereco, facts.cartorio, facts.registroIncorporacao]
    .concat([facts.bairro, facts.cidade])
    .flatMap((name) => (name && name.length > 3 ? plainText(name) : []))
    .sort((a, b) => b.length - a.length);
  const dates = [facts.dataEntrega, facts.dataTabela].flatMap((date) => date?.slice(0, 7) ?? []);
  const places = (facts.ficha?.distancias ?? []).flatMap((place) => {
    const lugar = withoutNames(plainText(place.lugar), names);
    const bare = lugar.replace(ownBeach, '$1');
    return (bare === lugar ? [lugar] : [lugar, bare]).map((one) => ({
      lugar: one,
      distancia: plainText(distanciaEmPalavras(place)),
      isNear: ficaPerto(place),
    }));
  });
  const known = {
    said,
    names,
    places,
    months: new Set([...dates, ...monthsIn(said).map(({ month }) => month)]),
  };
  knownOf.set(facts, known);
  return known;
}

function monthsIn(plain: string): { month: string; words: string }[] {
  const named = [...plain.matchAll(monthOfYear)].map(([words, name, year]) => ({
    month: `${year}-${String(months.indexOf(name!) + 1).padStart(2, '0')}`,
    words,
  }));
  const numeric = [...plain.matchAll(numericMonth)].map(([words, month, year]) => ({
    month: `${year}-${month!.padStart(2, '0')}`,
    words,
  }));
  return [...named, ...numeric];
}

/** Removes names: 'Residencial Vista do Mar' does not claim a view. */
function withoutNames(plain: string, names: string[]): string {
  let rest = plain;
  for (const name of names) rest = rest.replaceAll(name, ' xnomex ');
  return rest;
}

const all: readonly Claim[] = [...claims, ...deeds];

function isTurned({ mayBeAsked, evenDenied }: Claim, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 90), at);
  const clause = before.slice(before.search(new RegExp(`(?:${sentenceEnd.source})[^.;:!?\\n]*$`)) + 1);
  if (!evenDenied && denied.test(clause) && !notDenied.test(clause)) return true;
  return mayBeAsked === true && asked.test(clause);
}

/** Claims in a text supported by neither the facts nor the record's own texts. */
export function findClaims(text: string, facts: PageFacts): FoundClaim[] {
  const known = knownBy(facts);
  const plain = withoutNames(plainText(text), known.names);
  const found = new Map<string, FoundClaim>();
  for (const reading of [plain, ...otherReadings(plain)]) {
    for (const claim of all) {
      if (claim.knows?.(facts)) continue;
      for (const match of reading.matchAll(claim.says)) {
        const words = match[0].trim();
        if (found.has(claim.kind) || isTurned(claim, reading, match.index)) continue;
        if (isSaid(claim, words, known.said) || isPlaced(claim, match, known.places)) continue;
        found.set(claim.kind, { kind: claim.kind, words });
      }
    }
    const date = [...monthsIn(reading), ...partsIn(reading, known.months)].find(
      ({ month }) => !known.months.has(month),
    );
    if (date && !found.has('entrega')) found.set('entrega', { kind: 'entrega', words: date.words });
  }
  const name = findNames(text, facts);
  if (name && !found.has('nome')) found.set('nome', { kind: 'nome', words: name });
  return [...found.values()];
}

/** A distance that the record gives the place of the same sentence. */
function isPlaced(
  { kind }: Claim,
  { 0: words, index, input }: RegExpExecArray,
  places: Known['places'],
): boolean {
  if (kind !== 'distancia') return false;
  const before = input.slice(0, index).split(sentenceEnd).at(-1) ?? '';
  const after = input.slice(index + words.length).split(sentenceEnd)[0] ?? '';
  const sentence = `${before}${words}${after}`;
  const noun = /^(?:(?:as?|uma|d[ea]s?) )?([a-z]+)$/.exec(words)?.[1];
  if (noun && isRange(sentence, places)) return true;
  return places.some(({ lugar, distancia, isNear }) => {
    if (isNear && [`perto do ${lugar}`, `perto da ${lugar}`].some((said) => isWholeIn(sentence, said)))
      return true;
    // 'O Colégio São Lucas fica a 8 min': its kind says no more than its name does.
    if (noun && lugar.split(' ').includes(noun) && isWholeIn(sentence, lugar) && sentence.includes(distancia))
      return true;
    const [figure = ''] = /^[\d.,]+ [a-z]+/.exec(distancia) ?? [];
    const isIts = new RegExp(`(?<![\\d.,])${figure}(?![a-z\\d])`).test(words);
    return isIts && sentence.includes(lugar) && sentence.includes(distancia);
  });
}

/** 'Do mercado à universidade, cada lugar à sua distância do Aurora': two places the record lists, and nothing of how far. */
function isRange(sentence: string, places: Known['places']): boolean {
  const [, ...ends] =
    /^\s*d[oa] (.+?) ao? (.+?), (?:o que ha em volta|cada lugar a sua distancia) d[oa] [^,]*$/.exec(
      sentence,
    ) ?? [];
  return ends.length > 0 && ends.every((end) => places.some(({ lugar }) => lugar === end));
}

const isWholeIn = (sentence: string, name: string) =>
  ` ${sentence.replace(/[^a-z0-9]+/g, ' ')} `.includes(` ${name.replace(/[^a-z0-9]+/g, ' ').trim()} `);

const coast = /\b(?:praias?|mar|orla|areia)\b/;

/** Proximity without a figure, to a place the record mentions: 'perto do mar' at 400 metres. */
function isNearKnown(words: string, said: string): boolean {
  if (/\d|minut|metros|\bpe na|beira|frente/.test(words)) return false;
  const spot = /[a-z]+$/.exec(words)?.[0];
  return coast.test(words) ? coast.test(said) : spot !== undefined && spot.length > 3 && said.includes(spot);
}

/** The record makes the same claim in the same form; figures are checked separately. */
function isSaid({ says, kind, exact }: Claim, words: string, said: string): boolean {
  if (kind === 'distancia') return said.includes(words) || isNearKnown(words, said);
  if (exact || kind === 'escassez') return said.includes(words);
  says.lastIndex = 0;
  return says.test(said);
}

/** 'segundo semestre de 2027' is supported by any known month in it. */
function partsIn(plain: string, known: Set<string>): { month: string; words: string }[] {
  return [...plain.matchAll(partOfYear)].flatMap(([words, which, part, year]) => {
    const number = order[which!] ?? Number.parseInt(which!, 10);
    const length = part === 'semestre' ? 6 : 3;
    const inside = [...known].some((month) => {
      const [knownYear, knownMonth] = month.split('-').map(Number) as [number, number];
      return knownYear === Number(year) && Math.ceil(knownMonth / length) === number;
    });
    return inside ? [] : [{ month: words, words }];
  });
}
