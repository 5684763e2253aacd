import sharp, { type Sharp } from 'sharp';
import { addGrain, type Photo } from './render/develop.ts';
import type { Sheet } from './sheets/paper.ts';

/** One image file to make of a drawing. */
export interface Output {
  /** Absolute path; its ending says the format. */
  path: string;
  width: number;
  height: number;
  /** 1 to 100. */
  quality?: number;
  /** Strength of film grain; 0 for drawings on paper. */
  grain?: number;
  /** Brightness and saturation against the drawing, for another 'revision' of the same picture. */
  regrade?: { brightness: number; saturation: number };
  /** Keep a transparent background where the format can. */
  transparent?: boolean;
}

/** What a drawing gives. */
export type Drawn = Photo | Sheet;

/** Encodes a drawing to a file's bytes. */
export async function encode(drawn: Drawn, output: Output): Promise<Buffer> {
  const { width, height, channels } = drawn;
  const photo = channels === 3;
  let image: Sharp = sharp(drawn.data, { raw: { width, height, channels } });
  if (!output.transparent) image = image.flatten({ background: '#ffffff' });
  image = image.resize(output.width, output.height, { fit: 'cover', position: 'centre', kernel: 'cubic' });
  if (output.regrade) image = image.modulate(output.regrade);
  const grain = output.grain ?? (photo ? 1 : 0);
  if (grain > 0) {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    addGrain(data, grain, output.width * 31 + output.height);
    image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  }
  const quality = output.quality ?? 84;
  if (/\.png$/i.test(output.path)) return image.png({ compressionLevel: 5, palette: false }).toBuffer();
  if (/\.webp$/i.test(output.path)) return image.webp({ quality, effort: 1 }).toBuffer();
  return image.jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
}
