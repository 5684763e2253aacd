import { placeNamed } from '../find-places.ts';
import { isLetters, type Span, type Word } from './words.ts';

/** A place somebody named, and its stored name. */
export interface KnownPlace extends Span {
  name: string;
}

const longest = 4;

/** The known places in a message, the longest first where they lie in one another. */
export function knownPlaces(words: readonly Word[]): KnownPlace[] {
  const found: KnownPlace[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    if (isLetters(words[from]!) && words[from]!.folded.length > 1)
      for (let size = Math.min(longest, words.length - from); size > 0 && to === from; size--) {
        const part = words.slice(from, from + size);
        if (!part.every((word) => /^[\p{L}\d]/u.test(word.folded)) || !isLetters(part[0]!)) continue;
        const name = placeNamed(part.map(({ text }) => text).join(' '));
        if (name === null) continue;
        to = from + size;
        found.push({ from, to, name });
      }
    from = to > from ? to : from + 1;
  }
  return found;
}
