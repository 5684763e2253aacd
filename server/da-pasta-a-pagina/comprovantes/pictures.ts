import { catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { hashStored } from './stored-bytes.ts';

/** Pictures and videos a page may show; nothing else is ever packed. */
const shown = /^(?:img|video|upload)\/[a-z0-9/._-]+$/;

/** Folder of packed pictures. */
export const pictureFolder = 'imagens/';

/** What precedes a key in a page. */
const prefixOf = (storage: Storage) => storage.url('img/x').slice(0, -'img/x'.length);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Storage keys of everything a page shows, unique and sorted. */
export function picturesIn(storage: Storage, texts: readonly string[]): string[] {
  const address = new RegExp(`${escaped(prefixOf(storage))}((?:img|video|upload)/[a-z0-9/._-]+)`, 'g');
  const keys = texts.flatMap((text) => [...text.matchAll(address)].map(([, key]) => key!));
  return [...new Set(keys)].filter((key) => shown.test(key) && !key.includes('..')).sort();
}

/** Rewrites picture addresses to paths in the pack, relative to one of its folders. */
export const withPackedPictures = (storage: Storage, text: string, keys: readonly string[]): string =>
  // Longest first: one address may be a prefix of another.
  [...keys]
    .sort((a, b) => b.length - a.length)
    .reduce((changed, key) => changed.replaceAll(storage.url(key), `../${pictureFolder}${key}`), text);

/** Describes each picture: file, hash, and its origin in the folder. */
export async function listPictures(storage: Storage, keys: readonly string[], catalogs: (string | null)[]) {
  const originals = originalsOf(catalogs);
  const list = [];
  for (const key of keys) {
    const kept = await hashStored(storage, key);
    const address = storage.url(key);
    list.push({
      endereco: address,
      // Missing files are reported, not skipped.
      arquivo: kept ? `${pictureFolder}${key}` : null,
      bytes: kept?.bytes ?? null,
      sha256: kept?.sha256 ?? null,
      original: originals.get(address) ?? null,
    });
  }
  return list;
}

/** Original files by address; `id` is the prefix of the SHA-256. */
function originalsOf(catalogs: (string | null)[]): Map<string, { id: string; arquivo: string }> {
  const found = new Map<string, { id: string; arquivo: string }>();
  for (const text of catalogs) {
    for (const { id, path, url, variants } of readCatalog(text))
      for (const address of [url, ...variants.map((variant) => variant.url)])
        if (!found.has(address)) found.set(address, { id, arquivo: path });
  }
  return found;
}

function readCatalog(text: string | null) {
  if (!text) return [];
  try {
    return catalogSchema.safeParse(JSON.parse(text)).data?.assets ?? [];
  } catch {
    return [];
  }
}
