import type { Catalog } from '#contract/assets.ts';
import type { FolderPreview } from '#contract/hotsites.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import { within } from '#server/kernel/jobs/step-error.ts';
import { type Listing as FolderListing, type ListingContext, readFolder } from './list-folder.ts';
import { type MediaContext, makeCatalog } from './make-catalog.ts';
import { type GuessClasses as Guess, type PreviewDeps, previewMedia } from './preview.ts';
import { drawThumbnail } from './thumbnail.ts';

/** More than this is no sales folder: the rest is said to be passed over. */
export const maxFolderFiles = 5_000;

export type Listing = FolderListing;

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
): Promise<{ catalog: Catalog; skipped: string[] }> {
  const { files, skipped } = await within('scan-folder', () => readFolder(context, maxFolderFiles));
  return { catalog: await makeCatalog(context, files, maxAssets), skipped };
}

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
