import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FolderPlan } from './folder.ts';
import { forDocuments, keptFile } from './kept-pictures.ts';

export interface MakeOptions {
  /** Parent of the example folders. */
  root: string;
  /** Overwrites an existing one. */
  again: boolean;
}

/**
 * Creates an example folder under `root`, in a temporary folder that is renamed at the end, so that existing
 * ones are complete. Returns whether it was written.
 */
export async function makeFolder(plan: FolderPlan, { root, again }: MakeOptions): Promise<boolean> {
  const target = join(root, plan.truth.folder);
  if (existsSync(target) && !again) return false;
  await mkdir(root, { recursive: true });
  const draft = await mkdtemp(join(root, '.em-preparo-'));
  try {
    const inside = join(draft, 'pasta');
    const place = async (path: string) => {
      const file = join(inside, path);
      await mkdir(dirname(file), { recursive: true });
      return file;
    };
    for (const image of plan.images) await copyFile(keptFile(image), await place(image.path));
    const pictures = await documentPictures(plan);
    await Promise.all(
      plan.others.map(async ({ path, make }) =>
        writeFile(await place(path), await make(plan.truth, pictures)),
      ),
    );
    await rm(target, { recursive: true, force: true });
    await rename(inside, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return true;
}

/** The largest file of each. */
async function documentPictures({ images, inDocuments }: FolderPlan): Promise<Map<string, Buffer>> {
  const made = [...new Set(inDocuments)].map(async (name): Promise<[string, Buffer]> => {
    const [largest] = images.filter(({ picture }) => picture === name).sort((a, b) => b.width - a.width);
    if (!largest) throw new Error(`No file shows ${name}`);
    return [name, await forDocuments(keptFile(largest))];
  });
  return new Map(await Promise.all(made));
}
