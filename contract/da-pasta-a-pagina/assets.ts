import { z } from 'zod';
import { assetCategories } from './image-classes.ts';

export const assetCategorySchema = z.enum(assetCategories);

/** An engine's classification of one image. `kind` is finer: 'piscina', 'sala', 'localizacao', 'obra'. */
export const assetClassSchema = z.object({
  category: assetCategorySchema,
  kind: z.string().nullable(),
  /** 0 to 1. Below `certainFrom` the screen marks the class as uncertain. */
  confidence: z.number().min(0).max(1),
  /** Portuguese, usable as alt text, without the file's name. */
  description: z.string().min(1).max(300),
  /** Portuguese: the evidence for the class ('nome do arquivo', 'medidas da imagem', …). */
  reason: z.string(),
});
export type AssetClass = z.infer<typeof assetClassSchema>;
export const certainFrom = 0.6;

export const variantSchema = z.object({
  format: z.enum(['avif', 'webp', 'jpeg', 'png']),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  bytes: z.number().int().min(1),
  /** Address under `/media/`, immutable. */
  url: z.string(),
});
export type Variant = z.infer<typeof variantSchema>;

/** Cheap pixel measures, alpha flattened on white. */
export const imageMeasuresSchema = z.object({
  /** Share of the most common colour after quantising to 4 bits per channel: separates plans from photos. */
  commonestShare: z.number().min(0).max(1),
  whiteShare: z.number().min(0).max(1),
  skyShare: z.number().min(0).max(1),
  greenShare: z.number().min(0).max(1),
  saturation: z.number().min(0).max(1),
  edgeDensity: z.number().min(0).max(1),
  sharpness: z.number().min(0),
  hasAlpha: z.boolean(),
  /** Up to 5 hex colours, most frequent first. */
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
  /**
   * What stands between sky and ground, or has any ink: its colours, where it begins and its middle; missing in what was
   * measured before.
   */
  own: z
    .object({
      colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
      top: z.number().min(0).max(1),
      middle: z.number().min(0).max(1),
    })
    .optional(),
  /** 64-bit perceptual hash, 16 hex digits. */
  phash: z.string().regex(/^[0-9a-f]{16}$/),
  /** Several pictures side by side; missing in what was measured before. */
  collage: z.boolean().optional(),
  /** Lines of letters on it: papers have many. Missing in what was measured before. */
  writtenLines: z.number().int().min(0).optional(),
  /** How much it looks like drawn examples of each class; missing in what was measured before. */
  likeness: z.record(assetCategorySchema, z.number()).optional(),
});
export type ImageMeasures = z.infer<typeof imageMeasuresSchema>;

/** Where a picture out of a PDF stands: the file's path in the folder, and the page from 1. */
export const assetSourceSchema = z.object({ file: z.string(), page: z.number().int().min(1) });

/** One picture or video of the catalogue. */
export const assetSchema = z.object({
  /** Stable within a folder: first 12 hex digits of the original's SHA-256. */
  id: z.string(),
  type: z.enum(['image', 'video']),
  name: z.string(),
  /** Path inside the folder, as in evidence. */
  path: z.string(),
  /** The page of a PDF it was taken from; its path then names no file. */
  source: assetSourceSchema.optional(),
  /** Of her record, not of the folder: joined while a page is made, and none of its colours. */
  daIncorporadora: z.literal(true).optional(),
  category: assetCategorySchema,
  kind: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  uncertain: z.boolean(),
  description: z.string(),
  classifiedBy: z.string(),
  /** 0 to 100: suitability for large display (size, sharpness, class, confidence). */
  score: z.number().min(0).max(100),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  colors: z.array(z.string()),
  /** What is lettered on a logo, and how surely it was read; absent where nothing could be, or nobody looked. */
  words: z.array(z.object({ text: z.string(), confidence: z.number().min(0).max(1) })).optional(),
  /** Of a façade without sky, trees and ground, of a logo without its paper; of pictures measured before, absent. */
  ownColors: z.array(z.string()).optional(),
  /** Crop centre, 0 to 1 each. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  /** Default address, where only one is needed. */
  url: z.string(),
  variants: z.array(variantSchema),
  /** A tiny data: address (≤ 400 bytes) shown while the picture loads, or null. */
  placeholder: z.string().nullable(),
  /** 'usar' may appear on the page; 'reserva' is kept but not chosen automatically. */
  usage: z.enum(['usar', 'reserva']),
  usageReason: z.string(),
  /** Paths of near-duplicates that were merged into this one. */
  merged: z.array(z.string()),
  /** A person made it the main picture. */
  lead: z.boolean().optional(),
  /** Its position in a person's order, from 0. */
  rank: z.number().int().min(0).optional(),
});
export type Asset = z.infer<typeof assetSchema>;

/** The files of the folder that show a picture. */
export const filesOf = ({ path, source, merged }: Pick<Asset, 'path' | 'source' | 'merged'>): string[] => [
  source?.file ?? path,
  ...merged,
];

/** A file excluded from the catalogue, and why, in Portuguese. */
export const leftOutSchema = z.object({
  path: z.string(),
  reason: z.enum([
    'duplicado',
    'formato',
    'corrompido',
    'grande-demais',
    'pequeno-demais',
    'limite',
    'privado',
    'download',
    'outro',
  ]),
  message: z.string(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** The catalogue as stored (JSON text) and answered (SUP-36, HOT-08). */
export const catalogSchema = z.object({
  statistics: z.object({
    total_assets: z.number().int(),
    images: z.number().int(),
    videos: z.number().int(),
    left_out: z.number().int(),
    looked_at: z.number().int(),
    by_category: z.record(assetCategorySchema, z.number().int()),
  }),
  engine: z.string(),
  assets: z.array(assetSchema),
  left_out: z.array(leftOutSchema),
});
export type Catalog = z.infer<typeof catalogSchema>;

/** Kinds of façade pictures that show only a part of the building, or all of it from afar. */
export const showsPart = (kind: string | null): boolean => /^(portaria|vista-aerea|detalhe)/.test(kind ?? '');
