import { type Candidate, candidate, stated } from '../candidate.ts';
import { beginsAnother, readPassages, type Sentence, sentencesOf } from '../passages.ts';
import { isNext, type SourceLine } from '../source.ts';

interface Read {
  own: Sentence[];
  /** The line after each. */
  below: Map<SourceLine, SourceLine | undefined>;
}
/** What every fact's reader starts from, joined once. */
const joined = new WeakMap<SourceLine[], Read>();
function readOnce(lines: SourceLine[]): Read {
  const known = joined.get(lines);
  if (known) return known;
  const own = readPassages(lines)
    .flatMap(sentencesOf)
    .filter(({ folded }) => !foreign.test(folded));
  const read = { own, below: new Map(lines.map((line, index) => [line, lines[index + 1]])) };
  joined.set(lines, read);
  return read;
}

/** A value under its label: 'Torres: 2', or the cell beside 'Torres'. */
export interface Labelled {
  text: string;
  folded: string;
  stated: <Value>(value: Value, weight: number) => Candidate<Value>;
}

/** Abbreviations and initials, whose period ends no value. */
const abbreviation =
  /(?:^|[\s(])(?:arq|eng|dr|dra|prof|av|rod|r|al|sta|sto|s|jd|pq|vl|est|aptos?|pavtos?|jr|\p{L})$/iu;
const ends = /[;·•|\t]|\s\/\s(?=\p{Lu}[\p{L} ]{3,30}:)|\.(?=\s|$)|\s[–—]\s/gu;

/** The start of a text, up to what ends a value. */
export function valueAt(text: string): string {
  for (const end of text.matchAll(ends)) {
    if (end[0] === '.' && abbreviation.test(text.slice(0, end.index))) continue;
    return text.slice(0, end.index).trim();
  }
  return text.trim();
}

/** Everything stated under a label, which is a pattern of folded words. */
export function labelled(lines: SourceLine[], label: string): Labelled[] {
  // 'Arquitetura ........ Ana Ruivo' is set with leaders, 'Arquitetura | Ana Ruivo' with a rule.
  const inText = new RegExp(
    `(?:^|^\\d+(?:\\.\\d+)*[.)]? +|[.;·•|(\\t]\\s*|\\s/\\s|\\s[–—-]\\s|^\\W{1,3})(?:${label})\\s*(?::|(?:\\.\\s?){3,}|…+|\\|)\\s*(?=\\S)`,
    'g',
  );
  const cell = new RegExp(`^\\W{0,3}(?:${label})\\s*:?$`);
  const beside = lines.flatMap((line) =>
    line.cells.slice(0, -1).flatMap((each, index) => {
      const next = line.cells[index + 1]!;
      // 'Unidades | 42 | 22 | 2' counts each kind of home.
      if (index === 0 && isRowOfCounts(line)) return [];
      if (!cell.test(each.folded.trim()) || next.text.trim() === '') return [];
      return [
        {
          text: next.text.trim(),
          folded: next.folded.trim(),
          stated: <Value>(value: Value, weight: number) => candidate(value, weight, line),
        },
      ];
    }),
  );
  const { below: after } = readOnce(lines);
  const written = readPassages(lines).flatMap((passage) => {
    const last = passage.lines.at(-1)!;
    const below = after.get(last);
    // The paragraph may go on where its lines were not joined: the value may be cut.
    const open = isNext(last, below) && below.paragraph === last.paragraph && !beginsAnother(below.text);
    return [...passage.folded.matchAll(inText)].map((match) => {
      const from = match.index + match[0].length;
      const text = valueAt(passage.text.slice(from));
      const cut = open && from + text.length >= passage.text.trimEnd().length;
      return {
        text,
        folded: passage.folded.slice(from, from + text.length),
        stated: <Value>(value: Value, weight: number) => stated(value, cut ? 0.5 : weight, passage),
      };
    });
  });
  return [...beside, ...written].filter(({ text }) => text !== '');
}

/** A label and the counts of several kinds. */
const isRowOfCounts = ({ cells }: SourceLine): boolean =>
  cells.length > 2 && cells.slice(1).every(({ folded }) => /^\d{1,4}$/.test(folded.trim()));

/** What belongs to something else: the firm's past, the sales stand, another phase of the sale. */
const foreign =
  /\b(?:anos de|ja (?:(?:entreg|ergu|constru)\w+|fez)|entregues? em|entregou|obras entregues|estande|stand|plantao|showroom|decorado|ultim[ao]s|restam|disponiveis|a venda|comissao)\b/;

/** The sentences that speak of the building itself. */
export const ownSentences = (lines: SourceLine[]): Sentence[] => readOnce(lines).own;
