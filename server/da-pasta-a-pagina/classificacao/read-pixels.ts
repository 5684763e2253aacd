import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';

/** What pixels alone can tell. 'desenho': a flat light ground as in plans, maps, tables, logos. */
export type PixelKind = 'foto' | 'desenho' | 'indefinido';

/** Measured on some 700 pictures of real folders: above it 99 in 100 are drawings, below photos. */
const drawingFrom = 0.21;
/** Near the threshold a name is not overruled. */
const surelyDrawingFrom = 0.3;

/** Below this the drawing is grey. */
const leastTint = 0.004;
/** Only pages full of figures and words have this many edges. */
const textFrom = 0.18;

export interface PixelReading {
  kind: PixelKind;
  /** Whether the reading is far enough from the threshold to overrule a name. */
  sure: boolean;
  qrCode: boolean;
  /** A transparent picture whose few lines would be invisible on white. */
  lightLogo: boolean;
  /** Thin dark lines and tinted rooms on white, as in plans but not in maps, tables and logos. */
  planLike: boolean;
  sky: boolean;
}

export function readPixels(
  measures: ImageMeasures,
  width: number | null,
  height: number | null,
): PixelReading {
  const { commonestShare, whiteShare, saturation, edgeDensity, greenShare, skyShare } = measures;
  const ground = groundOf(measures.colors[0]);
  const aspect = width && height ? width / height : 1;
  const drawing = commonestShare >= drawingFrom && ground !== 'strong';
  const kind = drawing ? 'desenho' : commonestShare < drawingFrom ? 'foto' : 'indefinido';
  return {
    kind,
    sure: kind === 'desenho' ? commonestShare >= surelyDrawingFrom : kind === 'foto' && commonestShare < 0.19,
    qrCode:
      saturation < 0.05 &&
      whiteShare > 0.3 &&
      whiteShare < 0.7 &&
      edgeDensity > 0.12 &&
      Math.abs(aspect - 1) < 0.15 &&
      measures.colors.every(isGrey) &&
      isDark(measures.colors[0], measures.colors[1]),
    lightLogo: measures.hasAlpha && whiteShare > 0.97,
    planLike:
      drawing &&
      commonestShare < 0.85 &&
      whiteShare > 0.3 &&
      // Grey on white is as often a page of text, a table or a map of plots as a plan: rooms have a tint.
      saturation > leastTint &&
      saturation < 0.12 &&
      greenShare < 0.03 &&
      edgeDensity > 0.045 &&
      edgeDensity < textFrom &&
      aspect > 0.5 &&
      aspect < 2.2,
    sky: skyShare > 0.35,
  };
}

/** A flat blue sky or black night is not paper: only a pale ground makes a drawing. */
function groundOf(color: string | undefined): 'paper' | 'strong' {
  const [r, g, b] = channelsOf(color ?? '#ffffff');
  const chroma = Math.max(r, g, b) - Math.min(r, g, b);
  return (r + g + b) / 3 > 165 && chroma < 64 ? 'paper' : 'strong';
}

function channelsOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function isGrey(color: string): boolean {
  const [r, g, b] = channelsOf(color);
  return Math.max(r, g, b) - Math.min(r, g, b) <= 17;
}

/** The two most common colours are black and white. */
function isDark(first = '#ffffff', second = '#ffffff'): boolean {
  const lights = [first, second].map((color) => channelsOf(color)[0]).sort((a, b) => a - b);
  return lights[0]! < 60 && lights[1]! > 220;
}
