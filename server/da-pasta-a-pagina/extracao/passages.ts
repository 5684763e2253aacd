import { isNext, type SourceLine } from './source.ts';
import { foldFigures } from './spelled-figures.ts';

/**
 * Running text with the lines of a paragraph rejoined. `folded` is exactly as long as `text`; a table row, a
 * heading or a list item is a passage of its own.
 */
export interface Passage {
  text: string;
  folded: string;
  lines: SourceLine[];
  /** Start of each line in `text`. */
  starts: number[];
}

/** A sentence with its lines. */
export interface Sentence {
  text: string;
  folded: string;
  lines: SourceLine[];
}

/** No paragraph of a sales document is longer; one that is would only keep the rules busy. */
const longestPassage = 2000;

/** Every rule reads the same lines, so they are joined once per reading. */
const joined = new WeakMap<SourceLine[], readonly Passage[]>();

/** Joins lines broken at the column's end; hyphenated words are rejoined. Made once per array of lines. */
export function readPassages(lines: SourceLine[]): readonly Passage[] {
  const known = joined.get(lines);
  if (known) return known;
  const passages = join(lines);
  joined.set(lines, passages);
  return passages;
}

function join(lines: SourceLine[]): Passage[] {
  const edges = rightEdges(lines);
  const passages: Passage[] = [];
  for (const line of lines) {
    const open = passages.at(-1);
    const above = open?.lines.at(-1);
    const fits = open !== undefined && open.text.length + line.text.length < longestPassage;
    if (open && above && fits && goesOn(above, line, edges)) append(open, line);
    else passages.push({ text: line.text, folded: line.folded, lines: [line], starts: [0] });
  }
  return passages;
}

function append(passage: Passage, line: SourceLine): void {
  const broken = /\p{L}-$/u.test(passage.text) && /^\p{Ll}/u.test(line.text);
  // 'Hernán-' and 'dez' are one word; after a space nothing was broken.
  const kept = broken ? passage.text.slice(0, -1) : `${passage.text} `;
  passage.starts.push(kept.length);
  passage.lines.push(line);
  passage.text = kept + line.text;
  passage.folded = foldFigures(passage.text);
}

/** Text with a common left edge: its start, the ends of its lines, and the rightmost one. */
interface Column {
  left: number;
  right: number;
  ends: number[];
}
/** The columns of each paragraph. */
type Edges = Map<string, Column[]>;

function rightEdges(lines: SourceLine[]): Edges {
  const edges: Edges = new Map();
  for (const line of lines) {
    if (line.cells.length > 1) continue;
    const right = line.box.x + line.box.width;
    const columns = edges.get(blockOf(line)) ?? [];
    const own = columns.find((column) => Math.abs(column.left - line.box.x) < columnSlack);
    if (own) {
      own.right = Math.max(own.right, right);
      own.ends.push(right);
    } else columns.push({ left: line.box.x, right, ends: [right] });
    edges.set(blockOf(line), columns);
  }
  return edges;
}

/** Lines of one column start this close to each other, in points; list indents are closer. */
const columnSlack = 12;
const blockOf = (line: SourceLine) => `${line.document.path}#${line.page}#${line.paragraph}`;
const bullet = /^\s*(?:\p{Extended_Pictographic}|[•·▪■◦●○✓✔›»*→➢➤►▸‣–—-]\s|(?:\d{1,2}[.)]|[a-z]\))\s)/u;

function goesOn(above: SourceLine, line: SourceLine, edges: Edges): boolean {
  if (!isNext(above, line) || above.cells.length > 1 || line.cells.length > 1) return false;
  if (above.paragraph !== line.paragraph || line.isItem || bullet.test(line.text)) return false;
  if (/[.!?:;]$/.test(above.text)) return false;
  if (leaders.test(above.text) || leaders.test(line.text)) return false;
  if (/\p{L}-$/u.test(above.text) && /^\p{Ll}/u.test(line.text)) return true;
  // '24 | 27 | 31' over 'm²'.
  if (/\d$/.test(above.text) && /^m[²2](?![\p{L}\d])/u.test(line.text)) return true;
  // No line begins with 'da' by itself, and none ends with it.
  if (above.text.length >= shortest && joint.test(line.text)) return true;
  if (ofYear.test(line.text) || (endsJoined.test(above.text) && /^\p{L}/u.test(line.text))) return true;
  if (beginsItem(above, line)) return false;
  const column = edges.get(blockOf(above))?.find(({ left }) => Math.abs(left - above.box.x) < columnSlack);
  if (column === undefined) return false;
  if (above.text.length < shortest) return leftOpen.test(above.folded) && /^\p{Ll}/u.test(line.text);
  // The line was broken because the next word did not fit.
  const perSign = above.box.width / above.text.length;
  const nextWord = (line.text.split(' ')[0]!.length + 1) * perSign;
  if (above.box.x + above.box.width + nextWord <= column.right - perSign) return false;
  // The longest of several short lines appears to end the column; a new start is recognisable.
  return (
    above.text.length >= longLine ||
    isFull(column) ||
    /^[^\p{Lu}]/u.test(line.text) ||
    leftOpen.test(above.folded)
  );
}

