import { useSyncExternalStore } from 'react';
import { forgetToken } from './session.ts';

/** The location within the page, only in the address, so that "back" and bookmarks work. */
export const home = '/meu-espaco';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
window.addEventListener('popstate', tell);
window.addEventListener('hashchange', tell);

const here = () => location.pathname + location.search + location.hash;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current address; re-renders on change. */
export const usePlace = (): URL => new URL(useSyncExternalStore(subscribe, here), location.origin);

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  scrollTo(0, 0);
  tell();
}

let notice: 'expired' | null = null;
/** Why the login is shown, once. */
export function takeNotice(): 'expired' | null {
  const taken = notice;
  notice = null;
  return taken;
}

/** Forgets the session and shows the login. */
export function endSession(why: 'left' | 'expired'): void {
  forgetToken();
  notice = why === 'expired' ? 'expired' : null;
  go(`${home}/entrar`, { replace: true });
}
