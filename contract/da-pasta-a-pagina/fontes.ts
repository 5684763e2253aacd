/** One variable woff2 of a style (latin subset, which holds all of Portuguese). */
export interface PageFont {
  family: string;
  /** npm package and the file's path in it. */
  package: string;
  file: string;
  /** As `font-weight` of the face: the range of the variable axis. */
  weight: string;
  style: 'normal' | 'italic';
  /** Whether the first view needs it. */
  preload: boolean;
  /** Height above and below the baseline, per em. */
  ascent: number;
  descent: number;
  /** Faces of `"<family> fallback"`: device fonts scaled to this font's metrics. */
  fallback: FallbackFace[];
}

/** A device font, scaled to the width of the family it replaces. */
export interface FallbackFace {
  /** Range of `font-weight` it is taken for. */
  weight: string;
  local: readonly string[];
  /** Width ratio of the family to this font, for Portuguese text at the sizes in use. */
  width: number;
}

export const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];
const arial = ['Arial', 'Helvetica', 'Liberation Sans', 'LiberationSans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'];
const notoSerif = ['Noto Serif', 'NotoSerif'];
const times = ['Times New Roman', 'Times', 'Liberation Serif', 'LiberationSerif'];

/**
 * Phone sans serif first, desktop second. Where a device has both, the later one wins: browsers try the faces
 * of a family from the end.
 */
const sansFallback = (
  light: string,
  bold: string,
  width: { roboto: number; robotoBold: number; arial: number; arialBold: number },
): FallbackFace[] => [
  { weight: light, local: roboto, width: width.roboto },
  { weight: light, local: arial, width: width.arial },
  { weight: bold, local: robotoBold, width: width.robotoBold },
  { weight: bold, local: arialBold, width: width.arialBold },
];

export const bricolage: PageFont[] = [
  {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'files/bricolage-grotesque-latin-opsz-normal.woff2',
    weight: '200 800',
    style: 'normal',
    preload: true,
    ascent: 0.93,
    descent: 0.27,
    fallback: sansFallback('200 599', '600 800', {
      roboto: 1.043,
      robotoBold: 1.048,
      arial: 1.036,
      arialBold: 0.988,
    }),
  },
];

export const bodoniAndJost: PageFont[] = [
  {
    family: 'Bodoni Moda',
    package: '@fontsource-variable/bodoni-moda',
    file: 'files/bodoni-moda-latin-opsz-normal.woff2',
    weight: '400 900',
    style: 'normal',
    preload: true,
    ascent: 1.13,
    descent: 0.4,
    fallback: [
      { weight: '400 900', local: notoSerif, width: 0.957 },
      { weight: '400 900', local: times, width: 1.131 },
    ],
  },
  {
    family: 'Jost',
    package: '@fontsource-variable/jost',
    file: 'files/jost-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
    preload: true,
    ascent: 1.07,
    descent: 0.38,
    fallback: sansFallback('100 599', '600 900', {
      roboto: 0.963,
      robotoBold: 1.016,
      arial: 0.956,
      arialBold: 0.959,
    }),
  },
];

export const instrument: PageFont[] = [
  {
    family: 'Instrument Sans',
    package: '@fontsource-variable/instrument-sans',
    file: 'files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    style: 'normal',
    preload: true,
    ascent: 0.97,
    descent: 0.25,
    fallback: sansFallback('400 599', '600 700', {
      roboto: 1.017,
      robotoBold: 1.029,
      arial: 1.01,
      arialBold: 0.971,
    }),
  },
];
