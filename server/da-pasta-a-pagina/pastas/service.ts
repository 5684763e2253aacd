import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { FolderPreview } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
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
export const processMedia = makeCatalog;

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
export const changesBetween = compareFiles;

/** Notes what a folder held when it was read, in the transaction that stores what came of it. */
export const rememberRead = noteRead;

/** Keeps what a look at a folder found, beside what was read of it. */
export const rememberSeen = noteSeen;

/** What is known of a folder of an empreendimento; null where it was never read. */
export const recallFolder = readMemory;

/** Hands what was made of pictures on to their new names. */
export const carryRenamedMedia = carryMedia;

/** A catalogue made anew over the one there was. */
export const mergedCatalog = mergeCatalog;

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
export const thumbnailOf = drawThumbnail;
