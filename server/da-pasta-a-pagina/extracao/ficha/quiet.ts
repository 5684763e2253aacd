/** Words that a name writes small. */
export const small = /^(?:d[aeo]s?|e|y|&|\+|\/|-|by|and|of)$/;

/** A name as people write it: 'MÜLLER & DALCIN' → 'Müller & Dalcin'; anything else as it stands. */
export function quiet(name: string): string {
  if (name !== name.toUpperCase() || name.replace(/\P{L}/gu, '').length <= 5) return name;
  return name.replace(/\p{L}+/gu, (word, at: number) =>
    at > 0 && small.test(word.toLowerCase()) ? word.toLowerCase() : word[0] + word.slice(1).toLowerCase(),
  );
}
