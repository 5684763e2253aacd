import { readCookie, writeMark } from '#web/kit/cookie.ts';

/** The session as stored in the browser: `token` and `user` in local storage (ACC-15, ACC-19). */
export interface StoredSession {
  token: string;
  user: { id: number; username: string; nome?: string | undefined; senhaProvisoria?: true | undefined };
}

export function readToken(): string | null {
  return localStorage.getItem('token');
}

/**
 * Tells the server whether a session is stored here, so that pages preload screen files only for logged-in
 * users. It authorises nothing: reads need the token.
 */
export function markSession(isKept: boolean): void {
  writeMark('painel', '/admin', isKept);
}

/** Whether that flag is set, as far as this address can tell. */
export const isSessionMarked = () => readCookie('painel') !== null;

export function storeSession(session: StoredSession): void {
  markSession(true);
  localStorage.setItem('token', session.token);
  storeUser(session.user);
}

const userListeners = new Set<() => void>();

/** Keeps who is logged in, as a call has just answered it. */
export function storeUser(user: StoredSession['user']): void {
  localStorage.setItem('user', JSON.stringify(user));
  for (const listener of userListeners) listener();
}

/** Calls back when who is logged in is stored anew, here or in another tab. */
export function subscribeUser(listener: () => void): () => void {
  userListeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    userListeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Deletes everything stored in this browser (ACC-26, ACC-27); the theme is a cookie. */
export function clearStorage(): void {
  localStorage.clear();
  markSession(false);
}

/** Deletes only the session: drafts are restored after the next login (ACC-28). */
export function forgetSession(): void {
  for (const key of ['token', 'user', 'authToken']) localStorage.removeItem(key);
  markSession(false);
}

function readUser(): Partial<StoredSession['user']> | null {
  try {
    return JSON.parse(localStorage.getItem('user') ?? 'null') as Partial<StoredSession['user']> | null;
  } catch {
    return null;
  }
}

/** Id of the logged-in account, or null. */
export function readUserId(): number | null {
  const id = readUser()?.id;
  return typeof id === 'number' ? id : null;
}

/** What the panel calls him, or null. */
export function readOwnName(): string | null {
  const nome = readUser()?.nome;
  return typeof nome === 'string' && nome !== '' ? nome : null;
}

/** Whether somebody else gave him his password. */
export const hasGivenPassword = () => readUser()?.senhaProvisoria === true;

/** Its user name, or null. */
export function readUsername(): string | null {
  const username = readUser()?.username;
  return typeof username === 'string' && username !== '' ? username : null;
}
