import { createHash } from 'node:crypto';
import type { ImageMeasures, Variant } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Drive, DriveFile } from '#server/adapters/drive/port.ts';
import type { EncodedVariant, Images, LookedAt, ProcessedImage } from '#server/adapters/images/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { withRetries } from '#server/kernel/retries.ts';
import { download, isTransferError } from './download.ts';
import type { RawAsset } from './raw-asset.ts';

export interface ImageSources {
  drive: Drive;
  images: Images;
  storage: Storage;
  signal: AbortSignal;
  /** Whether it is a private paper, whatever its name. */
  isPrivate: (bytes: Uint8Array, measures: ImageMeasures) => Promise<boolean>;
}

/** A photographed or scanned paper of somebody's. */
export class PrivatePaper extends Error {}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' };
/** Width of the default address: enough for a link preview, readable by every browser. */
const plainWidth = 1600;

/** Downloads a picture, creates and stores its variants and preview; the original is not kept. */
export async function processImage(
  file: DriveFile,
  maxBytes: number,
  sources: ImageSources,
): Promise<RawAsset> {
  const { drive, images, signal, storage, isPrivate } = sources;
  const original = await withRetries(signal, isTransferError, () => download(drive, file, maxBytes, signal));
  const hash = sha256(original);
  const done = await images.process(original, file.name);
  signal.throwIfAborted();
  // Of what was made: an original of fifty megapixels would be decoded once more.
  if (await isPrivate(plainBytes(done), done.measures)) throw new PrivatePaper();
  return { ...rawOf(hash, file, done), ...(await storeImage(storage, hash, done)) };
}

/** A picture as far as it was looked at: nothing of it is stored. */
export const rawOf = (
  hash: string,
  { name, path }: Pick<RawAsset, 'name' | 'path'>,
  { width, height, measures, fingerprint }: LookedAt,
): RawAsset => ({
  id: hash.slice(0, 12),
  type: 'image',
  name,
  path,
  width,
  height,
  measures,
  fingerprint: Buffer.from(fingerprint).toString('base64'),
  variants: [],
  placeholder: null,
  url: '',
  previewKey: null,
});

/** Stores what was made of a picture. */
export async function storeImage(storage: Storage, hash: string, done: ProcessedImage) {
  const variants: Variant[] = [];
  for (const variant of done.variants) variants.push(await storeVariant(storage, variant));
  const previewKey = `previa/${hash.slice(0, 2)}/${hash.slice(0, 32)}.jpg`;
  await storage.put(previewKey, done.preview, 'image/jpeg');
  return { variants, placeholder: done.placeholder, url: plainest(variants), previewKey };
}

/** Stores a variant under its own hash, so that identical ones are stored once. */
async function storeVariant(
  storage: Storage,
  { bytes, format, width, height }: EncodedVariant,
): Promise<Variant> {
  const name = sha256(bytes).slice(0, 32);
  const key = `img/${name.slice(0, 2)}/${name}.${extensions[format]}`;
  await storage.put(key, bytes, `image/${format}`);
  return { format, width, height, bytes: bytes.length, url: storage.url(key) };
}

const plainBytes = ({ variants, preview }: ProcessedImage): Uint8Array =>
  variants.findLast(({ format, width }) => (format === 'jpeg' || format === 'png') && width <= plainWidth)
    ?.bytes ?? preview;

function plainest(variants: Variant[]): string {
  const plain = variants.filter(({ format }) => format === 'jpeg' || format === 'png');
  const fitting = plain.filter(({ width }) => width <= plainWidth).sort((a, b) => b.width - a.width);
  return (fitting[0] ?? plain[0] ?? variants[0]!).url;
}
