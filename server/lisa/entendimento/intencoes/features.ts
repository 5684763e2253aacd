import type { Question } from '#contract/lisa/lisa.ts';

/** Number of buckets the traits of a message fall into. */
export const buckets = 8192;
const shortest = 2;
const longest = 5;
/** Up to this length a whole message is one trait together with its question: 'ok', 'pode ser'. */
const wholeUpTo = 14;

/** FNV-1a, the same on every machine. */
function hash(gram: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) value = Math.imul(value ^ gram.charCodeAt(at), 0x01000193);
  return (value >>> 0) % buckets;
}

/** The buckets of a normalised message: its n-grams, pairs of words, and the question it was said to. */
export function featuresOf(said: string, pending: Question | null | undefined): number[] {
  const text = ` ${said.slice(0, 300)} `;
  const found = new Set<number>();
  for (let size = shortest; size <= longest; size++)
    for (let at = 0; at + size <= text.length; at++) found.add(hash(text.slice(at, at + size)));
  const words = text.trim().split(' ');
  for (const [at, word] of words.entries()) {
    found.add(hash(`w:${word}`));
    if (at > 0) found.add(hash(`${words[at - 1]} ${word}:w`));
  }
  if (pending !== undefined) {
    const asked = `q:${pending ?? 'nada'}`;
    found.add(hash(asked));
    if (said.length <= wholeUpTo) found.add(hash(`${asked}:${said}`));
  }
  found.add(hash(`n:${words.length < 4 ? words.length : words.length < 9 ? 'some' : 'many'}`));
  return [...found];
}
