import { contrastRatio } from '../da-pasta-a-pagina/contrast.ts';

/** The palette of a page whose owner chose one colour. */
export interface ThemeColors {
  /** The chosen colour, for surfaces. */
  fill: string;
  /** Ink for text on `fill`. */
  onFill: string;
  /** The colour darkened for readable text and visible lines on paper and on `tint`. */
  accent: string;
  /** A very light tint of the colour. */
  tint: string;
}

const paper = '#ffffff';
/** One of these is readable on any colour, with at least 4.58; a softer black would not be. */
const inks = [paper, '#000000'];
/** Small text needs 4.5; a margin for rounding. */
const readable = 4.6;

/** A palette from any colour, keeping text contrast (AA). */
export function themeColors(chosen: string): ThemeColors {
  const fill = /^#[0-9a-f]{6}$/i.test(chosen) ? chosen.toLowerCase() : '#d4af37';
  const [onFill] = [...inks].sort((a, b) => contrastRatio(b, fill) - contrastRatio(a, fill));
  const breath = mix(fill, paper, 0.08);
  // Pure white would be invisible.
  const tint = contrastRatio(breath, paper) < 1.003 ? '#f5f4f2' : breath;
  let accent = fill;
  for (let share = 0.95; contrastRatio(accent, tint) < readable && share > 0; share -= 0.05)
    accent = mix(fill, '#000000', share);
  return { fill, onFill: onFill!, accent, tint };
}

/** Mixes `share` of the first colour with the second. */
function mix(color: string, other: string, share: number): string {
  const channel = (start: number) => {
    const of = (hex: string) => Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(of(color) * share + of(other) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
