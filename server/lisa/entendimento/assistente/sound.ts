import { foldText } from '#contract/base/text.ts';

/** How a word sounds: 'presso' is 'preço', 'parqe' is 'parque'. */
export function soundOf(word: string): string {
  return foldText(word.toLowerCase().replaceAll('ç', 's'))
    .replace(/qu(?=[ei])|q(?!u)/g, 'k')
    .replace(/qu/g, 'ku')
    .replace(/ch/g, 'x')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/(?<![ln])h/g, '')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/n$/, 'm')
    .replace(/(.)\1+/g, '$1');
}

/** Number of slips of a finger between two words, a swap of neighbours being one; stops counting at `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      here[at] = Math.min(last[at]! + 1, here[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwap) here[at] = Math.min(here[at]!, before[at - 2]! + 1);
    }
    if (Math.min(...here) > most) return most + 1;
    before = last;
    last = here;
  }
  return last[other.length]!;
}

/** Short words look alike: they must be the same; longer ones may have a slip or two. */
export const soundsLike = (one: string, other: string): boolean =>
  areNearSounds(soundOf(one), soundOf(other));

/** The same for how they sound (`soundOf`). */
export function areNearSounds(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || a[0] !== b[0]) return false;
  const most = shorter >= 8 ? 2 : 1;
  return slipsBetween(a, b, most) <= most;
}
