/** Number of buckets the character n-grams of a message fall into. */
export const buckets = 8192;
const shortest = 2;
const longest = 5;

/** FNV-1a, the same on every machine. */
function hash(gram: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) value = Math.imul(value ^ gram.charCodeAt(at), 0x01000193);
  return (value >>> 0) % buckets;
}

/** The buckets of a normalised message's n-grams, each once. */
export function featuresOf(said: string): number[] {
  const text = ` ${said.slice(0, 300)} `;
  const found = new Set<number>();
  for (let size = shortest; size <= longest; size++)
    for (let at = 0; at + size <= text.length; at++) found.add(hash(text.slice(at, at + size)));
  return [...found];
}
