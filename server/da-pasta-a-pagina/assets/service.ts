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
import { processImage } from './process-image.ts';
import { NotAVideo, processVideo } from './process-video.ts';
import { leaveOut, type RawAsset as Raw, rawAssetSchema } from './raw-asset.ts';
import { scoreAsset } from './score-asset.ts';

/** Changes whenever the same file would be processed differently: stored results of another are stale. */
export const PIPELINE_VERSION = '1';

/** A stored picture or video before it is classified: plain JSON, worth keeping per file version. */
export type RawAsset = Raw;
/** What was made of a file, as it is kept: the asset, or why it was left out. */
export const processedSchema = rawAssetSchema.or(leftOutSchema);

export function isLeftOut(entry: RawAsset | LeftOut): entry is LeftOut {
  return 'reason' in entry && 'message' in entry;
}

/** How many files left out are named in a catalogue; `statistics.left_out` counts them all. */
const mostNamed = 300;

/**
 * The pictures and videos of a listing worth processing: pictures first, then videos, each in the
 * order listed; at most `maxAssets`, shared fairly among folders and likely classes. Documents are
 * neither chosen nor named.
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
  /** Largest originals in bytes. */
  limits?: MediaLimits;
}

/**
 * Brings one file into the storage: downloaded within limits (asked again twice when the source
 * fails), judged by its content, made into variants. What the file itself or its source is at fault
 * for is a LeftOut with its reason; a failing storage and an abort reject.
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
 * What classification is handed of an asset. The preview is read from the storage only when asked
 * for: a run never holds more of them than one batch.
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
  /** Every file of the listing, whatever became of it. */
  lookedAt: number;
  /** As the screen names the engine that classified. */
  engine: string;
}

/** The catalogue as stored and shown (SUP-36, HOT-08): copies merged, the best of each class first. */
export function buildCatalog({ items, leftOut, lookedAt, engine }: CatalogInput): Catalog {
  const { kept, leftOut: duplicates } = mergeDuplicates(items);
  const assets = kept.map((item) => toAsset(item, engine)).sort(byClassAndScore);
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
    // Of a whole building the ground may be cut off, its crown never.
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
