import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { FolderPreview } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import { carryMedia, type Renamed as RenamedFile } from './carry-renamed.ts';
import { choosePdfs } from './choose-pdfs.ts';
import { compareFiles, type Mudanca as FileChange } from './compare-files.ts';
import { fetchPdf, origemOf, pdfTask, pdfVersion, readingKey, readPdf } from './folder-pdfs.ts';
import { type Listing as FolderListing, type ListingContext, notDurable, readFolder } from './list-folder.ts';
import { type MediaContext, makeCatalog } from './make-catalog.ts';
import {
  isDocument,
  type FolderMemory as Memory,
  readMemory,
  storeRead,
  storeSeen,
  toArquivo,
  toDriveFile,
} from './memory.ts';
import { mergeCatalog } from './merge-catalog.ts';
import { mayHavePictures } from './pdf-figures.ts';
import { type GuessClasses as Guess, type PreviewDeps, previewMedia } from './preview.ts';
import { assetItem, classItem, figuresItem, folderItem } from './run-items.ts';
import { drawThumbnail } from './thumbnail.ts';

/** Larger folders are not sales folders: the rest is reported as skipped. */
export const maxFolderFiles = 5_000;

export type Listing = FolderListing;

/** Stored items of a run that reads a folder and builds its catalogue. */
export const folderItems = [folderItem, assetItem, figuresItem, classItem] as const;

/** Every file of the folder, listed once per run. Throws DriveError. */
export function listFolder(context: ListingContext): Promise<Listing> {
  return readFolder(context, maxFolderFiles);
}

/**
 * Builds the catalogue of a folder: the run step 'assets-processing'. Stored files are never fetched again.
 * Throws StepError.
 */
export const processMedia = makeCatalog;

/**
 * Lists a folder and builds its catalogue, for pictures-only runs. Also returns what was skipped. Throws
 * StepError.
 */
export async function catalogOfFolder(
  context: MediaContext,
  maxAssets: number,
): Promise<{ catalog: Catalog; files: DriveFile[]; skipped: string[] }> {
  const { files, skipped } = await inSubstep('scan-folder', () => readFolder(context, maxFolderFiles));
  return { catalog: await makeCatalog(context, files, maxAssets), files, skipped };
}

export type FolderMemory = Memory;
export type Mudanca = FileChange;
export type Renamed = RenamedFile;

/** Lists a folder as it is now; nothing is durable. Throws DriveError. */
export function inspectFolder(context: Omit<ListingContext, 'durable'>): Promise<Listing> {
  return readFolder({ ...context, durable: notDurable }, maxFolderFiles);
}

/** Compares two listings of a folder. */
export const changesBetween = compareFiles;

/** Records a folder's content at a reading, in the transaction storing the result. */
export const recordRead = storeRead;

/** Stores an inspection of a folder beside the last reading. */
export const recordSeen = storeSeen;

/** What is known of an empreendimento's folder; null if never read. */
export const readFolderMemory = readMemory;

/** Moves cached pictures to their new names. */
export const carryRenamedMedia = carryMedia;

/** Merges a regenerated catalogue into the previous one. */
export const mergedCatalog = mergeCatalog;

/** Converts between listed and stored files. */
export const arquivos = { from: toArquivo, toFile: toDriveFile, isDocument };

/** The PDFs of a folder: stored privately by version, read once for all runs. */
export const folderPdfs = {
  task: pdfTask,
  version: pdfVersion,
  readingKey,
  origem: origemOf,
  /** Which of them are read. Rejects only on abort and without credentials. */
  choose: choosePdfs,
  fetch: fetchPdf,
  read: readPdf,
  mayHavePictures,
};

export type GuessClasses = Guess;

/** What a folder would add to a catalogue, without downloads. Throws DriveError. */
export function previewFolder(
  deps: PreviewDeps,
  folder: FolderRef,
  options: { maxAssets: number; signal: AbortSignal },
): Promise<FolderPreview> {
  return previewMedia(deps, folder, { ...options, maxFiles: maxFolderFiles });
}

/** A thumbnail of a folder's file, WebP; null if unavailable. */
export const thumbnailOf = drawThumbnail;
