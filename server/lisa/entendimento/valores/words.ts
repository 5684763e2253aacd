import { foldText } from '#contract/base/text.ts';

/** A word, a run of figures, a line break or a sign of a message, where it stands there. */
export interface Word {
  text: string;
  folded: string;
  from: number;
  to: number;
}

/** Longer messages are read up to here. */
const most = 90;

const pattern = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\d+|\n|[^\s]/gu;

/** The words of a message in their order, signs among them. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    if (words.length === most) break;
    const from = match.index;
    words.push({ text: match[0], folded: foldText(match[0]), from, to: from + match[0].length });
  }
  return words;
}

export const isLetters = ({ folded }: Word) => /^\p{L}/u.test(folded);

/** Words `[from, to)` of a message. */
export interface Span {
  from: number;
  to: number;
}

/** What was written from the first to the last word of a span. */
export const writtenIn = (text: string, words: readonly Word[], { from, to }: Span) =>
  text.slice(words[from]!.from, words[to - 1]!.to);

/** Where a value stands in a message word for word, the last place; null if nowhere. */
export function locate(words: readonly Word[], value: string): Span | null {
  const wanted = wordsOf(value).filter(isLetters);
  if (wanted.length === 0) return null;
  for (let from = words.length - 1; from >= 0; from--) {
    let at = from;
    let found = 0;
    while (found < wanted.length && at < words.length) {
      if (words[at]!.folded === wanted[found]!.folded) found += 1;
      // 'Dr. Rui': the sign is no word.
      else if (found === 0 || words[at]!.text !== '.') break;
      at += 1;
    }
    // 'o apelido é Duda e o e-mail é duda@x.com': what stands in an address is no name.
    const isInAddress = words[at]?.text === '@' || words[from - 1]?.text === '@';
    if (found === wanted.length && !isInAddress) return { from, to: at };
  }
  return null;
}
