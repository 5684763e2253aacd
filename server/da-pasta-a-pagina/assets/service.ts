import {
  type Asset,
  type AssetClass,
  type Catalog,
  certainFrom,
  type LeftOut,
  leftOutSchema,
  showsPart,
} from '#contract/da-pasta-a-pagina/assets.ts';
import { assetCategories } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { type Drive, DriveError, type DriveFile } from '#server/adapters/drive/port.ts';
import { ImageError, type Images } from '#server/adapters/images/port.ts';
import type { ClassifyInput } from '#server/adapters/intelligence/port.ts';
import { type Storage, StorageError } from '#server/adapters/storage/port.ts';
import { chooseUsage } from './choose-usage.ts';
import { TooLarge } from './download.ts';
import { fairShare } from './fair-share.ts';
import { type MediaLimits, mediaKind, mediaLimits } from './media-kinds.ts';
import { type ClassifiedAsset, type MergedAsset, mergeDuplicates } from './merge-duplicates.ts';
import { nameProbableFacade } from './probable-facade.ts';
import { processImage } from './process-image.ts';
import { NotAVideo, processVideo } from './process-video.ts';
import { leaveOut, type RawAsset as Raw, rawAssetSchema } from './raw-asset.ts';
import { scoreAsset } from './score-asset.ts';

/** Changes whenever files would be processed differently; results of other versions are stale. */
export const PIPELINE_VERSION = '2';

/** A stored picture or video before classification: plain JSON, cacheable per file version. */
export type RawAsset = Raw;
/** The stored result of a file: the asset, or why it was excluded. */
export const processedSchema = rawAssetSchema.or(leftOutSchema);

export function isLeftOut(entry: RawAsset | LeftOut): entry is LeftOut {
  return 'reason' in entry && 'message' in entry;
}

/** How many excluded files a catalogue names; `statistics.left_out` counts them all. */
const mostNamed = 300;

/**
 * The pictures and videos worth processing: pictures first, then videos, each in listing order; at most
 * `maxAssets`, shared fairly among folders and likely classes. Documents are ignored.
 */
export function selectMedia(
  files: DriveFile[],
  maxAssets: number,
): { chosen: DriveFile[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const found = { image: [] as DriveFile[], video: [] as DriveFile[] };
  for (const file of files) {
    const kind = mediaKind(file);
    if (kind === 'image' || kind === 'video') found[kind].push(file);
    else if (kind) leftOut.push(kind);
  }
  const images = fairShare(found.image, maxAssets);
  const videos = fairShare(found.video, maxAssets - images.size);
  const media = [...found.image, ...found.video];
  const chosen = media.filter((file) => images.has(file) || videos.has(file));
  const message = `A pasta tem mais imagens e vídeos do que o limite de ${maxAssets}.`;
  const over = media.filter((file) => !images.has(file) && !videos.has(file));
  return { chosen, leftOut: [...leftOut, ...over.map(({ path }) => leaveOut(path, 'limite', message))] };
}

export interface ProcessContext {
  drive: Drive;
  images: Images;
  storage: Storage;
  signal: AbortSignal;
  /** Size limits of originals. */
  limits?: MediaLimits;
}

/**
 * Imports one file: downloaded within limits (two retries if the source fails), identified by content,
 * converted to variants. Faults of the file or its source become a LeftOut with the reason; a failing storage
 * and an abort reject.
 */
export async function processAsset(file: DriveFile, context: ProcessContext): Promise<RawAsset | LeftOut> {
  const limits = context.limits ?? mediaLimits;
  const kind = mediaKind(file);
  try {
    if (kind === 'video') return await processVideo(file, limits.video, context);
    return await processImage(file, limits.image, context);
  } catch (error) {
    context.signal.throwIfAborted();
    return refusal(file, kind === 'video' ? limits.video : limits.image, error);
  }
}

function refusal({ path }: DriveFile, maxBytes: number, error: unknown): LeftOut {
  if (error instanceof ImageError) return leaveOut(path, error.code, error.message);
  if (error instanceof NotAVideo) {
    return leaveOut(path, 'formato', 'O arquivo não é um vídeo MP4, MOV ou WebM.');
  }
  if (error instanceof TooLarge || (error instanceof StorageError && error.code === 'grande-demais')) {
    return leaveOut(path, 'grande-demais', `O arquivo passa de ${Math.round(maxBytes / 1e6)} MB.`);
  }
  if (error instanceof StorageError) throw error;
  const message =
    error instanceof DriveError
      ? error.message
      : 'Não foi possível baixar o arquivo depois de três tentativas.';
  return leaveOut(path, 'download', message);
}

/**
 * Classification input of an asset. The preview is loaded on demand: a run never holds more than one batch.
 */
export async function classifyInputOf(
  raw: RawAsset,
  storage: Storage,
  withPreview: boolean,
): Promise<ClassifyInput> {
  const { id, type, path, width, height, measures, previewKey } = raw;
  const preview = withPreview && previewKey ? ((await storage.get(previewKey))?.bytes ?? null) : null;
  return { id, type, path, width, height, measures, preview };
}

export interface CatalogInput {
  items: ClassifiedAsset[];
  leftOut: LeftOut[];
  /** Every file of the listing, whatever its outcome. */
  lookedAt: number;
  /** Display name of the classifying engine. */
  engine: string;
}

/** The catalogue as stored and shown (SUP-36, HOT-08): copies merged, the best of each class first. */
export function buildCatalog({ items, leftOut, lookedAt, engine }: CatalogInput): Catalog {
  const { kept, leftOut: duplicates } = mergeDuplicates(items);
  const assets = nameProbableFacade(kept)
    .map((item) => toAsset(item, engine))
    .sort(byClassAndScore);
  const allLeftOut = [...duplicates, ...leftOut];
  const count = (test: (asset: Asset) => boolean) => assets.filter(test).length;
  return {
    statistics: {
      total_assets: assets.length,
      images: count(({ type }) => type === 'image'),
      videos: count(({ type }) => type === 'video'),
      left_out: allLeftOut.length,
      looked_at: lookedAt,
      by_category: countByCategory(assets),
    },
    engine,
    assets,
    left_out: allLeftOut.slice(0, mostNamed),
  };
}

function toAsset({ raw, class: classified, merged }: MergedAsset, engine: string): Asset {
  const { id, type, name, path, width, height, variants, placeholder, url, measures } = raw;
  const { category, kind, confidence, description } = classified;
  return {
    id,
    type,
    name,
    path,
    category,
    kind,
    confidence,
    uncertain: confidence < certainFrom,
    description,
    classifiedBy: `${engine}: ${classified.reason}`,
    score: scoreAsset(raw, classified),
    width,
    height,
    colors: measures?.colors ?? [],
    // A cropped whole building may lose its ground, never its top.
    focus: { x: 0.5, y: category === 'fachada' && !showsPart(kind) ? 0 : 0.5 },
    url,
    variants,
    placeholder,
    ...chooseUsage(raw, classified),
    merged,
  };
}

const byClassAndScore = (a: Asset, b: Asset) =>
  assetCategories.indexOf(a.category) - assetCategories.indexOf(b.category) ||
  b.score - a.score ||
  (a.path < b.path ? -1 : 1);

const countByCategory = (assets: Asset[]) =>
  Object.fromEntries(
    assetCategories.map((category) => [
      category,
      assets.filter((asset) => asset.category === category).length,
    ]),
  ) as Record<AssetClass['category'], number>;
