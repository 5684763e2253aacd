import type { Question } from '#contract/lisa/lisa.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { readUf } from '#server/kernel/reading/municipios.ts';
import { findPlaces, placeNamed } from '../find-places.ts';
import { nameAfterRegistration } from '../name-after-registration.ts';
import { withCapitals, withoutSpellingAgain } from '../read-nome.ts';
import { onPage } from '../read-nome-guerra.ts';
import { aroundOf, type RulesReading, takenFor } from './around.ts';
import { type Field, fields } from './labels.ts';
import { locateValue } from './locate-value.ts';
import { createTagger, type Tagged, type Tagger } from './tag-words.ts';
import { weights } from './weights.ts';
import { type Word, wordsOf, writtenIn } from './words.ts';

/**
 * From which certainty on a tagged value is taken, and below which belief a value of the rules is dropped. Found by
 * leaving people out (`npm run lisa:validate-values`).
 */
const lines: Record<Field, { takes: number; drops: number }> = {
  nome: { takes: 0.6, drops: 0.15 },
  nomeGuerra: { takes: 0.4, drops: 0.25 },
  regiao: { takes: 0.6, drops: 0.4 },
};

const takesStray = 0.85;

/** From which belief on a doubtful value of the rules is asked about. */
const asks = 0.02;

const tagWords: Tagger = createTagger(weights);

/** 'Ana Lima, ana@exemplo.com': a name stands before its address. */
const beforeAddress = /^[\s,;:–-]*[\w.+-]+@\w/;

/** What names a field right before its value, as a correction does. */
const ledBy: Partial<Record<Field, RegExp>> = {
  nome: /\bnome(?: completo| certo| correto| inteiro| todo| de batismo| de registro)?\s*(?:[ée]|:|para|pra|por)\s*$/iu,
  nomeGuerra: /\b(?:apelido|nome de guerra|nome profissional)\s*(?:[ée]|:|para|pra|por)?\s*$/iu,
};

interface Reread {
  data: UnderstoodMessage;
  corrected: Partial<UnderstoodMessage>;
  /** Values to be asked about before they are kept. */
  doubtful: readonly Question[];
}

/**
 * Names and regions read again by the learned tagger, which knows what the rules would take: it mends where a value
 * begins and ends, finds what no rule leads to, and leaves out what it does not believe. What the rules worked out
 * rather than read ('o mesmo nome', a region without one of its places) stays.
 */
export function rereadValues(
  said: string,
  reading: RulesReading & { corrects: boolean; isEdited?: boolean; doubtful: readonly Question[] },
  tag: Tagger = tagWords,
): Reread {
  const text = isOfName(reading.pending) ? withoutSpellingAgain(said) : said;
  const words = wordsOf(text);
  const tags = tag(words, aroundOf(words, reading));
  const data = { ...reading.data };
  const corrected = { ...reading.corrected };
  let { doubtful } = reading;
  const isUf = reading.asked === 'uf';
  for (const field of fields) {
    if (field === 'regiao' && reading.isEdited) continue;
    const value = takenFor(reading, field);
    const { drops } = lines[field];
    // What nobody asked for and no rule leads to is seldom a place: 'o que cair na rede é peixe'.
    const isStray = field === 'regiao' && value === null && reading.pending !== 'regiao';
    const takes = isStray ? takesStray : lines[field].takes;
    const spans = value === null ? null : locateValue(words, field, value);
    if (value !== null && spans === null) continue;
    const all = tags.values.filter((each) => each.field === field);
    // Places told beside a sure one are meant as well.
    const isSure = all.some(({ certainty }) => certainty >= takes);
    const sure = all.filter(({ certainty }) => (field === 'regiao' ? isSure : certainty >= takes));
    const tagged = isStray && !sure.some((each) => isLed(words, each)) ? [] : sure;
    const found = valueIn(field, text, words, tagged);
    // What is doubtful is asked about before it is kept, and a correction names its field: both need less belief.
    const isNamed = reading.corrected[field] !== undefined;
    const least = isNamed || reading.doubtful.includes(field) ? asks : drops;
    const isBelieved =
      (field === 'regiao' && reading.pending === 'regiao' && findPlaces(text).isKnown) ||
      (field === 'nomeGuerra' && reading.corrected.nomeGuerra === undefined && onPage.test(text)) ||
      isWholePart(text, value, field, reading.pending) ||
      (field === 'nome' &&
        (isNothingElse(text, value) || (value !== null && value === nameAfterRegistration(text, isUf)))) ||
      (spans?.some(
        (span) =>
          tags.beliefIn(field, span) >= least ||
          (isNamed && ledBy[field]?.test(text.slice(0, words[span.from]!.from))) ||
          (field === 'nome' && beforeAddress.test(text.slice(words[span.to - 1]!.to))),
      ) ??
        false);
    const stays =
      (isWholePart(text, value, field, reading.pending) && isWithin(found, value)) || found === null
        ? isBelieved
        : isSame(field, found, value) || (field === 'regiao' && isListOfPlaces(text, value));
    const kept = stays ? value : found;
    if (kept === value) continue;
    doubtful = doubtful.filter((each) => each !== field);
    data[field] = kept;
    if (corrected[field] !== undefined || (kept !== null && reading.corrects)) {
      if (kept === null) delete corrected[field];
      else corrected[field] = kept;
    }
  }
  return { data, corrected, doubtful };
}

