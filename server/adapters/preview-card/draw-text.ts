import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SKRSContext2D } from '@napi-rs/canvas';

const family = 'Portal Previa';

export const fontOf = (weight: number, size: number) => `${weight} ${size}px "${family}"`;

/** A text's lines, no wider than `room` where its words allow it. */
export function linesOf(context: SKRSContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

let loading: ReturnType<typeof load> | undefined;
/** The canvas library with our font, loaded on first use. */
export function canvasWithFont() {
  loading ??= load();
  return loading;
}

async function load() {
  const canvas = await import('@napi-rs/canvas');
  const require = createRequire(import.meta.url);
  const home = dirname(require.resolve('@fontsource-variable/instrument-sans/package.json'));
  canvas.GlobalFonts.register(
    readFileSync(join(home, 'files/instrument-sans-latin-wght-normal.woff2')),
    family,
  );
  return canvas;
}
