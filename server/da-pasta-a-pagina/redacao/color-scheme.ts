import type { ColorScheme } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';

/**
 * A page's palette, with the hue of the façade's colours ('#rrggbb', most common first). Text and muted text
 * have at least 4.5:1 on both backgrounds, `onAccent` on `accent`; in Luxo and Minimalista the accent is used
 * for text too.
 */
export function colorScheme(style: HotsiteStyle, colors: string[]): ColorScheme {
  const lead = leadingColor(colors) ?? fallbackLead[style];
  return schemes[style](lead);
}

/** For a façade without colour: deep teal, gold, graphite. */
const fallbackLead: Record<HotsiteStyle, Oklch> = {
  modern: { l: 0.5, c: 0.07, h: 205 },
  luxury: { l: 0.5, c: 0.05, h: 75 },
  minimalist: { l: 0.4, c: 0.015, h: 250 },
};

/** The most characteristic colour: vivid and common, sky and lawn weighted less. */
function leadingColor(colors: string[]): Oklch | null {
  const rated = colors.map((hex, index) => {
    const color = hexToOklch(hex);
    const sky = color.h > 205 && color.h < 285;
    const weight = (sky ? 0.4 : isLawn(color.h) ? 0.5 : 1) * (1 - index * 0.08);
    return { color, rate: Math.min(color.c, 0.16) * weight };
  });
  const best = rated.filter(({ color }) => color.c > 0.025 && color.l > 0.15 && color.l < 0.95);
  return best.sort((a, b) => b.rate - a.rate)[0]?.color ?? null;
}

/** Lawn green is too loud for a page and becomes a shaded leaf green. */
const isLawn = (h: number) => h >= 105 && h < 165;

const schemes: Record<HotsiteStyle, (lead: Oklch) => ColorScheme> = {
  modern: ({ c, h }) => {
    const background = oklchToHex({ l: 0.985, c: 0.005, h });
    const surface = oklchToHex({ l: 0.945, c: 0.014, h });
    const text = oklchToHex({ l: 0.2, c: 0.025, h });
    // Amber and sand turn muddy when darkened: they stay light with dark text.
    const bright = h > 48 && h < 105;
    const chroma = Math.min(Math.max(c * 1.7, 0.09), 0.16);
    const deep = isLawn(h)
      ? { l: 0.42, c: Math.min(chroma, 0.1), h: Math.max(h, 138) }
      : { l: 0.52, c: chroma, h };
    return {
      background,
      surface,
      text,
      muted: readable({ l: 0.5, c: 0.025, h }, [background, surface]),
      accent: bright ? oklchToHex({ l: 0.8, c: chroma, h }) : readable(deep, ['#ffffff']),
      onAccent: bright ? text : '#ffffff',
    };
  },
  luxury: ({ h }) => {
    const gold = h > 55 && h < 100 ? Math.min(Math.max(h, 74), 90) : 82;
    const background = oklchToHex({ l: 0.165, c: 0.008, h });
    const surface = oklchToHex({ l: 0.215, c: 0.01, h });
    return {
      background,
      surface,
      text: oklchToHex({ l: 0.94, c: 0.018, h: gold }),
      muted: readable({ l: 0.74, c: 0.02, h: gold }, [background, surface]),
      accent: readable({ l: 0.79, c: 0.09, h: gold }, [background, surface]),
      onAccent: background,
    };
  },
  minimalist: ({ c, h }) => {
    const surface = oklchToHex({ l: 0.972, c: 0.002, h });
    return {
      background: '#ffffff',
      surface,
      text: oklchToHex({ l: 0.19, c: 0.004, h }),
      muted: readable({ l: 0.5, c: 0.008, h }, [surface]),
      accent: readable({ l: 0.42, c: Math.min(c, 0.07), h }, [surface]),
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