const isOfName = (pending: Question | null) => pending === 'nome' || pending === 'contato';

/** A place that is told in passing bears its capital, or stands behind what leads to one. */
const isLed = (words: readonly Word[], { from }: Tagged): boolean =>
  /^\p{Lu}/u.test(words[from]!.text) ||
  /^(?:em|n[oa]s?|d[aeo]s?|regi[ãa]o|bairros?|atendo|atuo|atendemos|atuamos|cubro|rodo|e|,|:)$/iu.test(
    words[from - 1]?.text ?? '',
  );

/** 'Iracema Lobato do Carmo. Viúva.', 'Lulu do Recife': the name that was asked for is a part by itself, and no known place. */
const isWholePart = (text: string, value: string | null, field: Field, pending: Question | null): boolean =>
  value !== null &&
  field === (isOfName(pending) ? 'nome' : pending) &&
  field !== 'regiao' &&
  value.includes(' ') &&
  value.split(/\s+/).every((word) => /^(?:\p{Lu}\p{Ll}[\p{L}'’-]*|d[aeo]s?|e)$/u.test(word)) &&
  placeNamed(value) === null &&
  text
    .split(
      /[.,;:!?\n]+|\s+e\s+(?=(?:o |meu )*(?:apelido|nome de guerra|creci|e-?mail|telefone|zap)(?!\p{L}))/iu,
    )
    .some((part) => part.trim() === value);

/** Whether one name is the other cut short. */
const isWithin = (one: string | null, other: string | null): boolean =>
  one === null || (other !== null && one.length < other.length && other.includes(one));

/** 'Paula Dias': a message that is a name from end to end, written as one, whatever its words mean elsewhere. */
const isNothingElse = (text: string, value: string | null) =>
  value !== null &&
  text.trim() === value &&
  value.split(/\s+/).every((word) => /^(?:\p{Lu}\p{Ll}[\p{L}'’-]*|d[aeo]s?|e)$/u.test(word)) &&
  placeNamed(value) === null;

/** 'camubi, taquarau e centro': what stands in a list beside places is a place, however it is spelt. */
function isListOfPlaces(text: string, value: string | null): boolean {
  const parts = text.split(/\s*[,;/\n]\s*(?:e\s+)?|\s+[eiy]\s+|\s\+\s/).filter((part) => part.trim() !== '');
  return (
    value !== null &&
    parts.length > 1 &&
    parts.length === findPlaces(value).places.length &&
    parts.every((part) => part.trim().split(/\s+/).length <= 4)
  );
}

/** The value of a field's spans: of several names the most certain, of places all. */
function valueIn(
  field: Field,
  text: string,
  words: readonly Word[],
  tagged: readonly Tagged[],
): string | null {
  if (tagged.length === 0) return null;
  if (field === 'regiao') {
    const places = tagged
      .filter((span, at) => !isStateOf(words, span, tagged[at - 1]))
      .flatMap((span) => findPlaces(writtenIn(text, words, span)).places);
    return joined([...new Set(places)].map((place) => withCapitals(place.split(/\s+/))));
  }
  const surest = tagged.reduce((best, each) => (each.certainty > best.certainty ? each : best));
  const named = withCapitals(writtenIn(text, words, surest).split(/\s+/));
  // A first name alone is for the rules to ask about.
  return field === 'nome' && !named.includes(' ') ? null : named;
}

/** 'Palmas no Tocantins': the state a place lies in is no other place. */
function isStateOf(words: readonly Word[], span: Tagged, before: Tagged | undefined): boolean {
  if (before === undefined || span.from - before.to !== 1) return false;
  const name = words.slice(span.from, span.to).map(({ folded }) => folded);
  return /^(?:no|na|em|do|da|de)$/.test(words[before.to]!.folded) && readUf(name.join(' ')) !== null;
}

const joined = (places: string[]) =>
  places.length > 1 ? `${places.slice(0, -1).join(', ')} e ${places.at(-1)}` : (places[0] ?? null);

/** Whether two readings differ in nothing but how they are written. */
function isSame(field: Field, one: string, other: string | null): boolean {
  if (other === null) return false;
  const key = (value: string) =>
    (field === 'regiao' ? findPlaces(value).places.toSorted() : [value])
      .map((each) =>
        wordsOf(each)
          .map(({ folded }) => folded)
          .join(' '),
      )
      .join(',');
  return key(one) === key(other);
}
