import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Oklch } from './oklch.ts';

type Tons = Record<HotsiteStyle, readonly [l: number, c: number, h: number]>;

/**
 * The inks of the pages: each building's colour is printed in the nearest one, so that two buildings of different
 * colours never look alike. Any two of a style differ by ΔE 16 or more (CIEDE2000); a changed ink is tested again.
 */
export const tintas = {
  vinho: { modern: [0.4, 0.13, 18], luxury: [0.65, 0.12, 15], minimalist: [0.37, 0.117, 16] },
  tijolo: { modern: [0.55, 0.15, 36], luxury: [0.72, 0.141, 41], minimalist: [0.51, 0.139, 34] },
  castanho: { modern: [0.36, 0.06, 58], luxury: [0.62, 0.06, 62], minimalist: [0.34, 0.055, 58] },
  cobre: { modern: [0.74, 0.12, 58], luxury: [0.72, 0.135, 70], minimalist: [0.58, 0.14, 56] },
  ouro: { modern: [0.8, 0.11, 90], luxury: [0.86, 0.1, 88], minimalist: [0.54, 0.09, 86] },
  oliva: { modern: [0.54, 0.1, 116], luxury: [0.71, 0.13, 113], minimalist: [0.4, 0.095, 114] },
  folha: { modern: [0.4, 0.09, 148], luxury: [0.68, 0.097, 148], minimalist: [0.36, 0.086, 154] },
  jade: { modern: [0.54, 0.086, 171], luxury: [0.85, 0.084, 171], minimalist: [0.52, 0.088, 169] },
  petroleo: { modern: [0.4, 0.07, 205], luxury: [0.7, 0.084, 202], minimalist: [0.38, 0.065, 202] },
  azul: { modern: [0.54, 0.11, 238], luxury: [0.72, 0.128, 241], minimalist: [0.53, 0.102, 238] },
  anil: { modern: [0.4, 0.16, 270], luxury: [0.65, 0.12, 276], minimalist: [0.29, 0.176, 276] },
  ameixa: { modern: [0.44, 0.151, 322], luxury: [0.67, 0.12, 320], minimalist: [0.44, 0.143, 320] },
  rosa: { modern: [0.56, 0.17, 358], luxury: [0.8, 0.099, 352], minimalist: [0.52, 0.172, 358] },
  grafite: { modern: [0.24, 0.008, 260], luxury: [0.62, 0.005, 260], minimalist: [0.21, 0.007, 262] },
  concreto: { modern: [0.52, 0.025, 70], luxury: [0.75, 0.03, 84], minimalist: [0.4, 0.01, 92] },
  cal: { modern: [0.66, 0.05, 215], luxury: [0.95, 0.016, 89], minimalist: [0.34, 0.079, 245] },
} as const satisfies Record<string, Tons>;
export type Tinta = keyof typeof tintas;

/** Below this chroma a colour is a grey. */
export const leastChroma = 0.035;

/** Inks by hue, each up to its degree; below a lightness a warm one is wood. */
const byHue: readonly [until: number, tinta: Tinta][] = [
  [26, 'vinho'],
  [45, 'tijolo'],
  [72, 'cobre'],
  [104, 'ouro'],
  [132, 'oliva'],
  [160, 'folha'],
  [188, 'jade'],
  [220, 'petroleo'],
  [256, 'azul'],
  [296, 'anil'],
  [338, 'ameixa'],
  [360, 'rosa'],
];
const wood: ReadonlySet<Tinta> = new Set(['tijolo', 'cobre', 'ouro']);
const darkWood = 0.42;

/** The ink of a building's colour: of a grey one by its lightness. */
export function tintaDe({ l, c, h }: Oklch): Tinta {
  if (c < leastChroma) return l < 0.42 ? 'grafite' : l < 0.8 ? 'concreto' : 'cal';
  const tinta = byHue.find(([until]) => h <= until)?.[1] ?? 'rosa';
  return wood.has(tinta) && l < darkWood ? 'castanho' : tinta;
}

export function tomDe(tinta: Tinta, style: HotsiteStyle): Oklch {
  const [l, c, h] = tintas[tinta][style];
  return { l, c, h };
}
