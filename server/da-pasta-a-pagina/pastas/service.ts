import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { FolderPreview } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';
import { within } from '#server/kernel/jobs/step-error.ts';
import { carryMedia, type Renamed as RenamedFile } from './carry-renamed.ts';
import { compareFiles, type Mudanca as FileChange } from './compare-files.ts';
import { type Listing as FolderListing, type ListingContext, notDurable, readFolder } from './list-folder.ts';
import { type MediaContext, makeCatalog } from './make-catalog.ts';
import {
  isDocument,
  type FolderMemory as Memory,
  noteRead,
  noteSeen,
  readMemory,
  toArquivo,
  toDriveFile,
} from './memory.ts';
import { mergeCatalog } from './merge-catalog.ts';
import { type GuessClasses as Guess, type PreviewDeps, previewMedia } from './preview.ts';
import { assetItem, classItem, folderItem } from './run-items.ts';
import { drawThumbnail } from './thumbnail.ts';

/** More than this is no sales folder: the rest is said to be passed over. */
export const maxFolderFiles = 5_000;

export type Listing = FolderListing;

/** What is kept with a run that reads a folder and makes a catalogue of it. */
export const folderItems = [folderItem, assetItem, classItem] as const;

/** Every file of the folder, read once per run. Throws DriveError. */
export function listFolder(context: ListingContext): Promise<Listing> {
  return readFolder(context, maxFolderFiles);
}

/**
 * The pictures and videos of a folder as a catalogue: the step 'assets-processing' of a run. What is
 * stored of a file is never fetched again. Throws StepError.
 */
export function processMedia(context: MediaContext, files: DriveFile[], maxAssets: number): Promise<Catalog> {
  return makeCatalog(context, files, maxAssets);
}

/**
 * A folder as a catalogue, from its listing on: what a run does that was asked for pictures alone.
 * Answers also what was passed over. Throws StepError.
 */
export async function catalogOfFolder(
  context: MediaContext,
  maxAssets: number,
): Promise<{ catalog: Catalog; files: DriveFile[]; skipped: string[] }> {
  const { files, skipped } = await within('scan-folder', () => readFolder(context, maxFolderFiles));
  return { catalog: await makeCatalog(context, files, maxAssets), files, skipped };
}

export type FolderMemory = Memory;
export type Mudanca = FileChange;
export type Renamed = RenamedFile;

/** A folder as it is now, listed once for whoever asks; nothing of it is durable. Throws DriveError. */
export function lookAtFolder(context: Omit<ListingContext, 'durable'>): Promise<Listing> {
  return readFolder({ ...context, durable: notDurable }, maxFolderFiles);
}

/** What became of a folder between two listings. */
export function changesBetween(before: readonly ArquivoDaPasta[], now: readonly ArquivoDaPasta[]): Mudanca[] {
  return compareFiles(before, now);
}

/** Notes what a folder held when it was read, in the transaction that stores what came of it. */
export function rememberRead(tx: Tx, read: Parameters<typeof noteRead>[1]): Promise<void> {
  return noteRead(tx, read);
}

/** Keeps what a look at a folder found, beside what was read of it. */
export function rememberSeen(
  tx: Tx,
  where: Parameters<typeof noteSeen>[1],
  seen: Parameters<typeof noteSeen>[2],
): Promise<void> {
  return noteSeen(tx, where, seen);
}

/** What is known of a folder of an empreendimento; null where it was never read. */
export function recallFolder(
  db: Queryable,
  empreendimentoId: number,
  folderKey: string,
): Promise<FolderMemory | null> {
  return readMemory(db, empreendimentoId, folderKey);
}

/** Hands what was made of pictures on to their new names. */
export function carryRenamedMedia(db: Db, folder: FolderRef, renamed: readonly Renamed[]): Promise<void> {
  return carryMedia(db, folder, renamed);
}

/** A catalogue made anew over the one there was. */
export function mergedCatalog(before: Catalog, fresh: Catalog): Catalog {
  return mergeCatalog(before, fresh);
}

/** A file as a memory keeps it, and back. */
export const arquivos = { from: toArquivo, toFile: toDriveFile, isDocument };

export type GuessClasses = Guess;

/** What a folder would bring into a catalogue and what not, without fetching any file. Throws DriveError. */
export function previewFolder(
  deps: PreviewDeps,
  folder: FolderRef,
  options: { maxAssets: number; signal: AbortSignal },
): Promise<FolderPreview> {
  return previewMedia(deps, folder, { ...options, maxFiles: maxFolderFiles });
}

/** A small picture of a file of a folder, WebP; null where there is none to be had. */
export function thumbnailOf(...asked: Parameters<typeof drawThumbnail>): Promise<Uint8Array | null> {
  return drawThumbnail(...asked);
}
