import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';

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
  /** The format its content says it is: 'jpeg', 'png', 'webp', 'tiff', 'avif', 'gif'. */
  sourceFormat: string;
  measures: ImageMeasures;
  variants: EncodedVariant[];
  placeholder: string | null;
  /** The picture squeezed to 64×64 grey pixels, row by row: tells two similar floor plans apart. */
  fingerprint: Uint8Array;
  /** A small JPEG (longest side 512) for classification by a model. */
  preview: Uint8Array;
}

/** A picture as a public page shows it. */
export interface PictureShape {
  width: number;
  height: number;
  /** Filling the box, or within it; never enlarged beyond it. */
  fit: 'cover' | 'inside';
  format: 'avif' | 'webp';
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
   * Decodes once, judges by content, applies orientation, strips metadata, measures, and encodes the
   * responsive variants of a page. Throws ImageError.
   */
  process(bytes: Uint8Array, name: string): Promise<ProcessedImage>;
  /**
   * An upload of the panel: fitted inside 800×600, never enlarged, WebP. The bytes are given away: who
   * asks has them no longer. Throws ImageError.
   */
  optimizeUpload(bytes: Uint8Array): Promise<EncodedVariant>;
  /** A stored picture in another shape. Throws ImageError. */
  reshape(bytes: Uint8Array, shape: PictureShape): Promise<EncodedVariant>;
}
