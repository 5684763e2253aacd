import { contrastRatio } from '../da-pasta-a-pagina/contrast.ts';

/** What a page is painted with when its owner chose one colour. */
export interface ThemeColors {
  /** The chosen colour, for surfaces. */
  fill: string;
  /** Ink for text on `fill`. */
  onFill: string;
  /** The colour made dark enough to be read, and seen as a line, on paper and on `tint`. */
  accent: string;
  /** The colour as a breath on paper. */
  tint: string;
}

const paper = '#ffffff';
/** One of these two reads on any colour, by 4.58 at least; a softer black would not. */
const inks = [paper, '#000000'];
/** Small text must stand out by 4.5; a little more, so that no rounding spoils it. */
const readable = 4.6;

/** Any colour, made safe: whatever is chosen, text on it and in it keeps its contrast (AA). */
export function themeColors(chosen: string): ThemeColors {
  const fill = /^#[0-9a-f]{6}$/i.test(chosen) ? chosen.toLowerCase() : '#d4af37';
  const [onFill] = [...inks].sort((a, b) => contrastRatio(b, fill) - contrastRatio(a, fill));
  const breath = mix(fill, paper, 0.08);
  // Of white nothing would be seen.
  const tint = contrastRatio(breath, paper) < 1.003 ? '#f5f4f2' : breath;
  let accent = fill;
  for (let share = 0.95; contrastRatio(accent, tint) < readable && share > 0; share -= 0.05)
    accent = mix(fill, '#000000', share);
  return { fill, onFill: onFill!, accent, tint };
}

/** `share` of the first colour, the rest of the second. */
function mix(color: string, other: string, share: number): string {
  const channel = (start: number) => {
    const of = (hex: string) => Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(of(color) * share + of(other) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
