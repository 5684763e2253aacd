import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasWithFont, fontOf, linesOf } from './draw-text.ts';
import { type DrawPreviewCard, type PreviewCard, previewCardSize } from './port.ts';

const { width, height } = previewCardSize;
const margin = 84;
const photoSide = 340;

/**
 * Drawn with a bundled font: an SVG through the image library would use the machine's fonts, if it has any.
 */
export const drawPreviewCard: DrawPreviewCard = async ({ nome, registro, frase, colors, foto }) => {
  const { createCanvas, loadImage } = await canvasWithFont();
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

interface Paragraph {
  lines: string[];
  size: number;
  weight: number;
  color: string;
  leading: number;
  /** Space above it. */
  before: number;
}

function drawTexts(
  context: SKRSContext2D,
  card: Pick<PreviewCard, 'nome' | 'registro' | 'frase'>,
  left: number,
) {
  const paragraphs = fitted(context, card, width - left - margin);
  let y = (height - heightOf(paragraphs)) / 2;
  for (const { lines, size, weight, color, leading, before } of paragraphs) {
    y += before;
    context.font = fontOf(weight, size);
    context.fillStyle = color;
    for (const line of lines) {
      context.fillText(line, left, y + size * 0.82);
      y += size * leading;
    }
  }
}

const heightOf = (paragraphs: Paragraph[]) =>
  paragraphs.reduce(
    (sum, { lines, size, leading, before }) => sum + before + lines.length * size * leading,
    0,
  );

/** Scales everything to fit: the name first, the registration at least two fifths of it. */
function fitted(
  context: SKRSContext2D,
  { nome, registro, frase }: Pick<PreviewCard, 'nome' | 'registro' | 'frase'>,
  room: number,
): Paragraph[] {
  const paragraph = (text: string[], size: number, weight: number, look: Partial<Paragraph>): Paragraph => {
    context.font = fontOf(weight, size);
    const lines = text.flatMap((part) => linesOf(context, part, room));
    return { lines, size, weight, color: '#14120f', leading: 1.1, before: 0, ...look };
  };
  for (let size = 88; ; size -= 4) {
    const name = paragraph([nome], size, 650, {});
    const registration = paragraph(registro, Math.max(36, Math.round(size * 0.42)), 500, {
      leading: 1.28,
      before: 26,
    });
    const sentence = paragraph(frase ? [frase] : [], 32, 400, { color: '#57534e', leading: 1.3, before: 28 });
    sentence.lines = cut(sentence.lines);
    const all = [name, registration, ...(sentence.lines.length > 0 ? [sentence] : [])];
    context.font = fontOf(650, size);
    const widest = Math.max(...name.lines.map((line) => context.measureText(line).width));
    if (size <= 40 || (heightOf(all) <= height - 2 * 84 && widest <= room)) return all;
  }
}

/** The first two lines; a cut one ends in an ellipsis. */
function cut(lines: string[]): string[] {
  const [first, second, third] = lines;
  return third === undefined ? lines : [first!, `${second!.replace(/[\s.,;:–-]+$/, '')}…`];
}
