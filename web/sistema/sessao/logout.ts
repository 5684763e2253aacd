import type { logout as logoutRoute } from '#contract/sistema/sessao.ts';
import { at, call } from '#web/kit/api/client.ts';
import { clearStorage, forgetSession } from '#web/kit/api/token.ts';
import { forgetPlace, rememberPlace } from '#web/sistema/sessao/last-place.ts';

/** Forgets the session and reloads the login form, dropping every cached read. */
function leave(): void {
  clearStorage();
  forgetPlace();
  window.location.assign('/login');
}

/** Shows the login form after the session was refused; drafts are kept (ACC-28). */
export function logInAgain(): void {
  forgetSession();
  rememberPlace();
  window.location.assign('/login');
}

export const logoutLabel = 'Sair do sistema';

/** A failed call is logged and treated as success (ACC-23..27). */
export async function logout(): Promise<void> {
  try {
    await call(at<typeof logoutRoute>('POST', '/api/logout'), { body: {} });
  } catch (error) {
    console.warn('logout call failed, treated as success:', error);
  }
  leave();
}
