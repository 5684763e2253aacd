import type { FolderRef } from './port.ts';
import { refusals } from './refusals.ts';

const idPattern = /^[A-Za-z0-9_-]{10,100}$/;
const keyPattern = /^[A-Za-z0-9_-]{1,100}$/;
/** Path patterns of a folder id: /drive/folders/ID, /drive/u/0/folders/ID, /folder/d/ID, … */
const folderPaths = [
  /^\/(?:a\/[\w.-]+\/)?drive\/(?:u\/\d+\/)?(?:mobile\/)?folders\/([^/]+)(?:\/(?:edit|view)?)?$/,
  /^\/(?:a\/[\w.-]+\/)?folder\/d\/([^/]+)(?:\/(?:edit|view)?)?$/,
];
/** Old forms with the id in the query. */
const queryPath = /^\/(?:a\/[\w.-]+\/)?(?:drive\/(?:u\/\d+\/)?)?(?:open|folderview|embeddedfolderview|leaf)$/;
const filePath =
  /^\/(?:a\/[\w.-]+\/)?(?:file|document|spreadsheets|presentation|forms|drawings|uc)(?:\/u\/\d+)?(?:\/|$)/;

/**
 * Extracts the id from a pasted Google Drive link, without any request. The host is compared on the pasted
 * text, so ports, user names, look-alike letters and backslashes never reach a URL parser.
 */
export function parseGoogleLink(link: string): FolderRef {
  const pasted = link.trim();
  const full = /^(?:drive|docs)\.google\.com\//i.test(pasted) ? `https://${pasted}` : pasted;
  if (full.length > 2000 || !/^https:\/\/(?:drive|docs)\.google\.com\/[\x21-\x5b\x5d-\x7e]*$/i.test(full))
    throw refusals.noLink();
  const url = new URL(full);
  if (filePath.test(url.pathname)) throw refusals.notAFolder();
  const id = idOf(url);
  const resourceKey = url.searchParams.get('resourcekey');
  if (id === null || !idPattern.test(id) || (resourceKey !== null && !keyPattern.test(resourceKey)))
    throw refusals.cutLink();
  return folderRef(id, resourceKey);
}

function folderRef(id: string, resourceKey: string | null): FolderRef {
  const query = resourceKey === null ? '' : `?resourcekey=${resourceKey}`;
  return { key: `google:${id}`, url: `https://drive.google.com/drive/folders/${id}${query}` };
}

/** Id and resource key of a reference made by `parseGoogleLink`. */
export function readFolderRef(folder: FolderRef): { id: string; resourceKey: string | null } {
  const { key, url } = parseGoogleLink(folder.url);
  return { id: key.slice('google:'.length), resourceKey: new URL(url).searchParams.get('resourcekey') };
}

function idOf(url: URL): string | null {
  for (const pattern of folderPaths) {
    const match = pattern.exec(url.pathname);
    if (match) return match[1]!;
  }
  if (queryPath.test(url.pathname)) {
    const ids = url.searchParams.getAll('id');
    return ids.length === 1 ? ids[0]! : null;
  }
  // Drive's legacy address: https://drive.google.com/#folders/ID
  const old = /^\/(?:drive\/)?(?:u\/\d+\/)?$/.test(url.pathname) && /^#folders\/([^/]+)$/.exec(url.hash);
  return old ? old[1]! : null;
}
