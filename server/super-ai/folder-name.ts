/** The last part of a local link; a Drive link has no name to tell. */
export function folderNameOf(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return decodeURIComponent(url.replace(/\/+$/, '').split('/').at(-1) ?? '') || null;
}
