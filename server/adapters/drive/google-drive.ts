import type { HttpClient } from '#server/kernel/http-client.ts';
import { pathSegment } from './folder-paths.ts';
import { createGoogleApi, type GoogleApi, type GoogleFile, type GoogleRef } from './google-api.ts';
import { createGoogleAuth, type GoogleCredentials } from './google-auth.ts';
import { createGoogleChanges } from './google-changes.ts';
import { fileRefusal, folderRefusal, GoogleApiError, isOutOfReach } from './google-errors.ts';
import { exportEndingIn, exportOf, type GoogleExport } from './google-exports.ts';
import { parseGoogleLink, readFolderRef } from './google-link.ts';
import { createGoogleTree, folderType, type GoogleEntry, shortcutType } from './google-tree.ts';
import { mimeTypeOf } from './mime-types.ts';
import { type ChangesFeed, type Drive, DriveError, type DriveFile } from './port.ts';
import { refusals, skips } from './refusals.ts';

export interface GoogleDriveOptions {
  credentials: GoogleCredentials;
  /** Base address of Drive v3. */
  driveUrl: string;
  http: HttpClient;
  now?: () => number;
}

interface GoogleExtras {
  /** Only for accounts: an API key has no change feed. */
  changes: ChangesFeed | null;
  /**
   * Makes one authenticated call and returns the account's e-mail, null for an API key. Throws DriveError.
   */
  probe(signal: AbortSignal): Promise<string | null>;
}

/** A file that does not exist: an authorised caller gets 404. */
const nobodysFile = { id: 'verificacao-do-portal', resourceKey: null };

/** Attempts to start a transfer that breaks before its first byte. */
const openAttempts = 3;

