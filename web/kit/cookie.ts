/** Reads a cookie of ours; none of them ever holds anything of the session. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** Keeps a preference for a year. It stands outside local storage, which logout clears (ACC-27). */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}

/** Says to the server with each address below `path` that something is so; it says nothing more. */
export function writeMark(name: string, path: string, isSet: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=1; path=${path}; max-age=${isSet ? 31536000 : 0}; samesite=lax`;
}
