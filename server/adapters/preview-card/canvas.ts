import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type DrawPreviewCard, previewCardSize } from './port.ts';

const { width, height } = previewCardSize;
const family = 'Portal Previa';
const margin = 84;
const photoSide = 340;

/**
 * Drawn with a font of our own: an SVG through the image library would be written in whatever the
 * machine has, or in nothing at all where it has no fonts.
 */
export const drawPreviewCard: DrawPreviewCard = async ({ nome, registro, frase, colors, foto }) => {
  const { createCanvas, loadImage } = await loadCanvas();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors.fill;
  context.fillRect(0, 0, width, 40);
  context.fillRect(0, height - 40, width, 40);

  const photo = foto && (await loadImage(Buffer.from(foto)).catch(() => null));
  const left = photo ? margin + photoSide + 64 : margin;
  if (photo) {
    const side = Math.min(photo.width, photo.height);
    const top = (height - photoSide) / 2;
    context.save();
    context.beginPath();
    context.roundRect(margin, top, photoSide, photoSide, 44);
    context.clip();
    const [x, y] = [(photo.width - side) / 2, (photo.height - side) / 4];
    context.drawImage(photo, x, y, side, side, margin, top, photoSide, photoSide);
    context.restore();
  }
  drawTexts(context, { nome, registro, frase }, left);
  return canvas.encode('jpeg', 86);
};

function drawTexts(
  context: SKRSContext2D,
  { nome, registro, frase }: { nome: string; registro: string; frase: string | null },
  left: number,
): void {
  const room = width - left - margin;
  const title = fitted(context, nome, room);
  const registration = { size: Math.max(38, Math.round(title.size * 0.42)), lines: [] as string[] };
  context.font = `500 ${registration.size}px "${family}"`;
  registration.lines = linesOf(context, registro, room).slice(0, 2);
  context.font = `400 34px "${family}"`;
  const sentence = frase ? linesOf(context, frase, room).slice(0, 2) : [];
  const block =
    title.lines.length * title.size * 1.08 +
    28 +
    registration.lines.length * registration.size * 1.25 +
    (sentence.length > 0 ? 36 + sentence.length * 44 : 0);

  let y = (height - block) / 2;
  const write = (lines: string[], font: string, color: string, step: number, size: number) => {
    context.font = font;
    context.fillStyle = color;
    for (const line of lines) {
      context.fillText(line, left, y + size * 0.82);
      y += step;
    }
  };
  write(title.lines, `650 ${title.size}px "${family}"`, '#14120f', title.size * 1.08, title.size);
  y += 28;
  const { lines, size } = registration;
  write(lines, `500 ${size}px "${family}"`, '#14120f', size * 1.25, size);
  y += 36;
  write(sentence, `400 34px "${family}"`, '#57534e', 44, 34);
}

/** The name as large as it can be in three lines at most. */
function fitted(context: SKRSContext2D, text: string, room: number): { size: number; lines: string[] } {
  for (let size = 92; ; size -= 6) {
    context.font = `650 ${size}px "${family}"`;
    const lines = linesOf(context, text, room);
    const fits = lines.every((line) => context.measureText(line).width <= room);
    if ((lines.length <= 3 && fits) || size <= 44) return { size, lines: lines.slice(0, 4) };
  }
}

function linesOf(context: SKRSContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

let loading: ReturnType<typeof load> | undefined;
/** Loaded when the first preview is asked for. */
function loadCanvas() {
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
