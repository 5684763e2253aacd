import { catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { hashStored } from './stored-bytes.ts';

/** Pictures and videos a page may show; nothing else of the storage is ever packed. */
const shown = /^(?:img|video|upload)\/[a-z0-9/._-]+$/;

/** Where packed pictures stand. */
export const pictureFolder = 'imagens/';

/** What stands before a key in a page. */
const prefixOf = (storage: Storage) => storage.url('img/x').slice(0, -'img/x'.length);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The storage keys of everything a page shows, each once, by name. */
export function picturesIn(storage: Storage, texts: readonly string[]): string[] {
  const address = new RegExp(`${escaped(prefixOf(storage))}((?:img|video|upload)/[a-z0-9/._-]+)`, 'g');
  const keys = texts.flatMap((text) => [...text.matchAll(address)].map(([, key]) => key!));
  return [...new Set(keys)].filter((key) => shown.test(key) && !key.includes('..')).sort();
}

/** The same text with each picture's address leading into the pack, from a file in one of its folders. */
export const withPackedPictures = (storage: Storage, text: string, keys: readonly string[]): string =>
  // The longest first: one address may begin like another.
  [...keys]
    .sort((a, b) => b.length - a.length)
    .reduce((changed, key) => changed.replaceAll(storage.url(key), `../${pictureFolder}${key}`), text);

/** What is told of each picture: its file, its hash, and the file of the folder it was made of. */
export async function listPictures(storage: Storage, keys: readonly string[], catalogs: (string | null)[]) {
  const originals = originalsOf(catalogs);
  const list = [];
  for (const key of keys) {
    const kept = await hashStored(storage, key);
    const address = storage.url(key);
    list.push({
      endereco: address,
      // What is gone from the storage is said, not passed over.
      arquivo: kept ? `${pictureFolder}${key}` : null,
      bytes: kept?.bytes ?? null,
      sha256: kept?.sha256 ?? null,
      original: originals.get(address) ?? null,
    });
  }
  return list;
}

/** By address, the file of the folder; `id` begins its SHA-256. */
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
