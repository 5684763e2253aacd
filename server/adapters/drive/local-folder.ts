import { constants, type Stats } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { arrange, pathSegment } from './folder-paths.ts';
import { parseLocalLink, readLocalRef } from './local-link.ts';
import { mimeTypeOf } from './mime-types.ts';
import type { Drive, DriveFile } from './port.ts';
import { refusals, skips } from './refusals.ts';
import { isRubbish } from './rubbish.ts';

interface LocalEntry {
  /** The real path, symbolic links resolved. */
  id: string;
  name: string;
  isFolder: boolean;
  stats: Stats;
}
const chunkBytes = 256 * 1024;

/** Reads folders below `rootPath` on this machine, and nothing outside. */
export function createLocalFolders(rootPath: string): Drive {
  const rootOf = () =>
    realpath(rootPath).catch(() => {
      throw refusals.localNotFound(rootPath);
    });

  return {
    parse: parseLocalLink,

    async *list(folder, { signal, maxFiles = Number.POSITIVE_INFINITY, onFolder, onSkipped } = {}) {
      const root = await rootOf();
      const names = readLocalRef(folder);
      const start = await resolveFolder(root, names);
      onFolder?.(names.at(-1)!, false);
      const visited = new Set<string>();
      let files = 0;

      async function* walk(path: string, shown: string): AsyncGenerator<DriveFile> {
        visited.add(path);
        const entries = await readFolder(root, path, (name, message) =>
          onSkipped?.(shown + pathSegment(name), message),
        );
        for (const entry of arrange(entries)) {
          signal?.throwIfAborted();
          if (visited.has(entry.id)) continue;
          if (entry.isFolder) yield* walk(entry.id, `${shown}${entry.segment}/`);
          else {
            visited.add(entry.id);
            files++;
            yield driveFile(root, entry, shown + entry.segment);
          }
          if (files >= maxFiles) return;
        }
      }
      signal?.throwIfAborted();
      yield* walk(start, '');
      if (files === 0) throw refusals.empty();
    },

    async open(file, { signal } = {}) {
      signal?.throwIfAborted();
      const root = await rootOf();
      const missing = () => refusals.fileUnavailable(file.name);
      if (!file.id.startsWith('local:')) throw missing();
      const path = await realpath(join(root, file.id.slice('local:'.length))).catch(() => null);
      if (path === null || !isInside(root, path)) throw missing();
      const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => {
        throw missing();
      });
      if (!(await handle.stat()).isFile()) {
        await handle.close();
        throw missing();
      }
      const bytes = handle.createReadStream({ highWaterMark: chunkBytes, signal });
      return Readable.toWeb(bytes, {
        strategy: { highWaterMark: 1 },
      }) as unknown as ReadableStream<Uint8Array>;
    },
  };
}

/**
 * Resolves the folder's real path; names are compared in NFC, since other systems store accents decomposed.
 */
async function resolveFolder(root: string, names: string[]): Promise<string> {
  const shown = names.join('/');
  let path = root;
  for (const name of names) {
    const found = (await readdir(path).catch(() => [])).find((entry) => entry.normalize('NFC') === name);
    if (found === undefined) throw refusals.localNotFound(shown);
    path = await realpath(join(path, found)).catch(() => {
      throw refusals.localNotFound(shown);
    });
    if (!isInside(root, path)) throw refusals.localNotFound(shown);
  }
  if (!(await stat(path)).isDirectory()) throw refusals.notAFolder();
  await readdir(path).catch((cause) => {
    throw refusals.localForbidden(shown, cause);
  });
  return path;
}

async function readFolder(
  root: string,
  path: string,
  skip: (name: string, message: string) => void,
): Promise<LocalEntry[]> {
  const names = await readdir(path).catch(() => null);
  if (names === null) {
    skip('', skips.closedFolder(path.split(sep).at(-1)!));
    return [];
  }
  const entries = await Promise.all(
    names
      .filter((name) => !isRubbish(name))
      .map(async (name) => {
        const id = await realpath(join(path, name)).catch(() => null);
        if (id === null) return skip(name, skips.brokenShortcut(name));
        if (!isInside(root, id)) return skip(name, skips.leadsOutside(name));
        const stats = await stat(id).catch(() => null);
        if (stats === null || !(stats.isFile() || stats.isDirectory())) return;
        return { id, name, isFolder: stats.isDirectory(), stats };
      }),
  );
  return entries.filter((entry) => entry !== undefined);
}

function driveFile(root: string, entry: LocalEntry, path: string): DriveFile {
  const { size, mtime, mtimeMs, ino } = entry.stats;
  return {
    id: `local:${relative(root, entry.id)}`,
    name: entry.name,
    path,
    mimeType: mimeTypeOf(entry.name),
    size,
    version: `${size}-${mtimeMs}-${ino}`,
    modifiedAt: mtime,
  };
}

function isInside(root: string, path: string): boolean {
  return path.startsWith(root.endsWith(sep) ? root : root + sep);
}
