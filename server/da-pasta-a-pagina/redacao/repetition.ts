import { foldText } from '#contract/base/text.ts';

const little = new Set(
  `o a os as um uma e ou de do da dos das em no na nos nas com sem por para pelo pela ao aos que se seu sua seus suas
  mais muito onde como entre ate sobre cada todo toda`.split(/\s+/),
);
/** So many words that say something make a thought, of which this share was told before. */
const leastWords = 3;
const toldFrom = 0.7;
/** What is left of a sentence is one still. */
const leastLeft = 5;

const wordsOf = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];

/**
 * A sentence without a last clause whose words another one has said: 'Torres na areia, a poucos passos do mar.' after
 * 'Viver a poucos passos do mar.' is 'Torres na areia.' Null where all of it was said and it states no figure.
 */
export function withoutRepetition(frase: string, earlier: readonly string[], nome: string): string | null {
  const name = new Set(wordsOf(nome));
  const saying = (text: string) => wordsOf(text).filter((word) => !little.has(word) && !name.has(word));
  const before = earlier.map((text) => new Set(saying(text)));
  const isTold = (text: string) => {
    const said = saying(text);
    return (
      said.length >= leastWords &&
      before.some((words) => said.filter((word) => words.has(word)).length >= said.length * toldFrom)
    );
  };
  if (isTold(frase) && !/\d/.test(frase)) return null;
  for (const mark of [/^(.+)\s[—–]\s([^—–]+)$/, /^(.+),\s([^,]+)$/]) {
    const [, head = '', tail = ''] = mark.exec(frase.trim()) ?? [];
    const stands = wordsOf(head).length >= leastLeft && !/\s(?:e|ou|de|com|em)$/.test(head);
    if (stands && !/^(?:e|ou)\s/.test(tail) && !/\d/.test(tail) && isTold(tail)) return `${head}.`;
  }
  return frase;
}
