import type { HotsiteStyle } from './blueprint.ts';

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
  /** Face named `"<family> fallback"`, drawn from the device's own fonts in the same space. */
  fallback: { local: string[]; sizeAdjust: string; ascent: string; descent: string; lineGap: string };
}

export const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const sans = ['Arial', 'Roboto', 'Helvetica Neue', 'Liberation Sans'];

/** Fonts of each style; sizes were measured against the fallback on a Portuguese text. */
export const pageFonts: Record<HotsiteStyle, PageFont[]> = {
  modern: [
    {
      family: 'Bricolage Grotesque',
      package: '@fontsource-variable/bricolage-grotesque',
      file: 'files/bricolage-grotesque-latin-opsz-normal.woff2',
      weight: '200 800',
      style: 'normal',
      preload: true,
      fallback: { local: sans, sizeAdjust: '93.1%', ascent: '99.9%', descent: '29%', lineGap: '0%' },
    },
  ],
  luxury: [
    {
      family: 'Bodoni Moda',
      package: '@fontsource-variable/bodoni-moda',
      file: 'files/bodoni-moda-latin-opsz-normal.woff2',
      weight: '400 900',
      style: 'normal',
      preload: true,
      fallback: {
        local: ['Times New Roman', 'Noto Serif', 'Liberation Serif'],
        sizeAdjust: '113.1%',
        ascent: '99.9%',
        descent: '35.4%',
        lineGap: '0%',
      },
    },
    {
      family: 'Jost',
      package: '@fontsource-variable/jost',
      file: 'files/jost-latin-wght-normal.woff2',
      weight: '100 900',
      style: 'normal',
      preload: true,
      fallback: { local: sans, sizeAdjust: '95.2%', ascent: '112.4%', descent: '39.9%', lineGap: '0%' },
    },
  ],
  minimalist: [
    {
      family: 'Instrument Sans',
      package: '@fontsource-variable/instrument-sans',
      file: 'files/instrument-sans-latin-wght-normal.woff2',
      weight: '400 700',
      style: 'normal',
      preload: true,
      fallback: { local: sans, sizeAdjust: '101%', ascent: '96%', descent: '24.8%', lineGap: '0%' },
    },
  ],
};
