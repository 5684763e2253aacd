import { foldText } from '#contract/base/text.ts';

/** Lower case without accents and of the same length, so that indexes apply to both texts. */
export function foldAligned(text: string): string {
  const whole = foldText(text);
  if (whole.length === text.length) return whole;
  return Array.from({ length: text.length }, (_, index) => {
    const folded = foldText(text[index]!);
    return folded.length === 1 ? folded : text[index]!;
  }).join('');
}
