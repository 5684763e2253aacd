/** The corretor's session in this browser, separate from the panel's. */
const key = 'meuEspaco.token';

export const readToken = (): string | null => localStorage.getItem(key);
export const storeToken = (token: string): void => localStorage.setItem(key, token);
export function forgetToken(): void {
  localStorage.removeItem(key);
  localStorage.removeItem(seenKey);
}

const seenKey = 'meuEspaco.visto';
let before: string | null | undefined;

/** When he was here last, as it was when this visit began; null on his first. */
export function lastVisit(): string | null {
  if (before === undefined) before = localStorage.getItem(seenKey);
  return before;
}

export const noteVisit = (): void => localStorage.setItem(seenKey, new Date().toISOString());
