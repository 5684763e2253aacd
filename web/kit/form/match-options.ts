import { foldText } from '#contract/base/text.ts';

export interface ChoiceOption {
  value: string;
  label: string;
}
export interface FoldedOption extends ChoiceOption {
  folded: string;
}

/** Options with folded labels, computed once, so that typing in 5,571 stays fast. */
export const foldOptions = (options: readonly ChoiceOption[]): FoldedOption[] =>
  options.map((option) => ({ ...option, folded: foldText(option.label) }));

/** Options with the one whose whole label was typed first, which is what Enter takes; the others as they are. */
export function exactFirst(options: readonly FoldedOption[], typed: string): FoldedOption[] {
  const query = foldText(typed.trim());
  const isExact = ({ folded }: FoldedOption) => folded === query;
  return [...options.filter(isExact), ...options.filter((option) => !isExact(option))];
}

/** Options containing every typed word, ignoring case and accents; the exact one, then prefix matches first. */
export function matchOptions(options: readonly FoldedOption[], typed: string): FoldedOption[] {
  const query = foldText(typed.trim());
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...options];
  const found = options.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const begins = (option: FoldedOption) => option.folded.startsWith(query);
  return exactFirst([...found.filter(begins), ...found.filter((option) => !begins(option))], typed);
}
