import type { Question } from '#contract/lisa/lisa.ts';
import { ruleMarks } from './rule-marks.ts';
import { kindOfWord } from './word-kinds.ts';

/** Number of buckets the traits of a message fall into. */
export const buckets = 32_768;
const shortest = 3;
const longest = 5;
/** Up to this length a whole message is one trait together with its question: 'ok', 'pode ser'. */
const wholeUpTo = 14;

/** FNV-1a, the same on every machine. */
function hash(gram: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) value = Math.imul(value ^ gram.charCodeAt(at), 0x01000193);
  return (value >>> 0) % buckets;
}

/**
 * The buckets of a normalised message: its n-grams, its words alone, in pairs, at its ends and beside the question it
 * was said to, and what the rules see in it.
 */
export function featuresOf(
  said: string,
  pending: Question | null | undefined,
  marks: readonly string[] = ruleMarks(said),
): number[] {
  const text = ` ${said.slice(0, 300)} `;
  const found = new Set<number>();
  const add = (trait: string) => found.add(hash(trait));
  for (let size = shortest; size <= longest; size++)
    for (let at = 0; at + size <= text.length; at++) add(text.slice(at, at + size));
  const words = text.trim().split(' ');
  for (const [at, word] of words.entries()) {
    add(`w:${word}`);
    if (at > 0) add(`${words[at - 1]} ${word}:w`);
    if (pending !== undefined) add(`q:${pending}:${word}`);
  }
  const kinds = words.flatMap((word) => kindOfWord(word) ?? []);
  for (const [at, kind] of kinds.entries()) {
    add(`k:${kind}`);
    if (at > 0) add(`${kinds[at - 1]} ${kind}:k`);
    if (at > 1) add(`${kinds[at - 2]} ${kinds[at - 1]} ${kind}:k`);
    if (pending !== undefined) add(`kq:${pending}:${kind}`);
  }
  if (kinds.length > 0) add(`k^${kinds[0]}`);
  if (kinds.length > 0) add(`k$${kinds.at(-1)}`);
  for (const count of [1, 2]) {
    add(`^${words.slice(0, count).join(' ')}`);
    add(`$${words.slice(-count).join(' ')}`);
  }
  if (pending !== undefined) {
    const asked = `q:${pending ?? 'nada'}`;
    add(asked);
    if (said.length <= wholeUpTo) add(`${asked}:${said}`);
  }
  add(`n:${words.length < 4 ? words.length : words.length < 9 ? 'some' : 'many'}`);
  for (const mark of marks) add(`r:${mark}`);
  return [...found];
}
