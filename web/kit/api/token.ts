/** The session as the browser keeps it: under `token` and `user` in local storage (ACC-15, ACC-19). */
export interface StoredSession {
  token: string;
  user: { id: number; username: string };
}

export function readToken(): string | null {
  return localStorage.getItem('token');
}

export function storeSession(session: StoredSession): void {
  localStorage.setItem('token', session.token);
  localStorage.setItem('user', JSON.stringify(session.user));
}

/** Forgets everything kept in this browser (ACC-26, ACC-27); the theme lives in a cookie. */
export function clearStorage(): void {
  localStorage.clear();
}

/** Forgets the session alone: what was typed and not saved is there after the next login (ACC-28). */
export function forgetSession(): void {
  for (const key of ['token', 'user', 'authToken']) localStorage.removeItem(key);
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