/** Reads shared folders of Google Drive. */
export function createGoogleDrive({
  credentials,
  driveUrl,
  http,
  now,
}: GoogleDriveOptions): Drive & GoogleExtras {
  const auth = createGoogleAuth(credentials, http, now);
  const apiWith = (beforeCall?: () => Promise<void>) => createGoogleApi(driveUrl, http, auth, beforeCall);
  const api = apiWith();

  return {
    parse: parseGoogleLink,
    changes: auth.renewable ? createGoogleChanges(apiWith, credentials.serviceAccount ?? '') : null,

    async probe(signal) {
      const once = apiWith(async () => {});
      try {
        if (auth.renewable) return await once.account(signal);
        await once.file(nobodysFile, signal);
      } catch (error) {
        if (error instanceof GoogleApiError && error.status === 404 && !auth.renewable) return null;
        throw folderRefusal(error);
      }
      return null;
    },

    async *list(folder, options = {}) {
      const {
        signal,
        maxFiles = Number.POSITIVE_INFINITY,
        onFolder,
        onRead,
        onSkipped,
        beforeCall,
      } = options;
      const stop = new AbortController();
      const api = apiWith(beforeCall);
      const tree = createGoogleTree(api, signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
      const visited = new Set<string>();
      let files = 0;

      async function* walk(ref: GoogleRef, path: string): AsyncGenerator<DriveFile> {
        visited.add(ref.id);
        onRead?.(ref.id);
        const { entries, skipped } = await tree.content(ref);
        for (const { name, message } of skipped) onSkipped?.(path + pathSegment(name), message);
        for (const entry of entries) {
          const entryPath = path + entry.segment;
          if (visited.has(entry.id)) continue;
          if (entry.isFolder) yield* subfolder(entry, entryPath);
          else {
            visited.add(entry.id);
            const file = driveFile(entry, entryPath);
            if (file === null) onSkipped?.(entryPath, skips.googleKind(entry.name));
            else {
              files++;
              yield file;
            }
          }
          if (files >= maxFiles) return;
        }
      }
      async function* subfolder(entry: GoogleEntry, path: string): AsyncGenerator<DriveFile> {
        try {
          yield* walk(entry, `${path}/`);
        } catch (error) {
          if (!isOutOfReach(error)) throw error;
          onSkipped?.(path, skips.closedFolder(entry.name));
        }
      }

      try {
        const asked = readFolderRef(folder);
        // Prefetched while the folder's own record is loaded.
        tree.content(asked).catch(() => undefined);
        const { ref, name, tellsChanges } = await rootOf(api, asked, signal);
        onFolder?.(name, tellsChanges && auth.renewable);
        yield* walk(ref, '');
        if (files === 0) throw refusals.empty();
      } catch (error) {
        signal?.throwIfAborted();
        throw folderRefusal(error);
      } finally {
        stop.abort();
      }
    },

    async thumbnail(file, { signal } = {}) {
      try {
        return await api.thumbnail(readFileId(file).ref, signal);
      } catch (error) {
        signal?.throwIfAborted();
        throw fileRefusal(error, file.name);
      }
    },

    async open(file, { signal } = {}) {
      const { ref, exported } = readFileId(file);
      for (let attempt = 1; ; attempt++) {
        try {
          const response = await (exported
            ? api.export(ref, exported.mimeType, signal)
            : api.media(ref, signal));
          return await fromFirstByte(response, exported ? null : file.size, file.name, signal);
        } catch (error) {
          signal?.throwIfAborted();
          const cut = error instanceof DriveError && error.retryable && error.cause instanceof BrokenTransfer;
          if (!cut || attempt >= openAttempts) throw fileRefusal(error, file.name);
        }
      }
    },
  };

  async function rootOf(api: GoogleApi, asked: GoogleRef, signal?: AbortSignal) {
    const root = await api.file(asked, signal);
    if (root.trashed) throw refusals.trashed();
    const details = root.shortcutDetails;
    const tellsChanges = Boolean(root.sharedWithMeTime ?? root.driveId ?? root.ownedByMe);
    if (root.mimeType === shortcutType && details?.targetMimeType === folderType) {
      const ref = { id: details.targetId, resourceKey: details.targetResourceKey ?? null };
      // A shortcut's own record does not say whether its target reports changes.
      return { ref, name: root.name, tellsChanges: false };
    }
    if (root.mimeType !== folderType) throw refusals.notAFolder();
    return { ref: asked, name: root.name, tellsChanges };
  }
}

/** An entry as a file of the folder; null for Google-native types that cannot be exported. */
function driveFile(entry: GoogleEntry, path: string): DriveFile | null {
  const { file } = entry;
  const modifiedAt = modified(file);
  const exported = exportOf(file.mimeType);
  const common = { modifiedAt, id: fileId(entry, exported), name: entry.name, path };
  const changed = file.modifiedTime ?? '';
  if (!file.mimeType.startsWith('application/vnd.google-apps.'))
    return {
      ...common,
      mimeType: mimeTypeOf(entry.name, file.mimeType),
      size: file.size ?? null,
      version: file.md5Checksum ?? `${file.size ?? ''}-${changed}`,
    };
  if (!exported) return null;
  return { ...common, mimeType: exported.mimeType, size: null, version: `${exported.ending}-${changed}` };
}

function modified(file: GoogleFile): Date | null {
  const date = new Date(file.modifiedTime ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

function fileId(ref: GoogleRef, exported: GoogleExport | null): string {
  return ['google', exported?.ending ?? 'media', ref.id, ref.resourceKey ?? ''].join(':');
}

function readFileId(file: Pick<DriveFile, 'id' | 'name'>): {
  ref: GoogleRef;
  exported: GoogleExport | null;
} {
  const match = /^google:(pdf|xlsx|media):([\w-]+):([\w-]*)$/.exec(file.id);
  if (!match) throw refusals.fileUnavailable(file.name);
  return { exported: exportEndingIn(match[1]!), ref: { id: match[2]!, resourceKey: match[3] || null } };
}

class BrokenTransfer extends Error {}

/**
 * Waits for the first bytes, so that a transfer breaking before them can be restarted, then streams the rest.
 * A body that ends early is an error, never a shorter file.
 */
async function fromFirstByte(
  response: Response,
  size: number | null,
  name: string,
  signal?: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const announced = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  const expected = announced === null ? size : Number(announced);
  const broken = (cause?: unknown) => {
    if (signal?.aborted) return signal.reason;
    return refusals.cut(name, new BrokenTransfer('the body ended early', { cause }));
  };
  const source = response.body?.getReader();
  const read = async () => {
    const part = await source?.read().catch((error) => {
      throw broken(error);
    });
    return part?.value;
  };
  const first = await read();
  if (first === undefined && (expected ?? 0) > 0) throw broken();

  let bytes = 0;
  const deliver = (
    part: Uint8Array | undefined,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): void => {
    if (part !== undefined) {
      bytes += part.byteLength;
      controller.enqueue(part);
    } else if (expected !== null && bytes !== expected) throw broken();
    else controller.close();
  };
  return new ReadableStream({
    start: (controller) => deliver(first, controller),
    pull: async (controller) => deliver(await read(), controller),
    cancel: (reason) => source?.cancel(reason),
  });
}
