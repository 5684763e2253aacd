import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';

/** 50 megapixels: above every camera and render in use, below a decompression bomb. */
export const maxPixels = 50e6;

export interface EncodedVariant {
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  height: number;
  bytes: Uint8Array;
}

export interface ProcessedImage {
  /** Size after orientation was applied. */
  width: number;
  height: number;
  /** The detected format: 'jpeg', 'png', 'webp', 'tiff', 'avif', 'gif'. */
  sourceFormat: string;
  measures: ImageMeasures;
  variants: EncodedVariant[];
  placeholder: string | null;
  /** The picture squeezed to 64×64 grey pixels, row by row: separates similar floor plans. */
  fingerprint: Uint8Array;
  /** A small JPEG (longest side 512) for classification by a model. */
  preview: Uint8Array;
}

/** What a picture looks like, before anything is made of it. */
export type LookedAt = Pick<ProcessedImage, 'width' | 'height' | 'measures' | 'fingerprint' | 'preview'>;

/** A picture's shape on a public page, or before a model: a JPEG has a white ground. */
export interface PictureShape {
  width: number;
  height: number;
  /** Filling the box, or inside it; never enlarged. */
  fit: 'cover' | 'inside';
  format: 'avif' | 'webp' | 'jpeg';
}

export type ImageRefusal = 'formato' | 'corrompido' | 'grande-demais' | 'pequeno-demais';

/** A file that is no usable image, with a Portuguese sentence in `message`. */
export class ImageError extends Error {
  readonly code: ImageRefusal;
  constructor(code: ImageRefusal, message: string, options: { cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ImageError';
    this.code = code;
  }
}

export interface Images {
  /**
   * Decodes once, identifies by content, applies orientation, strips metadata, measures, and encodes the
   * responsive variants. Throws ImageError.
   */
  process(bytes: Uint8Array, name: string): Promise<ProcessedImage>;
  /** Decodes, identifies and measures, a tenth of the work. Throws ImageError. */
  look(bytes: Uint8Array): Promise<LookedAt>;
  /**
   * Converts a panel upload: fitted inside 800×600, never enlarged, WebP. The bytes are transferred and
   * unusable afterwards. Throws ImageError.
   */
  optimizeUpload(bytes: Uint8Array): Promise<EncodedVariant>;
  /** Converts a stored picture to another shape. Throws ImageError. */
  reshape(bytes: Uint8Array, shape: PictureShape): Promise<EncodedVariant>;
}
