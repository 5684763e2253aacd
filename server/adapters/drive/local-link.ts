import { cleanText } from '#contract/base/text.ts';
import type { FolderRef } from './port.ts';
import { refusals } from './refusals.ts';

/**
 * 'file:///nome-da-pasta' or 'file:///pasta/subpasta' → path segments below the configured root. Refuses
 * anything that could point elsewhere: '..', empty names (absolute paths, hosts), separators and nested
 * escapes, backslashes, drive letters, NUL.
 */
export function parseLocalLink(link: string): FolderRef {
  const match = /^file:\/\/\/([^/].*?)\/?$/i.exec(link.trim());
  if (!match || match[1]!.length > 2000) throw refusals.noLocalLink();
  const names = match[1]!.split('/').map(decodeName);
  if (!names.every(isPlainName)) throw refusals.noLocalLink();
  return { key: `local:${names.join('/')}`, url: `file:///${names.map(encodeName).join('/')}` };
}

/** Path segments of a reference made by `parseLocalLink`. */
export function readLocalRef(folder: FolderRef): string[] {
  return parseLocalLink(folder.url).key.slice('local:'.length).split('/');
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    // A pasted name that was never URL-encoded: 'Entrada 100% digital'.
    return name.normalize('NFC');
  }
}

/** Encodes a name readably, so that it decodes to the same name. */
function encodeName(name: string): string {
  return name.replace(/[%?#]/g, encodeURIComponent);
}

function isPlainName(name: string): boolean {
  return (
    name !== '' &&
    name.length <= 255 &&
    !/^\.+$/.test(name) &&
    !/[/\\]|^[A-Za-z]:|%[0-9a-f]{2}/i.test(name) &&
    cleanText(name) === name
  );
}
