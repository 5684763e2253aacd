import { useSyncExternalStore } from 'react';
import { forgetToken } from './session.ts';

/** Where one is on the page: the address alone says it, so that "back" works and a link can be kept. */
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

/** The present address; whoever draws by it is drawn anew when it changes. */
export const usePlace = (): URL => new URL(useSyncExternalStore(subscribe, here), location.origin);

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  scrollTo(0, 0);
  tell();
}

let notice: 'expired' | null = null;
/** Why one is at the login, once. */
export function takeNotice(): 'expired' | null {
  const taken = notice;
  notice = null;
  return taken;
}

/** Out: the session is forgotten here and the login shows. */
export function endSession(why: 'left' | 'expired'): void {
  forgetToken();
  notice = why === 'expired' ? 'expired' : null;
  go(`${home}/entrar`, { replace: true });
}
