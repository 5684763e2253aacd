import { readFileSync } from 'node:fs';
import type { PageFont } from '#contract/da-pasta-a-pagina/fontes.ts';
import { hotsiteStyles, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { fontFile } from '#server/kernel/font-file.ts';

/** The name a page's font has on a canvas, so that it is taken for no font of the machine. */
export const familyOf = ({ family }: PageFont) => `Portal ${family}`;

let loading: ReturnType<typeof load> | undefined;
/** The canvas library with the fonts of all styles, loaded on first use. */
export function canvasWithStyles() {
  loading ??= load();
  return loading;
}

async function load() {
  const canvas = await import('@napi-rs/canvas');
  for (const font of hotsiteStyles.flatMap((style) => pageStyles[style].fonts))
    canvas.GlobalFonts.register(readFileSync(fontFile(font)), familyOf(font));
  return canvas;
}
