import { dropKept, renewKept } from './kept.ts';

/** The corretor's session in this browser, separate from the panel's. */
const key = 'meuEspaco.token';

export const readToken = (): string | null => localStorage.getItem(key);
export function storeToken(token: string): void {
  localStorage.setItem(key, token);
  void renewKept();
}
export function forgetToken(): void {
  localStorage.removeItem(key);
  localStorage.removeItem(seenKey);
  void dropKept();
}

const seenKey = 'meuEspaco.visto';
let before: string | null | undefined;

/** When he was here last, as it was when this visit began; null on his first. */
export function lastVisit(): string | null {
  if (before === undefined) before = localStorage.getItem(seenKey);
  return before;
}

export const noteVisit = (): void => localStorage.setItem(seenKey, new Date().toISOString());
