import { everyday, fillers, moodOf, takes, ways, works } from './around-places.ts';
import { abbreviated, joiners, leftOut, wordsOf } from './name-forms.ts';
import type { NameForm, Place, PlaceIndex } from './place-index.ts';

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

/** Most words of a name. */
const longestName = 7;
/** Longer texts are read in their beginning. */
const longestText = 2_000;

const parts =
  /[,;\n()|•·!?“”"]|\.(?=\s|$)|\s[-–—+&]\s|\p{Extended_Pictographic}\uFE0F?|:\s|\/|\b(?:mas|porem|porém|porque|pois)\b/giu;
/** '1. Savassi', '- Lourdes' */
const enumerated = /^\s*(?:[-*•]|\d{1,2}\s*[.)ºª-])\s+/gmu;

interface Step {
  cost: number;
  from: number;
  found: { places: readonly Place[]; by: NameForm } | null;
}
const costs: Record<NameForm, number> = { whole: 1, short: 1.6, sound: 1.8, initials: 1.9 };
const unknownCost = 3;

/** The cheapest way to read a part's words as names and what stands around them. */
function cover(
  index: PlaceIndex,
  words: readonly string[],
  said: readonly string[],
  uf: string | null,
): Step[] {
  const steps: Step[] = [{ cost: 0, from: -1, found: null }];
  const isAlone = words.length === 1;
  for (let end = 1; end <= words.length; end++) {
    const before = steps[end - 1]!;
    const around = fillers.has(words[end - 1]!) ? 0.2 : unknownCost;
    let best: Step = { cost: before.cost + around, from: end - 1, found: null };
    for (let size = 1; size <= Math.min(longestName, end); size++) {
      const from = end - size;
      const gram = words.slice(from, end);
      if (joiners.has(gram[0]!) || joiners.has(gram.at(-1)!)) continue;
      if (size === 1 && fillers.has(gram[0]!) && !isAlone) continue;
      const isShouted = /^\p{Lu}{2,4}$/u.test(said.slice(from, end).join(''));
      const found = index.called(gram, { isShouted, uf });
      if (!found) continue;
      const cost = steps[from]!.cost + costs[found.by];
      if (cost < best.cost) best = { cost, from, found };
    }
    steps.push(best);
  }
  return steps;
}

interface Span {
  from: number;
  to: number;
  found: { places: readonly Place[]; by: NameForm } | null;
}

function spansOf(steps: readonly Step[]): Span[] {
  const spans: Span[] = [];
  for (let to = steps.length - 1; to > 0; ) {
    const { from, found } = steps[to]!;
    spans.unshift({ from, to, found });
    to = from;
  }
  return spans;
}

/** A bairro or zone by its name: cities are called like everything. */
const isOwn = ({ found }: Span) =>
  found !== null && found.by !== 'sound' && found.places.some(({ tipo }) => tipo !== 'cidade');

/** 'Moema (índios e pássaros)', 'Praia do Futuro 1 e 2': the first words of the name before, with these. */
function carried(index: PlaceIndex, head: readonly string[], word: string, last?: NamedPlace): Span['found'] {
  for (let size = head.length; size > 0; size--) {
    const found = index.called([...head.slice(0, size), word], { isShouted: false, uf: null });
    const isOfLast = found?.places.length === 1 && last?.places.includes(found.places[0]!);
    if (found?.by === 'whole' || isOfLast) return found;
  }
  return null;
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
  const plain = text.slice(0, longestText).replace(enumerated, '').replace(abbreviated, '$1 ');
  for (const part of plain.split(parts)) {
    const said = part.match(/[\p{L}\p{M}\d]+/gu) ?? [];
    const words = said.map((each) => wordsOf(each).join(''));
    if (words.length === 0) continue;
    const mood = moodOf(part);
    if (mood.isWork) isTaking = false;
    if (mood.isAll) isAll = true;
    const spans = spansOf(cover(index, words, said, uf));
    const isStrange = ({ from, found }: Span) =>
      !found && !fillers.has(words[from]!) && !takes.test(words[from]!);
    const strange = spans.filter(isStrange).length;
    const isTalk = words.length > 1 && strange > 0;
    const isList = strange <= spans.filter(({ found }) => found).length;
    if (isTalk || spans.some(({ found }) => found?.by === 'sound')) isWhole = false;
    let seen = 0;
    const unread: string[] = [];
    for (const span of spans) {
      const { from, to } = span;
      const [word, before] = [words[from]!, words[from - 1]];
      if (takes.test(word)) isTaking = true;
      // '17 de março' in a sentence is a day.
      const isName =
        to - from > 1
          ? !/^\d/.test(word) && span.found?.by === 'whole'
          : isList && isOwn(span) && !everyday.has(word);
      const isMeant = !isTalk || isName || (before !== undefined && ways.has(before));
      const isRest = isStrange(span) || /^\d$/.test(word);
      const found =
        (isMeant ? span.found : null) ?? (isRest ? carried(index, head, word, named.at(-1)) : null);
      if (!found) {
        // 'Bairro Novo' is called so.
        if (isStrange(span) && !mood.isLived)
          unread.push(...(before && leftOut.has(before) ? [said[from - 1]!] : []), said[from]!);
        continue;
      }
      seen += 1;
      if (isTaking || mood.isRefused) {
        takenBack.push(...found.places);
        continue;
      }
      if (mood.isLived && !works.test(words.slice(0, from).join(' '))) continue;
      const last = named.at(-1);
      // 'Moema (índios e pássaros)': alone it said which group, not which of it.
      if (!span.found && last && found.places.every((place) => last.places.includes(place))) named.pop();
      named.push({
        dito: said.slice(from, to).join(' '),
        places: found.places,
        isExact: found.by === 'whole',
      });
      if (span.found) head = words.slice(from, to);
    }
    if (isTaking || mood.isRefused) continue;
    if (seen === 0) rest.push(part.trim());
    else if (unread.length > 0) rest.push(unread.join(' '));
  }
  return {
    named,
    rest,
    isWhole: isWhole && rest.length === 0,
    allBut: isAll && named.length === 0 ? takenBack : [],
  };
}
