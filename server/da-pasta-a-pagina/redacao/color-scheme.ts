import type { ColorScheme } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';
import { leastChroma, tintaDe, tomDe } from './tintas.ts';

/** What a page's colour may come from ('#rrggbb', most common first). */
interface ColorSources {
  /** Of the façade; sky, trees and ground are left out where the picture was measured so. */
  building: string[];
  logo: string[];
}

/** The façade that opens the page, else the best one, and the logos; what opens it where there is neither. */
export function colorSources(assets: PageAsset[], opening: PageAsset | null | undefined): ColorSources {
  const certain = assets.filter(({ type, uncertain }) => type === 'image' && !uncertain);
  const building =
    opening?.category === 'fachada' ? opening : certain.find(({ category }) => category === 'fachada');
  const logo = certain.filter(({ category }) => category === 'logo').flatMap(({ colors }) => colors);
  return { building: building?.colors ?? (logo.length > 0 ? [] : (opening?.colors ?? [])), logo };
}

/**
 * A page's palette, in the ink nearest to the colour of building and logo. Text and muted text have at least 4.5:1 on
 * both backgrounds, `onAccent` on `accent`; in Luxo and Minimalista the accent is used for text too.
 */
export function colorScheme(style: HotsiteStyle, sources: ColorSources): ColorScheme {
  const lead = leadingColor(sources);
  return schemes[style](tomDe(lead ? tintaDe(lead) : 'petroleo', style));
}

/** Paper, ink and shade of a logo say nothing. */
const isInk = ({ l, c }: Oklch) => c >= 0.06 && l > 0.2 && l < 0.95;
/** No building is this vivid: it counts no more than one that is painted. */
const mostChroma = 0.16;

/** The most characteristic colour of building and logo; of a building without any, its most common grey. */
function leadingColor({ building, logo }: ColorSources): Oklch | null {
  const seen = building.map(hexToOklch);
  const rated = [
    ...seen.map((color, index) => ({
      color,
      rate:
        color.c >= leastChroma && color.l > 0.15 && color.l < 0.95
          ? Math.min(color.c, mostChroma) * natural(color) * (1 - index * 0.08)
          : 0,
    })),
    ...logo
      .map(hexToOklch)
      .map((color) => ({ color, rate: isInk(color) ? Math.min(color.c, mostChroma) * 0.6 : 0 })),
  ];
  const [best] = rated.sort((a, b) => b.rate - a.rate);
  if (best && best.rate > 0) return best.color;
  // Of a grey building even a pale mark says more than its walls.
  const pale = logo
    .map(hexToOklch)
    .find((color) => color.c >= leastChroma && color.l > 0.2 && color.l < 0.95);
  if (pale) return pale;
  // The dark of windows is no wall while anything else is left.
  return seen.find(({ l }) => l > 0.35) ?? seen[0] ?? null;
}

/** What may be left of sky and leaves counts less. */
const natural = ({ h }: Oklch) => (h > 205 && h < 285 ? 0.5 : h >= 105 && h < 165 ? 0.5 : 1);

const schemes: Record<HotsiteStyle, (ink: Oklch) => ColorScheme> = {
  modern: (ink) => {
    const tint = Math.min(ink.c / 0.1, 1);
    const background = oklchToHex({ l: 0.985, c: 0.005 * tint, h: ink.h });
    const surface = oklchToHex({ l: 0.945, c: 0.014 * tint, h: ink.h });
    const text = oklchToHex({ l: 0.2, c: 0.025 * tint, h: ink.h });
    const accent = oklchToHex(ink);
    return {
      background,
      surface,
      text,
      muted: readable({ l: 0.5, c: 0.025 * tint, h: ink.h }, [background, surface]),
      accent,
      onAccent: contrastRatio('#ffffff', accent) >= 4.5 ? '#ffffff' : text,
    };
  },
  luxury: (ink) => {
    const background = oklchToHex({ l: 0.165, c: 0.008, h: ink.h });
    const surface = oklchToHex({ l: 0.215, c: 0.01, h: ink.h });
    return {
      background,
      surface,
      text: oklchToHex({ l: 0.94, c: 0.014, h: 82 }),
      muted: readable({ l: 0.74, c: 0.018, h: 82 }, [background, surface]),
      accent: readable(ink, [background, surface]),
      onAccent: background,
    };
  },
  minimalist: (ink) => {
    const surface = oklchToHex({ l: 0.972, c: 0.002, h: ink.h });
    return {
      background: '#ffffff',
      surface,
      text: oklchToHex({ l: 0.19, c: 0.004, h: ink.h }),
      muted: readable({ l: 0.5, c: 0.008, h: ink.h }, [surface]),
      accent: readable(ink, [surface]),
      onAccent: '#ffffff',
    };
  },
};

/** Adjusts a colour's lightness until it is readable on every background. */
function readable(color: Oklch, grounds: string[]): string {
  const step = hexToOklch(grounds[0] ?? '#ffffff').l > 0.5 ? -0.01 : 0.01;
  for (let l = color.l; l > 0 && l < 1; l += step) {
    const hex = oklchToHex({ ...color, l });
    if (grounds.every((ground) => contrastRatio(hex, ground) >= 4.6)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}
