/**
 * Worker of the corretor's own page: what he has seen can be read without a connection. The network comes
 * first, always; what is kept answers only where the network does not. It writes only while the page has a
 * store open, so nothing comes back after he has left, and an answer is given only to the session it was
 * given to. Has no imports: it is served as it stands.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

/** As in `kept.ts`. */
const store = 'meu-espaco';
const home = '/meu-espaco';
const limit = 300;

addEventListener('install', (event) => (event as Lasting).waitUntil(worker.skipWaiting()));
addEventListener('activate', (event) => (event as Lasting).waitUntil(worker.clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const key = keyOf(request);
  if (key) (event as Fetching).respondWith(networkFirst(event as Fetching, key));
});

/** Under what a request is kept; null for what is not: writes, downloads, the file of all his data. */
function keyOf(request: Request): Request | null {
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.mode === 'navigate' || pathname === home) return new Request(home);
  if (pathname === `/api${home}/dados` || /\/material\/\d+\/./.test(pathname)) return null;
  if (!/^\/(media|meu-espaco|api\/meu-espaco)(\/|$)|^\/favicon\.svg$/.test(pathname)) return null;
  const session = request.headers.get('authorization');
  return new Request(href, session ? { headers: { authorization: session } } : {});
}

async function networkFirst(event: Fetching, key: Request): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(keep(key, answer.clone()));
    return answer;
  } catch (failure) {
    const kept = await caches.match(key, { cacheName: store });
    if (kept) return kept;
    throw failure;
  }
}

async function keep(key: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  // The body is already unpacked; only the same session gets it back.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('vary', 'Authorization');
  headers.set('x-guardado-em', new Date().toISOString());
  const body = await answer.blob();
  if (!(await caches.has(store))) return;
  const cache = await caches.open(store);
  await cache.put(key, new Response(body, { headers }));
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= limit) await cache.delete(oldest);
}
