/** Reads one of our cookies; none contains session data. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** Stores a preference for a year. Outside local storage, which logout clears (ACC-27). */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}

/** Sets a boolean flag the server sees on addresses below `path`. */
export function writeMark(name: string, path: string, isSet: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=1; path=${path}; max-age=${isSet ? 31536000 : 0}; samesite=lax`;
}
