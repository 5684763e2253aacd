import type { Fonte } from '#contract/sistema/modelos.ts';

/** The pages among sources: what is kept is checked before, and yet no screen shows a link that does more than open one. */
export const webPages = (fontes: readonly Fonte[]): Fonte[] =>
  fontes.filter(({ url }) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''));
