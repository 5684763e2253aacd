import { foldText } from '#contract/base/text.ts';

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}²%]+$/gu;

/**
 * Words found in the plain letters of a text, as the text writes them: 'dormitorios' → 'dormitórios'. As found where
 * the text differs in more than accents and capitals.
 */
export function asWritten(text: string, words: string): string {
  if (text.includes(words)) return words;
  const written = text.match(/\S+/g) ?? [];
  const plain = written.map((word) => foldText(word).replace(edges, ''));
  const sought = words.match(/\S+/g) ?? [];
  const at = plain.findIndex((_, start) => sought.every((word, step) => plain[start + step] === word));
  if (sought.length === 0 || at < 0) return words;
  return written
    .slice(at, at + sought.length)
    .join(' ')
    .replace(edges, '');
}
