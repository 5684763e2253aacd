import type { Fonte } from '#contract/sistema/modelos.ts';

/** Source pages safe to link: validated when stored, and again here. */
export const webPages = (fontes: readonly Fonte[]): Fonte[] =>
  fontes.filter(({ url }) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''));
