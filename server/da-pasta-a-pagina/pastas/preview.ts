import { and, eq, inArray } from 'drizzle-orm';
import type { AssetClass, LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import { certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import type { FolderPreview, PreviewFile } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Drive, DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import type { ClassifyInput } from '#server/adapters/intelligence/port.ts';
import { isLeftOut, type RawAsset, selectMedia } from '#server/da-pasta-a-pagina/assets/service.ts';
import type { Db } from '#server/db/client.ts';
import { derivados } from '#server/db/schema/runs.ts';
import { notDurable, readFolder } from './list-folder.ts';
import { assetTask, versionOf } from './make-catalog.ts';

/** Guesses classes from names, and from pixels if known. */
export type GuessClasses = (inputs: ClassifyInput[]) => AssetClass[];

export interface PreviewDeps {
  db: Db;
  drive: Drive;
  guessClasses: GuessClasses;
}

const mostSamples = 5;
const mediaTypes = /^(image|video)\//;

/** Previews a folder's catalogue. One listing, no downloads. Throws DriveError. */
export async function previewMedia(
  { db, drive, guessClasses }: PreviewDeps,
  folder: FolderRef,
  { maxAssets, maxFiles, signal }: { maxAssets: number; maxFiles: number; signal: AbortSignal },
): Promise<FolderPreview> {
  const { files, skipped } = await readFolder({ durable: notDurable, drive, folder, signal }, maxFiles);
  const { chosen, leftOut } = selectMedia(files, maxAssets);
  const known = await processedBefore(db, folder, chosen);
  const usable: { file: DriveFile; raw: RawAsset | null }[] = [];
  const refused: LeftOut[] = [];
  for (const file of chosen) {
    const before = known.get(file.path) ?? null;
    if (before && isLeftOut(before)) refused.push(before);
    else usable.push({ file, raw: before });
  }
  const classes = guessClasses(usable.map(({ file, raw }) => inputOf(file, raw)));
  const shown = usable.map(({ file, raw }, index) => ({
    isVideo: typeOf(file) === 'video',
    file: present(file, raw, classes[index]!),
  }));
  const images = shown.flatMap(({ isVideo, file }) => (isVideo ? [] : [file]));
  const videos = shown.flatMap(({ isVideo, file }) => (isVideo ? [file] : []));
  return {
    images,
    videos,
    samples: [...images, ...videos].slice(0, mostSamples).map(({ name }) => name),
    leftOut: [...refused, ...leftOut],
    documents: files.length - chosen.length - leftOut.length,
    skipped,
  };
}

const typeOf = ({ mimeType }: DriveFile): 'image' | 'video' =>
  mediaTypes.exec(mimeType)?.[1] === 'video' ? 'video' : 'image';

const inputOf = (file: DriveFile, raw: RawAsset | null): ClassifyInput => ({
  id: file.id,
  type: typeOf(file),
  path: file.path,
  width: raw?.width ?? null,
  height: raw?.height ?? null,
  measures: raw?.measures ?? null,
  preview: null,
});

function present(file: DriveFile, raw: RawAsset | null, guess: AssetClass): PreviewFile {
  const { id, name, path, size } = file;
  return {
    id,
    name,
    path,
    size,
    category: guess.confidence >= certainFrom ? guess.category : 'outro',
    uncertain: guess.confidence < certainFrom,
    thumbnail: raw?.type === 'image' ? smallest(raw) : null,
  };
}

/** All supported browsers render WebP. */
const smallest = ({ variants, url }: RawAsset): string =>
  variants.filter(({ format }) => format === 'webp').sort((a, b) => a.width - b.width)[0]?.url ?? url;

/** Earlier results for these files, by path. */
async function processedBefore(
  db: Db,
  folder: FolderRef,
  files: DriveFile[],
): Promise<Map<string, RawAsset | LeftOut>> {
  const paths = new Map(files.map((file) => [versionOf(folder, file), file.path]));
  if (paths.size === 0) return new Map();
  const rows = await db
    .select({ chave: derivados.chave, resultado: derivados.resultado })
    .from(derivados)
    .where(and(eq(derivados.tarefa, assetTask), inArray(derivados.chave, [...paths.keys()])));
  return new Map(rows.map(({ chave, resultado }) => [paths.get(chave)!, resultado as RawAsset | LeftOut]));
}
