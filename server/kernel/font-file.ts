import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Path of a font file in an installed package. */
export const fontFile = (font: { package: string; file: string }): string =>
  join(dirname(require.resolve(`${font.package}/package.json`)), font.file);
