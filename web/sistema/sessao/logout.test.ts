import { afterEach, expect, test, vi } from 'vitest';
import { logInAgain, logout } from './logout.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which somebody is signed in and has left a draft; returns what it keeps. */
function signedIn() {
  const kept = new Map([
    ['token', 'abc'],
    ['user', '{}'],
    ['authToken', 'x'],
    ['rascunho', 'um texto'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
  vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { pathname: '/admin/dashboard', search: '', protocol: 'http:' });
  vi.stubGlobal('window', { location: { assign: () => {} } });
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  return kept;
}

test('ACC-27 (in part) logging out leaves nothing in the browser, drafts included', async () => {
  const kept = signedIn();
  await logout();
  expect([...kept]).toEqual([]);
});

test('ACC-28 (in part) after a refused session the drafts stay', () => {
  const kept = signedIn();
  logInAgain();
  expect([...kept.keys()]).toEqual(['rascunho']);
});
