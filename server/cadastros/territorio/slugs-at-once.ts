import { slugOf } from './slug.ts';

/**
 * Generates slugs for many new bairros without querying each, with the same results as `freeSlug` (TER-61).
 */
export function createSlugPicker(taken: Iterable<string>): (nome: string, cidade: string) => string {
  const used = new Set(taken);
  /** Where counting continues, so that thousands of equal names do not each start at 2. */
  const counters = new Map<string, number>();
  const take = (slug: string) => {
    if (used.has(slug)) return false;
    used.add(slug);
    return true;
  };
  return (nome, cidade) => {
    const base = slugOf(nome);
    if (take(base)) return base;
    const withCity = `${base}-${slugOf(cidade)}`;
    if (take(withCity)) return withCity;
    for (let number = counters.get(withCity) ?? 2; ; number += 1) {
      counters.set(withCity, number + 1);
      if (take(`${withCity}-${number}`)) return `${withCity}-${number}`;
    }
  };
}
