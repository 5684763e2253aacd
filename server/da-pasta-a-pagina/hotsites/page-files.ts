import { createHash } from 'node:crypto';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Storage } from '#server/adapters/storage/port.ts';

const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;
type FileKind = keyof typeof contentTypes;
export type PageFileKind = Exclude<FileKind, 'json'>;

/** Storage key of a generated file: content-addressed, so a version's files are immutable. */
function keyOf(kind: FileKind, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `hotsites/${hash.slice(0, 2)}/${hash}.${kind}`;
}

/** Stores one file and returns its key. */
async function put(storage: Storage, kind: FileKind, content: string): Promise<string> {
  const bytes = Buffer.from(content);
  const key = keyOf(kind, bytes);
  await storage.put(key, bytes, contentTypes[kind]);
  return key;
}

/** Stores a version's sources and returns their keys. Throws StorageError. */
export async function storePageFiles(
  storage: Storage,
  source: Record<PageFileKind, string>,
): Promise<Record<`${PageFileKind}File`, string>> {
  const [htmlFile, cssFile, jsFile] = await Promise.all([
    put(storage, 'html', source.html),
    put(storage, 'css', source.css),
    put(storage, 'js', source.js),
  ]);
  return { htmlFile, cssFile, jsFile };
}

/**
 * Stores a page's inputs, so that another page can be derived without an engine or folder. Throws
 * StorageError.
 */
export async function storeOrigin(
  storage: Storage,
  origin: { source: PageSource; catalog: Catalog },
): Promise<{ fonteFile: string; catalogoFile: string }> {
  const [fonteFile, catalogoFile] = await Promise.all([
    put(storage, 'json', JSON.stringify(origin.source)),
    put(storage, 'json', JSON.stringify(origin.catalog)),
  ]);
  return { fonteFile, catalogoFile };
}
