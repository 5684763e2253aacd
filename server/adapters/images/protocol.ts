import type { EncodedVariant, ImageRefusal, LookedAt, PictureShape, ProcessedImage } from './port.ts';

/** Request to the thread; answers arrive in any order, with the request's number. */
export type ImageRequest = { number: number; bytes: Uint8Array } & (
  | { task: 'process'; name: string }
  | { task: 'look' }
  | { task: 'optimize' }
  | { task: 'reshape'; shape: PictureShape }
);

export type ImageAnswer = { number: number } & (
  | { ok: true; result: ProcessedImage | LookedAt | EncodedVariant }
  /** `code` is null for failures unrelated to the file's content. */
  | { ok: false; code: ImageRefusal | null; message: string }
);
