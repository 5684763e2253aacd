/** How many mistakes a word of this length may have. */
export const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Whether `typed` is a beginning of `word` with at most `most` letters wrong, missing, too many or swapped
 * (Damerau and Levenshtein's distance, ending anywhere in the word).
 */
export function isNear(word: string, typed: string, most: number): boolean {
  if (most === 0 || word.length < typed.length - most) return false;
  const end = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: end + 1 }, (_, n) => n);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= end; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let cost = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1])
        cost = Math.min(cost, beforeLast[at - 2]! + 1);
      now.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    [beforeLast, last] = [last, now];
  }
  return Math.min(...last) <= most;
}
