import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where a font of an installed package stands on the disk. */
export const fontFile = (font: { package: string; file: string }): string =>
  join(dirname(require.resolve(`${font.package}/package.json`)), font.file);
