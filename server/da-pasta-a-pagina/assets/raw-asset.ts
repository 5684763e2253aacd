import { z } from 'zod';
import {
  assetSourceSchema,
  imageMeasuresSchema,
  type LeftOut,
  variantSchema,
} from '#contract/da-pasta-a-pagina/assets.ts';

/** A stored picture or video before classification. Plain JSON, keyed by file version. */
export const rawAssetSchema = z.object({
  /** First 12 hex digits of the original's SHA-256. */
  id: z.string(),
  type: z.enum(['image', 'video']),
  name: z.string(),
  path: z.string(),
  /** Size of the upright picture in pixels; null for videos. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  measures: imageMeasuresSchema.nullable(),
  /** 64×64 grey pixels in base64; null for videos. */
  fingerprint: z.string().nullable(),
  variants: z.array(variantSchema),
  placeholder: z.string().nullable(),
  /** Default address, where only one is needed. */
  url: z.string(),
  /** The page of a PDF it was taken from. */
  source: assetSourceSchema.optional(),
  /** What that page says of it. */
  caption: z.string().nullable().optional(),
  /** Private key of the small JPEG for models; null for videos. */
  previewKey: z.string().nullable(),
});
export type RawAsset = z.infer<typeof rawAssetSchema>;

export const leaveOut = (path: string, reason: LeftOut['reason'], message: string): LeftOut => ({
  path,
  reason,
  message,
});
