import { z } from 'zod';
import {
  type Asset,
  type AssetClass,
  type Catalog,
  certainFrom,
  type ImageMeasures,
  type LeftOut,
  leftOutSchema,
  showsPart,
} from '#contract/da-pasta-a-pagina/assets.ts';
import { assetCategories, imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { type Drive, DriveError, type DriveFile } from '#server/adapters/drive/port.ts';
import { ImageError, type Images, type ProcessedImage } from '#server/adapters/images/port.ts';
import type { ClassifyInput } from '#server/adapters/intelligence/port.ts';
import { type Storage, StorageError } from '#server/adapters/storage/port.ts';
import { chooseUsage } from './choose-usage.ts';
import { TooLarge } from './download.ts';
import { type MediaLimits, mediaKind, mediaLimits, privatePaper } from './media-kinds.ts';
import { type ClassifiedAsset, type MergedAsset, mergeDuplicates } from './merge-duplicates.ts';
import { nameProbableFacade } from './probable-facade.ts';
import { processFigure as processOne, type TakenFigure } from './process-figure.ts';
import { type ImageSources, PrivatePaper, processImage, sha256, storeImage } from './process-image.ts';
import { NotAVideo, processVideo } from './process-video.ts';
import { leaveOut, type RawAsset as Raw, rawAssetSchema } from './raw-asset.ts';
import { isSamePicture } from './same-picture.ts';
import { scoreAsset } from './score-asset.ts';
import { createSelection, selectMedia as select } from './select-media.ts';
import { withinLimit } from './within-limit.ts';

/** Changes whenever files would be processed differently; results of other versions are stale. */
export const PIPELINE_VERSION = '5';

/** A stored picture or video before classification: plain JSON, cacheable per file version. */
export type RawAsset = Raw;
/** The stored result of a file: the asset, or why it was excluded. */
export const processedSchema = rawAssetSchema.or(leftOutSchema);

export function isLeftOut(entry: RawAsset | LeftOut): entry is LeftOut {
  return 'reason' in entry && 'message' in entry;
}

/** The pictures of one page of a PDF. */
export const figuresOfPageSchema = z.array(rawAssetSchema);

/** The pictures and videos of a folder, a few at a time. */
export const selectionOf = createSelection;
/** What a folder would give at first sight, without opening anything. */
export const selectMedia = select;

/** A picture out of a PDF as one of the catalogue; null for backgrounds, icons and private papers. */
export const processFigure = processOne;
export type { TakenFigure };

/** Stores what was made of a picture that is no file of a folder. */
export async function storePicture(storage: Storage, bytes: Uint8Array, done: ProcessedImage) {
  const hash = sha256(bytes);
  return { id: hash.slice(0, 12), ...(await storeImage(storage, hash, done)) };
}

/** Those that show what none before them shows. */
export function distinctOf(raws: readonly RawAsset[]): RawAsset[] {
  const distinct: RawAsset[] = [];
  for (const raw of raws) if (!distinct.some((one) => isSamePicture(one, raw))) distinct.push(raw);
  return distinct;
}

/** How many excluded files a catalogue names; `statistics.left_out` counts them all. */
const mostNamed = 300;

export interface ProcessContext {
  drive: Drive;
  images: Images;
  storage: Storage;
  signal: AbortSignal;
  isPrivate: ImageSources['isPrivate'];
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
  if (error instanceof PrivatePaper) return leaveOut(path, 'privado', privatePaper);
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
  const { id, type, width, height, measures, previewKey } = raw;
  const path = namedPath(raw);
  const preview = withPreview && previewKey ? ((await storage.get(previewKey))?.bytes ?? null) : null;
  const captioned = raw.source !== undefined;
  return { id, type, path, captioned, width, height, measures, preview };
}

/** What names a picture: its path, or out of a PDF the PDF's folder and what the page says of it. */
function namedPath({ path, source, caption }: RawAsset): string {
  if (!source) return path;
  const folder = source.file.replace(/\.pdf$/i, '');
  return `${folder}/${(caption ?? '').replaceAll('/', ' ')}`;
}

export interface CatalogInput {
  items: ClassifiedAsset[];
  leftOut: LeftOut[];
  /** Every file of the listing, whatever its outcome. */
  lookedAt: number;
  /** The most pictures and videos it may hold. */
  maxAssets: number;
  /** Display name of the classifying engine. */
  engine: string;
}

/** The catalogue as stored and shown (SUP-36, HOT-08): copies merged, the best of each class first. */
export function buildCatalog({ items, leftOut, lookedAt, maxAssets, engine }: CatalogInput): Catalog {
  const { kept: distinct, leftOut: duplicates } = mergeDuplicates(items.filter(isWanted));
  const { kept, leftOut: beyond } = withinLimit(distinct, maxAssets);
  const assets = nameProbableFacade(kept.map(asCollage))
    .map((item) => toAsset(item, engine))
    .sort(byClassAndScore);
  const allLeftOut = [...duplicates, ...beyond, ...leftOut];
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

/** Of a PDF's pictures only those of the building: marks and codes stand on every page. */
const isWanted = ({ raw, class: { category, kind } }: ClassifiedAsset) =>
  !raw.source || (category !== 'logo' && kind !== 'qrcode');

/** Several photographs in one stand for nothing, whatever the first of them shows. */
function asCollage(item: MergedAsset): MergedAsset {
  const { raw, class: given } = item;
  if (!raw.measures?.collage || imageClass[given.category].gallery === null) return item;
  return { ...item, class: { ...given, kind: 'colagem' } };
}

function toAsset({ raw, class: classified, merged, words }: MergedAsset, engine: string): Asset {
  const { id, type, name, path, source, width, height, variants, placeholder, url, measures } = raw;
  const { category, kind, confidence, description } = classified;
  return {
    id,
    type,
    name,
    path,
    source,
    category,
    kind,
    confidence,
    uncertain: confidence < certainFrom,
    description,
    classifiedBy: `${engine}: ${classified.reason}`,
    score: scoreAsset(raw, classified),
    width,
    height,
    ...(words && category === 'logo' ? { words } : {}),
    colors: measures?.colors ?? [],
    ...(isOwn[category] && measures?.own?.colors.length ? { ownColors: measures.own.colors } : {}),
    focus: focusOf(classified, measures?.own),
    url,
    variants,
    placeholder,
    ...chooseUsage(raw, classified),
    merged,
  };
}

/** Classes of which a page takes the colour. */
const isOwn: Partial<Record<AssetClass['category'], true>> = { fachada: true, logo: true };

/** At least this share of a picture's height is shown, however it is cropped. */
const leastShown = 0.5;

/** A cropped whole building loses the sky above it first, then its ground, never its top. */
function focusOf({ category, kind }: AssetClass, own: ImageMeasures['own']): Asset['focus'] {
  if (category !== 'fachada' || showsPart(kind)) return { x: 0.5, y: 0.5 };
  const { middle = 0.5, top = 0 } = own ?? {};
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: Math.abs(middle - 0.5) < 0.06 ? 0.5 : round(middle),
    y: round(Math.min(1, Math.max(0, top - 0.04) / (1 - leastShown))),
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
