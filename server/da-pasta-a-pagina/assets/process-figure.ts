import type { TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { ImageError, type Images } from '#server/adapters/images/port.ts';
import type { PdfFigure } from '#server/adapters/pdf/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { captionOf } from './figure-caption.ts';
import { showsSomething } from './figure-look.ts';
import { type ImageSources, rawOf, sha256, storeImage } from './process-image.ts';
import type { RawAsset } from './raw-asset.ts';
import { isSamePicture } from './same-picture.ts';

export interface FigureContext {
  images: Images;
  storage: Storage;
  /** The PDF it comes from, by its path. */
  path: string;
  /** The text of its page, if it could be read. */
  page: TextPage | undefined;
  /** Pictures the catalogue has already. */
  known: readonly RawAsset[];
  /** Looks the stored result of a picture up, or makes and stores it. */
  once: (hash: string, make: () => Promise<RawAsset>) => Promise<RawAsset>;
  isPrivate: ImageSources['isPrivate'];
}

export interface TakenFigure {
  /** As far as it was looked at. */
  raw: RawAsset;
  /** Makes its variants; null for one the catalogue has already, which is merged. */
  make: (() => Promise<RawAsset>) | null;
}

/**
 * A picture out of a PDF as one of the catalogue. Null for what shows nothing of the building: backgrounds,
 * textures, icons, private papers.
 */
export async function processFigure(figure: PdfFigure, context: FigureContext): Promise<TakenFigure | null> {
  const { images, storage, path, known, once, isPrivate } = context;
  const { bytes } = figure;
  const looked = await images.look(bytes).catch(unlessRefused);
  if (!looked || !showsSomething(looked.measures)) return null;
  const hash = sha256(bytes);
  const raw: RawAsset = { ...rawOf(hash, placeOf(path, figure), looked), ...captionFor(figure, context) };
  if (known.some((one) => isSamePicture(one, raw))) return { raw, make: null };
  if (await isPrivate(bytes, looked.measures)) return null;
  const make = async () => {
    const made = await once(hash, async () => {
      const done = await images.process(bytes, 'figura');
      return { ...raw, ...(await storeImage(storage, hash, done)) };
    });
    // The same picture may stand on another page, or in another PDF.
    return { ...raw, ...variantsOf(made) };
  };
  return { raw, make };
}

const variantsOf = ({ variants, placeholder, url, previewKey }: RawAsset) => ({
  variants,
  placeholder,
  url,
  previewKey,
});

function placeOf(file: string, { page, index }: PdfFigure) {
  const path = `${file}, página ${page}${index > 1 ? `, imagem ${index}` : ''}`;
  return { path, name: path.slice(path.lastIndexOf('/') + 1) };
}

const captionFor = ({ page, box, isAlone }: PdfFigure, context: FigureContext) => ({
  source: { file: context.path, page },
  caption: captionOf(context.page, box, isAlone),
});

function unlessRefused(error: unknown): null {
  if (error instanceof ImageError) return null;
  throw error;
}
