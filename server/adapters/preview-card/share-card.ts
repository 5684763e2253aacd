import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { canvasWithFont, fontOf, linesOf } from './draw-text.ts';
import { type DrawShareCard, previewCardSize } from './port.ts';

const { width, height } = previewCardSize;
/** The column beside the building: the corretor's, or the name's where nobody stands there. */
const columns = { corretor: 420, nome: 520 };
const inset = 48;
const photoSide = 220;

const nameSizes = [76, 68, 60, 52, 44, 38];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fills a box with a picture: its middle, a little above the centre, where a façade is. */
function cover(context: SKRSContext2D, image: Image, box: Box): void {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const [w, h] = [box.width / scale, box.height / scale];
  context.drawImage(
    image,
    (image.width - w) / 2,
    (image.height - h) * 0.3,
    w,
    h,
    box.x,
    box.y,
    box.width,
    box.height,
  );
}

interface Line {
  text: string;
  size: number;
  weight: number;
  leading: number;
  /** Space above it. */
  before: number;
}

/** Lines of a text no wider than the box, in the largest size that needs few enough of them. */
function fitted(
  context: SKRSContext2D,
  text: string,
  {
    sizes,
    weight,
    room,
    most,
    before = 0,
  }: { sizes: number[]; weight: number; room: number; most: number; before?: number },
): Line[] {
  for (const [n, size] of sizes.entries()) {
    context.font = fontOf(weight, size);
    const lines = linesOf(context, text, room);
    const fits = lines.length <= most && lines.every((line) => context.measureText(line).width <= room);
    if (fits || n === sizes.length - 1)
      return lines
        .slice(0, most)
        .map((line, at) => ({ text: line, size, weight, leading: 1.14, before: at === 0 ? before : 0 }));
  }
  return [];
}

const heightOf = (lines: Line[]) =>
  lines.reduce((sum, { size, leading, before }) => sum + before + size * leading, 0);

function write(
  context: SKRSContext2D,
  lines: Line[],
  { x, y }: { x: number; y: number },
  color: string,
): void {
  let top = y;
  context.fillStyle = color;
  for (const { text, size, weight, leading, before } of lines) {
    top += before;
    context.font = fontOf(weight, size);
    context.fillText(text, x, top + size * 0.86);
    top += size * leading;
  }
}

/** A building with its name on a band; in an edition the corretor stands beside it. */
export const drawShareCard: DrawShareCard = async ({ nome, lugar, figuras, colors, foto, corretor }) => {
  const { createCanvas, loadImage } = await canvasWithFont();
  const read = (bytes: Uint8Array | null) => bytes && loadImage(Buffer.from(bytes)).catch(() => null);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.fill;
  context.fillRect(0, 0, width, height);
  const building = await read(foto);
  const column = corretor ? columns.corretor : columns.nome;
  /** Beside a corretor the name is a band below the building, else a column beside it. */
  const nameWidth = corretor ? width - column : building ? column : width;
  const room = nameWidth - 2 * inset;
  const lines = [
    ...fitted(context, nome, { sizes: nameSizes, weight: 680, room, most: corretor ? 2 : 5 }),
    ...fitted(context, lugar, { sizes: [32, 28], weight: 500, room, most: corretor ? 1 : 2, before: 18 }),
    ...(corretor ? [figuras.join(' · ')].filter(Boolean) : figuras).flatMap((text) =>
      fitted(context, text, { sizes: [30, 27, 24, 22], weight: 400, room, most: 1, before: 8 }),
    ),
  ];
  const band = heightOf(lines) + 2 * 36;
  if (building)
    cover(
      context,
      building,
      corretor
        ? { x: 0, y: 0, width: nameWidth, height: height - band }
        : { x: column, y: 0, width: width - column, height },
    );
  const y = corretor && building ? height - band + 36 : (height - heightOf(lines)) / 2;
  write(context, lines, { x: inset, y }, colors.onFill);

  if (corretor) {
    context.fillStyle = '#ffffff';
    const left = width - column;
    context.fillRect(left, 0, column, height);
    const inner = column - 2 * 40;
    const said = [
      ...fitted(context, corretor.nome, { sizes: [46, 42, 38, 34, 30], weight: 660, room: inner, most: 6 }),
      ...corretor.registro.flatMap((text, n) =>
        fitted(context, text, {
          sizes: [28, 25, 22],
          weight: 500,
          room: inner,
          most: 2,
          before: n === 0 ? 18 : 4,
        }),
      ),
    ];
    const face = await read(corretor.foto);
    const all = heightOf(said) + (face ? photoSide + 36 : 0);
    let top = (height - all) / 2;
    if (face) {
      context.save();
      context.beginPath();
      context.arc(left + 40 + photoSide / 2, top + photoSide / 2, photoSide / 2, 0, 2 * Math.PI);
      context.clip();
      const side = Math.min(face.width, face.height);
      context.drawImage(
        face,
        (face.width - side) / 2,
        (face.height - side) / 4,
        side,
        side,
        left + 40,
        top,
        photoSide,
        photoSide,
      );
      context.restore();
      top += photoSide + 36;
    }
    write(context, said, { x: left + 40, y: top }, '#14120f');
  }
  return canvas.encode('jpeg', 84);
};
