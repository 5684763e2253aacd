import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from './load-sharp.ts';
import { ImageError, maxPixels } from './port.ts';

const minLongestSide = 64;
const minShortestSide = 16;

type SourceFormat = 'jpeg' | 'png' | 'webp' | 'tiff' | 'avif' | 'gif';

interface Judged {
  format: SourceFormat;
  /** Size after applying orientation. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

const formatByExtension: Record<string, SourceFormat> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  tif: 'tiff',
  avif: 'avif',
  gif: 'gif',
};

const refusedByExtension: Record<string, string> = {
  heic: 'Foto em HEIC não é aceita. Exporte-a como JPEG.',
  psd: 'Arquivo do Photoshop (PSD) não é uma imagem pronta. Exporte-o como JPEG ou PNG.',
  pdf: 'O arquivo é um PDF, não uma imagem.',
  apng: 'Imagem animada não é usada. Envie uma imagem parada.',
  mp4: 'O arquivo é um vídeo, não uma imagem.',
  mov: 'O arquivo é um vídeo, não uma imagem.',
  webm: 'O arquivo é um vídeo, não uma imagem.',
};

/**
 * Identifies an image by its bytes only; name and declared type are ignored. The decoder must agree with the
 * signature, so that no file reaches an unintended decoder. Throws ImageError before decoding any pixel.
 */
export async function identifyImage(sharp: Sharp, bytes: Uint8Array): Promise<Judged> {
  const format = await readSignature(bytes);
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  const decoder = metadata.format === 'heif' ? 'avif' : metadata.format;
  if (decoder !== format) throw corrupt();
  if (format === 'avif' && metadata.compression !== 'av1') refuse(refusedByExtension.heic!);
  const pages = format === 'tiff' || format === 'avif' ? 1 : (metadata.pages ?? 1);
  if (pages > 1) refuse(refusedByExtension.apng!);
  const { width, height } = metadata.autoOrient;
  const frame = metadata.pageHeight ?? height;
  if (width * frame > maxPixels) {
    throw new ImageError('grande-demais', 'A imagem passa de 50 megapixels.');
  }
  if (Math.max(width, frame) < minLongestSide || Math.min(width, frame) < minShortestSide) {
    throw new ImageError('pequeno-demais', 'A imagem é pequena demais para ser usada.');
  }
  return { format, width, height: frame, hasAlpha: metadata.hasAlpha };
}

export function corrupt(cause?: unknown): ImageError {
  return new ImageError('corrompido', 'A imagem está corrompida ou incompleta.', { cause });
}

async function readSignature(bytes: Uint8Array): Promise<SourceFormat> {
  if (bytes.length === 0) throw new ImageError('corrompido', 'O arquivo está vazio.');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const format = type && formatByExtension[type.ext];
  if (format) return format;
  const known = type && refusedByExtension[type.ext];
  if (known) refuse(known);
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 1024)).toLowerCase();
  if (start.includes('<svg')) refuse('Desenho SVG não é aceito. Exporte-o como PNG.');
  if (/<(!doctype|html|head|body|script)/.test(start)) {
    refuse('O arquivo é uma página HTML, não uma imagem.');
  }
  return refuse('O formato do arquivo não é de imagem conhecida. Use JPEG, PNG ou WebP.');
}

function refuse(message: string): never {
  throw new ImageError('formato', message);
}
