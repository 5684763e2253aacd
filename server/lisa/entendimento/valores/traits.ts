import type { Question } from '#contract/lisa/lisa.ts';
import { isEverydayWord } from '../chatter.ts';
import { isSpeech } from '../name-shape.ts';
import { knownPlaces } from './known-places.ts';
import { type Field, fields } from './labels.ts';
import { isLetters, type Span, type Word } from './words.ts';

/** Number of buckets the traits of a word fall into. */
export const buckets = 32_768;

/** FNV-1a, the same on every machine. */
function hash(trait: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < trait.length; at++) value = Math.imul(value ^ trait.charCodeAt(at), 0x01000193);
  return (value >>> 0) % buckets;
}

/** What bears on a message's words beside themselves. */
export interface Around {
  /** The question that is open. */
  asked: Question | null;
  /** Folded words of what is known. */
  known: Readonly<Record<Field, ReadonlySet<string>>>;
  /** What the rules would take. */
  taken: Readonly<Record<Field, readonly Span[]>>;
}

const shapeOf = ({ text }: Word): string =>
  text === '\n'
    ? 'line'
    : /^\d/.test(text)
      ? 'figure'
      : !/^\p{L}/u.test(text)
        ? text
        : /^\p{Lu}[\p{Lu}'’-]+$/u.test(text)
          ? 'LOUD'
          : /^\p{Lu}/u.test(text)
            ? 'Capital'
            : 'small';

/** Words that name a field, by it. */
const cues: readonly [string, RegExp][] = [
  ['guerra', /^(?:apelid\w*|guerra|profissional|artistic\w|apodo|cham\w+|conhec\w+|sobrenome)$/],
  ['nome', /^(?:nome|nomi|nombre|completo|document\w+|registro|identidade|certidao)$/],
  ['regiao', /^(?:regi\w+|areas?|bairros?|cidades?|zonas?|atendo|atuo|trabalho|vendo|rodo|moro|barrios?)$/],
  ['email', /^(?:e-?mail\w*|arroba|@|correio|correo)$/],
  ['creci', /^(?:creci|cresci|carteira|inscricao|estado|uf)$/],
  [
    'muda',
    /^(?:tir\w+|troc\w+|mud\w+|errad\w|errei|corri\w+|saca\w*|risque|lugar|vez|perdao|desculpa|alias)$/,
  ],
  ['nega', /^(?:nao|n|nem|no|sem|nunca|menos)$/],
];
const cueOf = (word: Word | undefined) => cues.find(([, pattern]) => word && pattern.test(word.folded))?.[0];

/** What a word itself looks like, with its sign of place in a message. */
function lookOf(word: Word): string[] {
  if (!isLetters(word)) return [`s:${shapeOf(word)}`];
  const speech = isEverydayWord(word.folded) ? 'day' : isSpeech(word.text) ? 'verb' : 'rare';
  return [`s:${shapeOf(word)}`, `k:${speech}`, `ks:${speech}:${shapeOf(word)}`];
}

/** The buckets of each word of a message. */
export function traitsOf(words: readonly Word[], { asked, known, taken }: Around): number[][] {
  const at = (index: number) => words[index]?.folded ?? (index < 0 ? '^' : '$');
  const looks = words.map(lookOf);
  const places = words.map(() => '-');
  for (const { from, to } of knownPlaces(words))
    for (let index = from; index < to; index++) places[index] = index === from ? `B${to - from}` : 'I';
  const cueHere = words.map(cueOf);
  const allCues = [...new Set(cueHere.filter((cue) => cue !== undefined))];
  const isMixed = words.some(({ text }, index) => index > 0 && /^\p{Lu}\p{Ll}/u.test(text));
  const isAsking = words.some(({ text }) => text === '?');
  const count = words.filter(isLetters).length;
  const size = count < 4 ? String(count) : count < 8 ? 'some' : 'many';
  let lastCue = 'none';
  return words.map((word, index) => {
    const found = new Set<number>();
    const add = (trait: string) => found.add(hash(trait));
    /** Traits that mean more beside the question. */
    const addAsked = (trait: string) => {
      add(trait);
      add(`${asked}|${trait}`);
    };
    add('1');
    add(`q:${asked}`);
    addAsked(`w:${word.folded}`);
    addAsked(`p:${at(index - 1)}`);
    addAsked(`n:${at(index + 1)}`);
    add(`pp:${at(index - 2)}`);
    add(`nn:${at(index + 2)}`);
    add(`pp_p:${at(index - 2)} ${at(index - 1)}`);
    add(`ppp:${at(index - 3)} ${at(index - 2)} ${at(index - 1)}`);
    add(`p_w:${at(index - 1)} ${word.folded}`);
    add(`w_n:${word.folded} ${at(index + 1)}`);
    add(`n_nn:${at(index + 1)} ${at(index + 2)}`);
    if (isLetters(word)) {
      add(`-2:${word.folded.slice(-2)}`);
      add(`-3:${word.folded.slice(-3)}`);
      add(`+3:${word.folded.slice(0, 3)}`);
    }
    for (const look of looks[index]!) addAsked(look);
    for (const near of [-2, -1, 1, 2])
      for (const look of looks[index + near] ?? ['edge']) add(`${near}${look}`);
    add(`mixed:${isMixed}:${looks[index]!.at(-1)}`);
    addAsked(`place:${places[index]}`);
    add(`place:${places[index]}:${looks[index]!.at(-1)}`);
    add(`place-:${places[index - 1]}`);
    add(`place+:${places[index + 1]}`);
    addAsked(`size:${size}`);
    addAsked(`size:${size}:${looks[index]!.at(-1)}`);
    if (isAsking) addAsked('?');
    addAsked(`cue:${lastCue}`);
    add(`cue:${lastCue}:${looks[index]!.at(-1)}`);
    for (const cue of allCues) addAsked(`has:${cue}`);
    if (cueHere[index]) lastCue = cueHere[index];
    if (/^[.;!?\n]$/.test(word.text)) lastCue = `${lastCue.replace(/\.$/, '')}.`;
    for (const field of fields) {
      const isKnown = known[field].has(word.folded);
      if (isKnown) addAsked(`known:${field}`);
      if (known[field].has(at(index - 1))) add(`known-:${field}:${isKnown}`);
      if (known[field].has(at(index + 1))) add(`known+:${field}:${isKnown}`);
      const span = taken[field].find(({ from, to }) => index >= from && index < to);
      if (taken[field].length > 0) add(`some:${field}:${span === undefined}`);
      if (!span) continue;
      const place = index === span.from ? 'B' : 'I';
      addAsked(`taken:${field}:${place}`);
      add(`taken:${field}:${place}:${looks[index]!.at(-1)}`);
      if (index === span.to - 1) add(`taken:${field}:end`);
    }
    return [...found];
  });
}
