import pLimit from 'p-limit';
import { arrange } from './folder-paths.ts';
import type { GoogleApi, GoogleFile, GoogleRef } from './google-api.ts';
import { folderRefusal, GoogleApiError, isOutOfReach } from './google-errors.ts';
import { exportOf } from './google-exports.ts';
import { refusals, skips } from './refusals.ts';
import { isRubbish } from './rubbish.ts';

export const folderType = 'application/vnd.google-apps.folder';
export const shortcutType = 'application/vnd.google-apps.shortcut';
/** Folders of one tree read concurrently. */
const parallel = 8;
const mostFolders = 3000;
/** Restarts from page one after a broken listing. */
const restarts = 3;

/** An item in a folder; shortcuts are already resolved. */
export interface GoogleEntry {
  id: string;
  resourceKey: string | null;
  name: string;
  segment: string;
  isFolder: boolean;
  file: GoogleFile;
}
interface FolderContent {
  entries: GoogleEntry[];
  /** Name and reason of inaccessible items. */
  skipped: { name: string; message: string }[];
}

export interface GoogleTree {
  /** The sorted content of a folder. Each folder is read once, and its subfolders are prefetched. */
  content(folder: GoogleRef): Promise<FolderContent>;
}

/** Reads the folders of one tree with limited concurrency. */
export function createGoogleTree(api: GoogleApi, signal: AbortSignal): GoogleTree {
  const limit = pLimit(parallel);
  const known = new Map<string, Promise<FolderContent>>();

  function content(folder: GoogleRef): Promise<FolderContent> {
    const reading = known.get(folder.id);
    if (reading) return reading;
    if (known.size >= mostFolders) return Promise.reject(refusals.tooManyFolders(mostFolders));
    const started = limit(() => readFolder(folder));
    known.set(folder.id, started);
    started.then(
      ({ entries }) => {
        // Prefetching: a failure repeats when the folder is requested, and is handled there.
        for (const entry of entries) if (entry.isFolder) content(entry).catch(() => undefined);
      },
      () => undefined,
    );
    return started;
  }

  async function readFolder(folder: GoogleRef): Promise<FolderContent> {
    const files = await allPages(folder);
    const skipped: FolderContent['skipped'] = [];
    const entries = await Promise.all(
      files.filter((file) => !isRubbish(file.name)).map((file) => resolve(file, skipped)),
    );
    return { entries: arrange(entries.filter((entry) => entry !== null)), skipped };
  }

  /** Every page of a folder; a rejected page token restarts from page one, without duplicates. */
  async function allPages(folder: GoogleRef): Promise<GoogleFile[]> {
    let driveId: string | undefined;
    for (let attempt = 0; ; attempt++) {
      const files = new Map<string, GoogleFile>();
      let pageToken: string | undefined;
      let incomplete = false;
      try {
        do {
          const page = await api.page(folder, { pageToken, driveId, signal });
          for (const file of page.files) files.set(file.id, file);
          incomplete ||= page.incompleteSearch ?? false;
          pageToken = page.nextPageToken;
        } while (pageToken !== undefined && !incomplete);
        if (!incomplete) return [...files.values()];
        if (attempt >= restarts) throw refusals.incomplete();
        // Google searched too wide a scope: repeat within the folder's shared drive.
        driveId ??= (await api.file(folder, signal)).driveId;
      } catch (error) {
        const tokenRejected =
          error instanceof GoogleApiError && error.status === 400 && pageToken !== undefined;
        if (!tokenRejected) throw error;
        if (attempt >= restarts) throw refusals.unavailable(error);
      }
    }
  }

  async function resolve(
    file: GoogleFile,
    skipped: FolderContent['skipped'],
  ): Promise<Omit<GoogleEntry, 'segment'> | null> {
    const own = { id: file.id, resourceKey: file.resourceKey ?? null, name: listedName(file), file };
    if (file.mimeType !== shortcutType) return { ...own, isFolder: file.mimeType === folderType };
    const details = file.shortcutDetails;
    const target = {
      id: details?.targetId ?? '',
      resourceKey: details?.targetResourceKey ?? null,
      name: file.name,
    };
    if (details?.targetMimeType === folderType) return { ...target, file, isFolder: true };
    try {
      if (target.id === '') throw new GoogleApiError(404, []);
      const found = await api.file(target, signal);
      if (found.trashed || found.mimeType === shortcutType) throw new GoogleApiError(404, []);
      return {
        ...target,
        name: listedName(found, file.name),
        file: found,
        isFolder: found.mimeType === folderType,
      };
    } catch (error) {
      if (!isOutOfReach(error)) throw folderRefusal(error);
      skipped.push({ name: file.name, message: skips.brokenShortcut(file.name) });
      return null;
    }
  }

  return { content };
}

/** The listed name of a file: with the ending of what it is exported as. */
function listedName(file: GoogleFile, name = file.name): string {
  const ending = exportOf(file.mimeType)?.ending;
  return ending === undefined || name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}
