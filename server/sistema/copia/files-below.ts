import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Stored files below a folder with their keys; hidden entries (unfinished files) are skipped. */
export async function* filesBelow(dir: string, prefix = ''): AsyncGenerator<{ key: string; path: string }> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, `${prefix}${entry.name}/`);
    else if (entry.isFile()) yield { key: prefix + entry.name, path };
  }
}
