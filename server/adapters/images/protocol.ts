import type { EncodedVariant, ImageRefusal, PictureShape, ProcessedImage } from './port.ts';

/** What the thread is asked; answers come in any order, each with its request's number. */
export type ImageRequest = { number: number; bytes: Uint8Array } & (
  | { task: 'process'; name: string }
  | { task: 'optimize' }
  | { task: 'reshape'; shape: PictureShape }
);

export type ImageAnswer = { number: number } & (
  | { ok: true; result: ProcessedImage | EncodedVariant }
  /** `code` is null for a failure that is no judgement of the file. */
  | { ok: false; code: ImageRefusal | null; message: string }
);
