import { createHash } from 'node:crypto';
import type { Storage } from '#server/adapters/storage/port.ts';

const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const;
export type PageFileKind = keyof typeof contentTypes;

/** Storage key of a generated file: content-addressed, so a version's files never change. */
function keyOf(kind: PageFileKind, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `hotsites/${hash.slice(0, 2)}/${hash}.${kind}`;
}

/** Stores the sources of a version and answers their keys. Throws StorageError. */
export async function storePageFiles(
  storage: Storage,
  source: Record<PageFileKind, string>,
): Promise<Record<`${PageFileKind}File`, string>> {
  const put = async (kind: PageFileKind) => {
    const bytes = Buffer.from(source[kind]);
    const key = keyOf(kind, bytes);
    await storage.put(key, bytes, contentTypes[kind]);
    return key;
  };
  const [htmlFile, cssFile, jsFile] = await Promise.all([put('html'), put('css'), put('js')]);
  return { htmlFile, cssFile, jsFile };
}
