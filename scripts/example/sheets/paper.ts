import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;

const require = createRequire(import.meta.url);
for (const [family, file] of [
  ['Jost', '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2'],
  ['Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'],
] as const)
  GlobalFonts.register(readFileSync(require.resolve(file)), family);

/** A finished drawing: 8-bit RGBA. */
export interface Sheet {
  width: number;
  height: number;
  channels: 4;
  data: Uint8Array;
}

/** A sheet drawn in units of its full size, whatever size it is made at. */
export function sheet(
  width: number,
  height: number,
  scale: number,
  background: string | null,
  draw: (pen: Pen) => void,
): Sheet {
  const canvas: Canvas = createCanvas(
    Math.max(8, Math.round(width * scale)),
    Math.max(8, Math.round(height * scale)),
  );
  const pen = canvas.getContext('2d');
  if (background) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.scale(scale, scale);
  draw(pen);
  const { width: across, height: down, data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { width: across, height: down, channels: 4, data: new Uint8Array(data.buffer) };
}

/** Writes text. `font` as in CSS, size in units of the sheet. */
export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string,
  align: 'left' | 'center' | 'right' = 'left',
): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillText(text, x, y);
}

/** A rectangle with round corners, filled, with a soft shadow below it when `lift` is given. */
export function plate(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  color: string,
  lift = 0,
): void {
  pen.save();
  if (lift > 0) {
    pen.shadowColor = 'rgba(40,30,20,0.35)';
    pen.shadowBlur = lift;
    pen.shadowOffsetX = lift * 0.3;
    pen.shadowOffsetY = lift * 0.5;
  }
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, w, h, Math.min(radius, w / 2, h / 2));
  pen.fill();
  pen.restore();
}

/** A disc. */
export function disc(pen: Pen, x: number, y: number, r: number, color: string, lift = 0): void {
  plate(pen, x - r, y - r, r * 2, r * 2, r, color, lift);
}

/** A tree or shrub from above. */
export function foliage(pen: Pen, x: number, y: number, r: number, seed: number): void {
  const tones = ['#6f9350', '#86a862', '#5d8145', '#9ab877'];
  disc(pen, x, y, r, tones[seed % 4]!, r * 0.5);
  for (let i = 0; i < 16; i++) {
    const a = i * 2.399 + seed;
    const d = r * 0.82 * Math.sqrt((i + 0.5) / 16);
    pen.globalAlpha = 0.55;
    disc(pen, x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.28, tones[(seed + i) % 4]!);
  }
  pen.globalAlpha = 1;
}
