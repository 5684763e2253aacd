import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import type { MaterialContent } from './port.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A picture that was read. */
export interface Photo {
  image: Image;
  focus: { x: number; y: number };
}

export interface Photos {
  fotos: Photo[];
  planta: Photo | null;
  retrato: Photo | null;
}

type Load = (bytes: Buffer) => Promise<Image>;
/** A face stands in the upper part of its picture. */
const face = { x: 0.5, y: 0.3 };

/** Reads what there is; a file that is no picture is left out. */
export async function readPhotos(content: MaterialContent, most: number, loadImage: Load): Promise<Photos> {
  const read = async (given: { bytes: Uint8Array; focus: Photo['focus'] } | null): Promise<Photo | null> => {
    const image = given && (await loadImage(Buffer.from(given.bytes)).catch(() => null));
    return image && image.width > 0 ? { image, focus: given.focus } : null;
  };
  const retrato = content.corretor?.foto;
  const [fotos, planta, portrait] = await Promise.all([
    Promise.all(content.fotos.slice(0, most).map(read)),
    read(content.planta),
    read(retrato ? { bytes: retrato, focus: face } : null),
  ]);
  return { fotos: fotos.filter((photo) => photo !== null), planta, retrato: portrait };
}

/** Fills a box with a picture; its focus stays in sight. */
export function cover(context: SKRSContext2D, { image, focus }: Photo, box: Box): void {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const [w, h] = [box.width / scale, box.height / scale];
  const at = (whole: number, part: number, centre: number) =>
    Math.min(whole - part, Math.max(0, whole * centre - part / 2));
  const [left, top] = [at(image.width, w, focus.x), at(image.height, h, focus.y)];
  context.drawImage(image, left, top, w, h, box.x, box.y, box.width, box.height);
}

/** A whole picture in the middle of a box. */
export function contain(context: SKRSContext2D, { image }: Photo, box: Box): void {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  context.drawImage(image, box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h);
}

/** A picture in a circle. */
export function round(context: SKRSContext2D, photo: Photo, box: Box): void {
  context.save();
  context.beginPath();
  context.arc(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, 0, 2 * Math.PI);
  context.clip();
  cover(context, photo, box);
  context.restore();
}

/**
 * Towers drawn where there is no picture: no building in particular, the same for the same name.
 */
export function drawTowers(
  context: SKRSContext2D,
  box: Box,
  { nome, line }: { nome: string; line: string },
): void {
  let seed = [...nome].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = line;
  context.strokeStyle = line;
  const unit = Math.max(box.width, box.height) / 60;
  context.lineWidth = unit / 9;
  const bottom = Math.floor(box.y + box.height);
  const towers: { columns: number; width: number; top: number; after: number }[] = [];
  let width = 0;
  for (;;) {
    const columns = 3 + Math.floor(next() * 4);
    const tower = {
      columns,
      width: columns * unit * 1.6 + unit,
      top: box.y + box.height * (0.2 + 0.5 * next()),
    };
    if (width + tower.width > box.width - 2 * unit) break;
    const after = unit * (0.8 + 2 * next());
    towers.push({ ...tower, after });
    width += tower.width + after;
  }
  let x = box.x + (box.width - width + (towers.at(-1)?.after ?? 0)) / 2;
  for (const { columns, width, top, after } of towers) {
    context.globalAlpha = 0.55;
    context.strokeRect(x, top, width, bottom - top + unit);
    for (let floor = top + unit; floor < bottom - 1.6 * unit; floor += unit * 2.2)
      for (let column = 0; column < columns; column += 1) {
        const isLit = next() < 0.14;
        context.globalAlpha = isLit ? 0.85 : 0.3;
        const [left, size] = [x + unit + column * unit * 1.6, unit * 0.6];
        if (isLit) context.fillRect(left, floor, size, unit * 1.1);
        else context.strokeRect(left, floor, size, unit * 1.1);
      }
    x += width + after;
  }
  context.restore();
}
