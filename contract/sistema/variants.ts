/** What stands between two ways of saying a message, on a line of its own. */
const separator = '---';

/** The ways of saying a message: a line of dashes stands between two of them. */
export function variantsOf(text: string): string[] {
  const variants = text
    .split(/^[ \t]*-{3,}[ \t]*$/m)
    .map((variant) => variant.trim())
    .filter((variant) => variant !== '');
  return variants.length > 0 ? variants : [text];
}

export const joinVariants = (variants: readonly string[]): string => variants.join(`\n${separator}\n`);
