import type { DocumentKind } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate } from './candidate.ts';
import { confidenceOf } from './confidence.ts';
import { linesOfQuestions } from './ficha/questions.ts';
import { leadsAway } from './leads-away.ts';
import { isNotForBuyers, notForBuyers } from './not-for-buyers.ts';
import { continuations, wholePassage } from './over-pages.ts';
import { type Passage, readPassages, type Sentence, sentencesOf } from './passages.ts';
import type { SourceLine } from './source.ts';

const believed: DocumentKind[] = ['book', 'apresentacao', 'ficha', 'outro', 'plantas'];
const longest = 600;
/**
 * 'Uma realização Horizonte Empreendimentos Ltda.': the period belongs to the abbreviation; it is not a
 * sentence.
 */
const credit = /\b(?:ltda|eireli|s\.?\/?a)\.$/i;

/** A description composed of the book's own sentences; none is written. */
export function extractDescricao(lines: SourceLine[]): Fact<string> | null {
  const further = continuations(lines);
  const taken = new Set([...further.values()].flatMap((passage) => passage.lines));
  const asked = linesOfQuestions(lines);
  const told = lines.filter((line) => !asked.has(line));
  const paragraphs = [...Map.groupBy(told, (line) => `${line.document.path}#${line.paragraph}`).values()]
    .filter((paragraph) => believed.includes(paragraph[0]!.document.kind))
    .flatMap((paragraph) => readParagraph(paragraph, { further, taken }) ?? []);
  const rank = (one: Candidate<unknown>) => believed.indexOf(one.document.kind);
  const best = Math.min(...paragraphs.map(rank));
  const chosen: Candidate<string>[] = [];
  let length = 0;
  const earlier: ReadonlySet<string>[] = [];
  for (const one of paragraphs.filter((paragraph) => rank(paragraph) === best)) {
    const value = one.value
      .filter((sentence) => !earlier.some((said) => isToldBy(sentence, said)))
      .map(({ text }) => text)
      .join(' ');
    if (value === '') continue;
    if (length + value.length > longest || chosen.length === 3) break;
    earlier.push(...one.value.map(({ folded }) => wordsOf(folded)));
    chosen.push({ ...one, value });
    length += value.length;
  }
  if (chosen.length === 0) return null;
  return {
    value: chosen.map((one) => one.value).join(' '),
    confidence: confidenceOf(chosen.slice(0, 1), []),
    evidence: chosen.map((one) => one.evidence),
    conflicts: [],
    rule: 'A descrição reúne frases do próprio material, sem alterá-las.',
  };
}

const wordsOf = (folded: string): ReadonlySet<string> => new Set(folded.match(/[a-z0-9]{3,}/g));
/** Whether an earlier sentence says all of it: books praise one building in several lengths. */
const isToldBy = ({ folded }: Sentence, earlier: ReadonlySet<string>) =>
  [...wordsOf(folded)].every((word) => earlier.has(word));

/** A sentence with its beginning and its end; a question answers nothing. */
const isWhole = (text: string) => /^[“"]?[\p{Lu}\d].{16,}[.!…][”"]?$/u.test(text);
/** A short one stands beside a longer one, never for a paragraph. */
const isLong = (text: string) => text.length > 30 && text.split(' ').length >= 6;
/** A line that stops in the middle of its sentence; a heading is shorter. */
const isOpen = ({ text }: Passage) =>
  !/[.!?:…][”"]?$/.test(text) &&
  (text.length >= 40 || /(?:,|\s(?:d[aeo]s?|e|em|com|n[ao]s?|a|o|por|para|que|um|uma))$/i.test(text));

interface Further {
  /** By a last line, the passage it goes on in. */
  further: Map<SourceLine, Passage>;
  /** Lines of such passages: they are read with what they go on from. */
  taken: Set<SourceLine>;
}

/** The whole sentences of a paragraph, with what of it stands on the next page, or null. */
function readParagraph(own: SourceLine[], { further, taken }: Further): Candidate<Sentence[]> | null {
  const passages = readPassages(own)
    .filter((passage) => !taken.has(passage.lines[0]!))
    .map((passage) => wholePassage(passage, further));
  const lines = passages.flatMap((passage) => passage.lines);
  if (lines.length === 0) return null;
  const folded = lines.map((line) => line.folded).join(' ');
  // Whether a word broken by a hyphen keeps it is not known.
  const isBroken = lines.some((line) => /\p{L}-$/u.test(line.text));
  if (notForBuyers.test(folded) || isBroken || lines.some(({ cells }) => cells.length > 1)) return null;
  const sentences = passages.flatMap((passage, index) => {
    const above = passages[index - 1];
    // The first one may lack what the line above began.
    return sentencesOf(passage).slice(above && isOpen(above) ? 1 : 0);
  });
  const whole = sentences.filter(
    ({ text, folded: said }) =>
      isWhole(text) &&
      text.split(' ').length >= 4 &&
      !credit.test(text) &&
      !leadsAway(said) &&
      !isNotForBuyers(said),
  );
  const { length } = whole.map(({ text }) => text).join(' ');
  if (length < 60 || length > longest || !whole.some(({ text }) => isLong(text))) return null;
  return candidate(whole, 2, lines[0]!, ...lines.slice(1));
}
