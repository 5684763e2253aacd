import type { ImageMeasures, LeftOut, Variant } from '#contract/da-pasta-a-pagina/assets.ts';

/** A stored picture or video before anything is said about it. Plain JSON, keyed by file version. */
export interface RawAsset {
  /** First 12 hex digits of the original's SHA-256. */
  id: string;
  type: 'image' | 'video';
  name: string;
  path: string;
  /** Size of the picture in pixels, upright; null for videos. */
  width: number | null;
  height: number | null;
  measures: ImageMeasures | null;
  /** 64×64 grey pixels in base64; null for videos. */
  fingerprint: string | null;
  variants: Variant[];
  placeholder: string | null;
  /** The address shown where one is enough. */
  url: string;
  /** Private key of the small JPEG a model looks at; null for videos. */
  previewKey: string | null;
}

export const leaveOut = (path: string, reason: LeftOut['reason'], message: string): LeftOut => ({
  path,
  reason,
  message,
});
