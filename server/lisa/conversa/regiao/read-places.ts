import { withoutDescriptions, withoutWeather } from '#server/lisa/entendimento/service.ts';
import { everyday, fillers, moodOf, takes, ways, works } from './around-places.ts';
import { coverWords, type FoundPlaces, type Span } from './cover-words.ts';
import { abbreviated, leftOut, wordsOf } from './name-forms.ts';
import type { Place, PlaceIndex } from './place-index.ts';

/** A name as it was said, and the places it may mean. */
export interface NamedPlace {
  dito: string;
  places: readonly Place[];
  isExact: boolean;
}

/** What a text names of the territory. */
export interface PlacesRead {
  /** In the order they were said; names that were taken back or are only lived in are left out. */
  named: NamedPlace[];
  /** Parts that name nothing of the territory, as they were said. */
  rest: string[];
  /** Whether nothing else was said, and no name was guessed by its sound. */
  isWhole: boolean;
  /** Everywhere but there: 'todos os bairros, menos CIC e Tatuquara'. */
  allBut: Place[];
}

/** Longer texts are read in their beginning. */
const longestText = 2_000;

const parts =
  /[,;\n()|•·!?“”"]|\.(?=\s|$)|\s[-–—+&]\s|\p{Extended_Pictographic}\uFE0F?|:\s|\/|\b(?:mas|porem|porém|porque|pois)\b/giu;
/** '1. Savassi', '- Lourdes' */
const enumerated = /^\s*(?:[-*•]|\d{1,2}\s*[.)ºª-])\s+/gmu;

/** A bairro or zone by its name: cities are called like everything. */
const isOwn = ({ found }: Span) =>
  found !== null && found.by !== 'sound' && found.places.some(({ tipo }) => tipo !== 'cidade');

/** 'Moema (índios e pássaros)', 'Praia do Futuro 1 e 2': the first words of the name before, with these. */
function carried(
  index: PlaceIndex,
  head: readonly string[],
  word: string,
  last?: NamedPlace,
): FoundPlaces | null {
  for (let size = head.length; size > 0; size--) {
    const found = index.called([...head.slice(0, size), word], { isShouted: false, uf: null });
    const isOfLast = found?.places.length === 1 && last?.places.includes(found.places[0]!);
    if (found?.by === 'whole' || isOfLast) return found;
  }
  return null;
}

/** A part's words, what they name, and which of it is meant. */
function readPart(index: PlaceIndex, part: string, uf: string | null) {
  const said = part.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const words = said.map((each) => wordsOf(each).join(''));
  const spans = coverWords(index, { words, said, uf });
  const isStrange = ({ from, found, isElsewhere }: Span) =>
    !found && !isElsewhere && !fillers.has(words[from]!) && !takes.test(words[from]!);
  const strange = spans.filter(isStrange).length;
  const isTalk = words.length > 1 && strange > 0;
  const isList = strange <= spans.filter(({ found }) => found).length;
  const isFar = ({ found }: Span) =>
    found?.places.every((place) => place.tipo === 'cidade' && place.uf !== uf) ?? false;
  // 'Minha área é boa viajem': two words that sound like a bairro of one's own state are no chance.
  const isOfOwnState = ({ found }: Span) =>
    uf !== null &&
    found?.by === 'sound' &&
    found.places.every((place) => place.tipo !== 'cidade' && place.uf === uf);
  const isMeant = (span: Span, at: number) => {
    const { from, to, found } = span;
    // 'Bonfim Paulista' is no pair of cities of two other states.
    if (isFar(span) && [spans[at - 1], spans[at + 1]].some((beside) => beside && isFar(beside))) return false;
    const [word, before] = [words[from]!, words[from - 1]];
    if (!isTalk || (before !== undefined && ways.has(before))) return true;
    // '17 de março' in a sentence is a day.
    if (to - from > 1) return !/^\d/.test(word) && (found?.by === 'whole' || isOfOwnState(span));
    return isList && isOwn(span) && !everyday.has(word);
  };
  return { said, words, spans, isStrange, isMeant, isTalk, mood: moodOf(part) };
}

/** The places of the territory a text names, each name read whole, however it is shortened or misspelt. */
export function readPlaces(index: PlaceIndex, text: string, uf: string | null): PlacesRead {
  const named: NamedPlace[] = [];
  const rest: string[] = [];
  const takenBack: Place[] = [];
  let head: string[] = [];
  let isTaking = false;
  let isAll = false;
  let isWhole = true;
  const plain = withoutDescriptions(withoutWeather(text.slice(0, longestText)))
    .replace(enumerated, '')
    .replace(abbreviated, '$1 ');
  for (const part of plain.split(parts)) {
    const { said, words, spans, isStrange, isMeant, isTalk, mood } = readPart(index, part, uf);
    if (mood.isWork) isTaking = false;
    if (mood.isAll) isAll = true;
    if (isTalk || spans.some(({ found }) => found?.by === 'sound')) isWhole = false;
    let isNaming = false;
    const unread: string[] = [];
    for (const [at, span] of spans.entries()) {
      const { from, to } = span;
      const word = words[from]!;
      if (takes.test(word)) isTaking = true;
      const mayCarry = isStrange(span) || /^\d$/.test(word);
      const found =
        (isMeant(span, at) ? span.found : null) ??
        (mayCarry ? carried(index, head, word, named.at(-1)) : null);
      if (!found) {
        if (mood.isLived || !(isStrange(span) || span.isElsewhere)) continue;
        // 'Bairro Novo' is called so.
        const isWithBefore = from > 0 && leftOut.has(words[from - 1]!);
        unread.push(said.slice(isWithBefore ? from - 1 : from, to).join(' '));
        continue;
      }
      isNaming = true;
      if (isTaking || mood.isRefused) {
        takenBack.push(...found.places);
        continue;
      }
      if (mood.isLived && !works.test(words.slice(0, from).join(' '))) continue;
      const last = named.at(-1);
      // 'Moema (índios e pássaros)': alone it said which group, not which of it.
      if (!span.found && last && found.places.every((place) => last.places.includes(place))) named.pop();
      const dito = said.slice(from, to).join(' ');
      named.push({ dito, places: found.places, isExact: found.by === 'whole' });
      if (span.found) head = words.slice(from, to);
    }
    if (isTaking || mood.isRefused || words.length === 0) continue;
    if (!isNaming) rest.push(part.trim());
    else if (unread.length > 0) rest.push(unread.join(' '));
  }
  return {
    named,
    rest,
    isWhole: isWhole && rest.length === 0,
    allBut: isAll && named.length === 0 ? takenBack : [],
  };
}
