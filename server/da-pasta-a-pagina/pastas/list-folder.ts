import type { Drive, DriveFile, FolderRef, ListOptions } from '#server/adapters/drive/port.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { folderItem, type StoredFile } from './run-items.ts';

export interface ListingContext {
  durable: Pick<DurableRun, 'once'>;
  drive: Drive;
  folder: FolderRef;
  signal: AbortSignal;
  /** Constraints and callbacks of background listings. */
  watch?: Pick<ListOptions, 'beforeCall' | 'onRead' | 'onFolder'>;
}

/** Replaces a run's durability where nothing needs to be durable. */
export const notDurable: ListingContext['durable'] = { once: (_item, _key, _input, work) => work() };

/** Number of skipped items named. */
const mostNamed = 100;

export interface Listing {
  /** The folder's name, a weak hint of its subject. */
  name: string | null;
  files: DriveFile[];
  /** One Portuguese sentence per inaccessible item. */
  skipped: string[];
}

/** Every file of the folder, listed once per run. */
export async function readFolder(context: ListingContext, maxFiles: number): Promise<Listing> {
  const stored = await context.durable.once(folderItem, 'files', context.folder.key, async () => {
    const files: StoredFile[] = [];
    const skipped: string[] = [];
    const names: string[] = [];
    const options = {
      signal: context.signal,
      maxFiles: maxFiles + 1,
      ...context.watch,
      onFolder: (name: string, tellsChanges: boolean) => {
        names.push(name);
        context.watch?.onFolder?.(name, tellsChanges);
      },
      onSkipped: (_path: string, message: string) => void skipped.push(message),
    };
    for await (const file of context.drive.list(context.folder, options)) {
      files.push({ ...file, modifiedAt: file.modifiedAt?.toISOString() ?? null });
      if (files.length > maxFiles) break;
    }
    const kept = files.slice(0, maxFiles);
    return {
      name: names[0] ?? null,
      files: kept,
      skipped: [...skipped.slice(0, mostNamed), ...beyondLimit(files.length, maxFiles)],
    };
  });
  return {
    files: stored.files.map((file) => ({
      ...file,
      modifiedAt: file.modifiedAt ? new Date(file.modifiedAt) : null,
    })),
    name: stored.name,
    skipped: stored.skipped,
  };
}

const beyondLimit = (found: number, maxFiles: number) =>
  found > maxFiles
    ? [`A pasta tem mais de ${maxFiles.toLocaleString('pt-BR')} arquivos; os demais não foram lidos.`]
    : [];
