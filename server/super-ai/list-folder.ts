import type { DriveFile } from '#server/adapters/drive/port.ts';
import { type RunContext, within } from './context.ts';

/** More than this is no sales folder: the rest is said to be passed over. */
export const maxFolderFiles = 5_000;

/** A file of the folder as it is stored with the run. */
type StoredFile = Omit<DriveFile, 'modifiedAt'> & { modifiedAt: string | null };

/** Every file of the folder, read once per run. */
export async function listFolder(context: RunContext): Promise<{ files: DriveFile[]; truncated: boolean }> {
  const stored = await within('list-pdfs', () =>
    context.durable.once('folder', 'files', context.folder.key, async () => {
      const files: StoredFile[] = [];
      const options = { signal: context.signal, maxFiles: maxFolderFiles + 1 };
      for await (const file of context.drive.list(context.folder, options)) {
        files.push({ ...file, modifiedAt: file.modifiedAt?.toISOString() ?? null });
        if (files.length > maxFolderFiles) break;
      }
      return { files: files.slice(0, maxFolderFiles), truncated: files.length > maxFolderFiles };
    }),
  );
  return {
    files: stored.files.map((file) => ({
      ...file,
      modifiedAt: file.modifiedAt ? new Date(file.modifiedAt) : null,
    })),
    truncated: stored.truncated,
  };
}
