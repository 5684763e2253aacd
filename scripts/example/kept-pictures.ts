import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { ImageFile } from './folder.ts';

/** Folder of the stored pictures, under plain names. */
const kept = join(import.meta.dirname, 'pictures');

/** A picture's stored file: 'fachada-dia-4000.jpg'. */
export function keptFile({ picture, width, variant, path }: ImageFile): string {
  const ending = extname(path).toLowerCase().replace('jpeg', 'jpg');
  return join(kept, [picture, width, ...(variant ? [variant] : [])].join('-') + ending);
}

/** A picture for use in a document: JPEG, at most 1400 px wide. */
export function forDocuments(file: string): Promise<Buffer> {
  return sharp(file)
    .flatten({ background: '#ffffff' })
    .resize({ width: 1400, withoutEnlargement: true })
    .jpeg({ quality: 78 })
    .toBuffer();
}
