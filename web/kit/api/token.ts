import { readCookie, writeMark } from '#web/kit/cookie.ts';

/** The session as the browser keeps it: under `token` and `user` in local storage (ACC-15, ACC-19). */
export interface StoredSession {
  token: string;
  user: { id: number; username: string };
}

export function readToken(): string | null {
  return localStorage.getItem('token');
}

/**
 * Lets the server know whether a session is kept here, so that it names a screen's files in the page
 * only to who will see the screen and the login form stays light. It opens nothing: what is read is
 * read with the token.
 */
export function markSession(isKept: boolean): void {
  writeMark('painel', '/admin', isKept);
}

/** Whether the server knows of it, as far as this address can tell. */
export const isSessionMarked = () => readCookie('painel') !== null;

export function storeSession(session: StoredSession): void {
  markSession(true);
  localStorage.setItem('token', session.token);
  localStorage.setItem('user', JSON.stringify(session.user));
}

/** Forgets everything kept in this browser (ACC-26, ACC-27); the theme lives in a cookie. */
export function clearStorage(): void {
  localStorage.clear();
  markSession(false);
}

/** Forgets the session alone: what was typed and not saved is there after the next login (ACC-28). */
export function forgetSession(): void {
  for (const key of ['token', 'user', 'authToken']) localStorage.removeItem(key);
  markSession(false);
}

/** Id of the account that is logged in here, or null. */
export function readUserId(): number | null {
  try {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as Partial<StoredSession['user']> | null;
    return typeof user?.id === 'number' ? user.id : null;
  } catch {
    return null;
  }
}
