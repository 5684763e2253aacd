import { useSyncExternalStore } from 'react';

/** What the worker (`sw.ts`) keeps of this page for reading without a connection. */
const store = 'meu-espaco';

/** Deletes everything kept: nobody else who holds this phone may read it. */
export async function dropKept(): Promise<void> {
  noteKept(null);
  // Browsers have it on secure addresses only.
  await globalThis.caches?.delete(store);
}

/** Begins anew for a session. */
export async function renewKept(): Promise<void> {
  await dropKept();
  await globalThis.caches?.open(store);
}

/**
 * Registers the worker and opens its store. What was read before the worker stood between is read once more,
 * so that a first visit is kept too.
 */
export async function keepSeen(token: string): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return;
  await caches.open(store);
  const { serviceWorker } = navigator;
  const taken = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await serviceWorker.register('/meu-espaco/sw.js', { scope: '/meu-espaco' });
  if (!serviceWorker.controller) await taken;
  if (await caches.match('/meu-espaco', { cacheName: store })) return;
  const seen = performance.getEntriesByType('resource').map(({ name }) => name);
  const again = new Set([new URL('/meu-espaco', location.origin).href, ...seen]);
  await Promise.allSettled(
    [...again].map((url) => {
      const isRead = new URL(url).pathname.startsWith('/api/meu-espaco');
      return fetch(url, isRead ? { headers: { Authorization: `Bearer ${token}` } } : {});
    }),
  );
}

let keptAt: string | null = null;
const listeners = new Set<() => void>();

/** Notes whether the last answer was a kept one, and of when. */
export function noteKept(moment: string | null): void {
  keptAt = moment;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Since when what is shown has been kept; null with a connection. */
export const useKeptAt = (): string | null => useSyncExternalStore(subscribe, () => keptAt);