/** Whether a line is no continuation of the one above: a label, an item of a list, a row with leaders. */
export const beginsAnother = (text: string) => ownLabel.test(text) || bullet.test(text) || leaders.test(text);
/** 'Arquitetura ........ Ana Ruivo' is a line of its own. */
const leaders = /\S ?(?:\. ?){5,}|_{5,}/;
const joint = /^(?:d[aeo]s?|e|em|n[ao]s?|com|por|que|ou) (?=\p{L})/u;
const ofYear = /^de (?:19|20)\d{2}(?!\d)/i;
const endsJoined = /(?<!\p{L})d[aeo]s?$/iu;
/** 'Paisagismo: …' is a line of its own. */
const ownLabel = /^(?:\p{Lu}[\p{L} ]{2,30}|\p{Ll}{4,15}(?: \p{Ll}{1,12})?):\s/u;
const counts =
  /^\d[\d.,]* ?(?:m²|m2|dorm\w*|quartos?|suites?|vagas?|torres?|blocos?|apartamentos?|aptos?|unidades?|pavimentos?|andares|elevador\w*|casas?|lotes?|salas?)(?![a-z])/;
const street =
  /^(?:rua|r\.|avenida|av\.?|alameda|al\.|travessa|rodovia|estrada|praca) [^.;]{3,50}, (?:n[ºo°.]* ?)?\d/;
/** 'Paisagismo: Horta Viva', '89 m² — 3 dormitórios' under a short line are items of their own. */
const beginsItem = (above: SourceLine, line: SourceLine) =>
  above.text.length < longLine &&
  !leftOpen.test(above.folded) &&
  (ownLabel.test(line.text) || counts.test(line.folded) || street.test(line.folded));
/** No column of running text is narrower; shorter lines are a list, in signs. */
const shortest = 24;
/** No item of a list is as long, where nothing ends it. */
const longLine = 60;
/** Lines ending with these continue. */
const leftOpen = /(?:,|(?<![a-z])(?:d[aeo]s?|e|em|com|n[ao]s?|a[os]?|o|por|para|que|ou|um|uma))$/;
const isFull = ({ ends, right, left }: Column) =>
  ends.filter((end) => end > right - (right - left) * 0.12).length >= 2;

/** Abbreviations, whose period ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:av|r|al|brig|ver|gal|ten|sgt|vig|alf|mun|arq|trav|tv|rod|est|estr|pc|pca|pres|dr|dra|eng|prof|profa|sen|dep|gov|gen|cel|cap|maj|mal|alm|des|cons|com|vis|bar|mons|pe|fr|d|dom|sta|sto|s|jd|vl|pq|cj|res|ed|cond|bl|qd|lt|apt(?:os?)?|pav(?:tos?)?|n|no|nr|num|km|esq|c|cia|ltda|sr|sra|jr|art|inc|min|max|aprox|priv|privat|ex|tel|cep|reg|matr|of|m|mts|dorm|st|un|unid|fls?|edf|resid|cols?|cobs?|prum|aps?|qts?|\p{L})$/iu;

const ofPeriod = /\b(?:sem|trim?)\. \d$/i;

/** The sentences of a passage; periods of abbreviations and numbers do not end one. */
export function sentencesOf(passage: Passage): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const close = (to: number) => {
    const text = passage.text.slice(from, to).trim();
    if (text !== '') {
      const start =
        from + (passage.text.slice(from, to).length - passage.text.slice(from, to).trimStart().length);
      found.push({
        text,
        folded: passage.folded.slice(start, start + text.length),
        lines: linesOf(passage, start, start + text.length),
      });
    }
    from = to;
  };
  // A question in one cell of a row is the label of the next: 'Quartos? | 3'.
  for (const match of passage.text.matchAll(/[.!?]+(?=\s+[\p{Lu}\d“"(•])(?!(?<=\?)\t)/gu)) {
    // Leaders and dots between spaces end nothing: 'Bairro ....... Centro', 'São Carlos . SP'.
    if (match[0].length > 3 || passage.text[match.index - 1] === ' ') continue;
    if (isQuoted(passage.text, match.index)) continue;
    if (match[0] === '.' && abbreviation.test(passage.text.slice(from, match.index))) continue;
    // '2º sem. 2028'
    if (ofPeriod.test(passage.text.slice(from, match.index + 3))) continue;
    close(match.index + match[0].length);
  }
  close(passage.text.length);
  return found;
}

/** Inside quotation marks that are closed later: what is quoted belongs to its sentence. */
function isQuoted(text: string, at: number): boolean {
  const opened = text.lastIndexOf('“', at);
  return opened > text.lastIndexOf('”', at) && text.indexOf('”', at) > at + 1;
}

/** The lines covered by a range of a passage. */
export function linesOf(passage: Passage, from: number, to: number): SourceLine[] {
  return passage.lines.filter((_, index) => {
    const start = passage.starts[index]!;
    const end = passage.starts[index + 1] ?? passage.text.length;
    return start < to && end > from;
  });
}
