/// <reference path="./libheif-js.d.ts" />
import { fileTypeFromBuffer } from 'file-type';
import { ImageError, maxPixels } from './port.ts';
import { type Pixels, toTiff } from './tiff.ts';

const formats = new Set(['heic', 'heif']);

/** The bytes of a phone's HEIC photograph as a TIFF, upright; any other bytes as they are. Throws ImageError. */
export async function readable(bytes: Uint8Array): Promise<Uint8Array> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type && formats.has(type.ext) ? decodeHeic(bytes) : bytes;
}

async function decodeHeic(bytes: Uint8Array): Promise<Uint8Array> {
  // Loaded when needed, and let go with the thread.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw broken();
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) throw new ImageError('grande-demais', 'A imagem passa de 50 megapixels.');
    const given = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const pixels = await new Promise<Pixels | null>((resolve) => image.display(given, resolve));
    const tiff = pixels && toTiff(pixels);
    if (!tiff) throw broken();
    return tiff;
  } finally {
    for (const image of images) image.free();
  }
}

const broken = () => new ImageError('corrompido', 'A foto em HEIC está corrompida ou incompleta.');
