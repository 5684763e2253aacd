import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { ImageFile } from './folder.ts';

/** Where the pictures of the example folders are kept, under plain names. */
const kept = join(import.meta.dirname, 'pictures');

/** The kept file of a picture: 'fachada-dia-4000.jpg'. */
export function keptFile({ picture, width, variant, path }: ImageFile): string {
  const ending = extname(path).toLowerCase().replace('jpeg', 'jpg');
  return join(kept, [picture, width, ...(variant ? [variant] : [])].join('-') + ending);
}

/** A picture as a document is laid out with it: JPEG, 1400 px wide at most. */
export function forDocuments(file: string): Promise<Buffer> {
  return sharp(file)
    .flatten({ background: '#ffffff' })
    .resize({ width: 1400, withoutEnlargement: true })
    .jpeg({ quality: 78 })
    .toBuffer();
}
