import type { SuperAiSubstepId } from '#contract/super-ai.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { type RunContext, within } from './context.ts';

/** More than this is no sales folder: the rest is said to be passed over. */
export const maxFolderFiles = 5_000;
/** Things passed over that are named. */
const mostNamed = 100;

/** A file of the folder as it is stored with the run. */
type StoredFile = Omit<DriveFile, 'modifiedAt'> & { modifiedAt: string | null };

export interface Listing {
  /** The folder's own name, a weak hint of what it is about. */
  name: string | null;
  files: DriveFile[];
  /** One Portuguese sentence per thing below the folder that is not among them. */
  skipped: string[];
}

/** Every file of the folder, read once per run; a failure is said to belong to `substep`. */
export async function listFolder(
  context: Pick<RunContext, 'durable' | 'drive' | 'folder' | 'signal'>,
  substep: SuperAiSubstepId = 'list-pdfs',
): Promise<Listing> {
  const stored = await within(substep, () =>
    context.durable.once('folder', 'files', context.folder.key, async () => {
      const files: StoredFile[] = [];
      const skipped: string[] = [];
      const names: string[] = [];
      const options = {
        signal: context.signal,
        maxFiles: maxFolderFiles + 1,
        onFolder: (name: string) => void names.push(name),
        onSkipped: (_path: string, message: string) => void skipped.push(message),
      };
      for await (const file of context.drive.list(context.folder, options)) {
        files.push({ ...file, modifiedAt: file.modifiedAt?.toISOString() ?? null });
        if (files.length > maxFolderFiles) break;
      }
      const kept = files.slice(0, maxFolderFiles);
      return {
        name: names[0] ?? null,
        files: kept,
        skipped: [...skipped.slice(0, mostNamed), ...beyondLimit(files)],
      };
    }),
  );
  return {
    files: stored.files.map((file) => ({
      ...file,
      modifiedAt: file.modifiedAt ? new Date(file.modifiedAt) : null,
    })),
    name: stored.name,
    skipped: stored.skipped,
  };
}

const beyondLimit = (files: StoredFile[]) =>
  files.length > maxFolderFiles
    ? [`A pasta tem mais de ${maxFolderFiles.toLocaleString('pt-BR')} arquivos; os demais não foram lidos.`]
    : [];
