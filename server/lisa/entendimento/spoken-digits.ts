import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { withNumberWords } from './number-words-meant.ts';

/** 'meia' is six where figures are told one by one. */
const figureOf = (word: string): number | null => (word === 'meia' ? 6 : (numberWordValues[word] ?? null));

/**
 * The figures of a run of number words as they are told: 'quatorze mil quinhentos e oitenta e dois' → '14582',
 * 'um quatro cinco' → '145', 'trinta e um nove oito' → '3198'.
 */
function figuresOf(words: string[]): string {
  const written: string[] = [];
  let sum: number | null = null;
  let last = Infinity;
  let isJoined = false;
  const close = () => {
    if (sum !== null) written.push(String(sum));
    sum = null;
    last = Infinity;
  };
  for (const word of words) {
    if (word === 'e') {
      isJoined = true;
      continue;
    }
    if (word === 'mil') {
      sum = (sum ?? 1) * 1000;
      last = 1000;
      isJoined = true;
      continue;
    }
    const value = figureOf(word)!;
    const rank = value >= 100 ? 100 : value >= 20 ? 10 : 1;
    const lastRank = last >= 1000 ? 1000 : last >= 100 ? 100 : last >= 20 ? 10 : 1;
    if (sum !== null && isJoined && rank < lastRank) sum += value;
    else {
      close();
      sum = value;
    }
    last = value;
    isJoined = false;
  }
  close();
  return written.join('');
}

/** A text with number words as figures; single ones ('um', 'dois') only among others. */
export function withSpokenDigits(text: string): string {
  const parts = withNumberWords(text).split(/(\s+)/);
  const folded = parts.map((part) => foldText(part).replace(/[^a-z]+$/g, ''));
  const isNumber = (at: number) => figureOf(folded[at] ?? '') !== null || folded[at] === 'mil';
  let out = '';
  for (let at = 0; at < parts.length; at++) {
    if (!isNumber(at)) {
      out += parts[at];
      continue;
    }
    const run: string[] = [];
    let to = at;
    for (let next = at; next < parts.length; next += 2) {
      if (isNumber(next)) to = next;
      else if (folded[next] !== 'e' || !isNumber(next + 2)) break;
      run.push(folded[next]!);
      // A comma ends a run.
      if (isNumber(next) && /[,.;]$/.test(parts[next]!)) break;
    }
    if (run.filter((word) => word !== 'e').length < 2) out += parts[at];
    else {
      out += figuresOf(run);
      at = to;
    }
  }
  return out;
}
