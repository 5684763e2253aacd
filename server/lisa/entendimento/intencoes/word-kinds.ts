import { especies } from './ditos/especies.ts';

const kindOf = new Map<string, string>();
const stems = new Map<string, string>();
let longest = 0;
for (const line of especies.trim().split('\n')) {
  const [kind, words] = line.split(': ') as [string, string];
  for (const word of words.split(' ')) {
    const stem = word.endsWith('*') ? word.slice(0, -1) : null;
    if (stem === null) kindOf.set(word, kindOf.get(word) ?? kind);
    else {
      stems.set(stem, kind);
      longest = Math.max(longest, stem.length);
    }
  }
}

/** The kind of a folded word; null if it is of none. */
export function kindOfWord(word: string): string | null {
  const found = kindOf.get(word);
  if (found !== undefined) return found;
  for (let size = Math.min(longest, word.length); size >= 3; size--) {
    const kind = stems.get(word.slice(0, size));
    if (kind !== undefined) return kind;
  }
  return /^\d/.test(word) ? 'numero' : null;
}
