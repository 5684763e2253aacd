import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges, type Tab } from './change-stream.ts';
import { createQueryClient } from './queries.ts';

/** A server on loopback that streams to who asks, or answers `status`. */
let server: Server;
let status: number;
let open: ServerResponse[];
let asked: (string | undefined)[];
/** What was waited for between two connections, in ms; none of it passes in earnest. */
let waits: number[];
/** How often the watch over a connection was put away: at its end at the latest. */
let ended: number;
let stop: () => void;
/** A connection silent for so long is dead. */
const silenceMs = 40_000;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  status = 200;
  open = [];
  asked = [];
  waits = [];
  ended = 0;
  const { setTimeout: later, clearTimeout: never } = globalThis;
  const watches = new Set<unknown>();
  vi.stubGlobal('setTimeout', (done: () => void, ms: number, ...more: unknown[]) => {
    // What fetch itself waits for has an argument or other times.
    const isPause = more.length === 0 && [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000].includes(ms);
    if (isPause) waits.push(ms);
    const timer = later(done, isPause ? 0 : ms, ...more);
    if (ms === silenceMs) watches.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
    if (watches.has(timer)) ended += 1;
    never(timer);
  });
  server = createServer((incoming, response) => {
    asked.push(incoming.headers.authorization);
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status !== 200) return void response.end();
    response.write(': aberto\n\n');
    open.push(response);
    response.on('close', () => {
      open = open.filter((each) => each !== response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('localStorage', { getItem: () => 'abc' });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});

function followed() {
  const client = createQueryClient();
  const read: unknown[] = [];
  // The lists on the screen; what nobody shows is not read.
  for (const list of ['empreendimentos', 'corretores', 'configuracoes', 'regioes'])
    client.setQueryData([`/api/${list}`], []);
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filter) => {
    if (client.getQueryData(filter?.queryKey ?? []) !== undefined) read.push(filter?.queryKey?.[0]);
  });
  let change = () => {};
  const tab = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => {
      change = listener;
    },
    removeEventListener: () => {},
  };
  stop = followChanges(client, tab as unknown as Tab);
  const show = (state: DocumentVisibilityState) => {
    tab.visibilityState = state;
    change();
  };
  return { read, show };
}
const isOpen = (count: number) => expect.poll(() => open.length).toBe(count);
const tell = (versoes: Record<string, number>) => {
  for (const response of open) response.write(`data: ${JSON.stringify({ versoes })}\n\n`);
};

test('API-22 what a frame after the first names is read again where it is shown, and nothing else', async () => {
  const { read } = followed();
  await isOpen(1);
  expect(asked).toEqual(['Bearer abc']);
  tell({ empreendimentos: 4, hotsites: 2 });
  tell({ incorporadoras: 5 });
  // It shows the name of its incorporadora.
  await expect.poll(() => read).toEqual(['/api/empreendimentos']);
});

test('API-22 the first write of an installation is told as well', async () => {
  const { read } = followed();
  await isOpen(1);
  tell({});
  tell({ corretores: 1 });
  await expect.poll(() => read).toEqual(['/api/corretores']);
});

test('API-22 what changed while the connection was broken is read again after it', async () => {
  const { read } = followed();
  await isOpen(1);
  tell({ regioes: 4, configuracoes: 2 });
  tell({ configuracoes: 3 });
  await expect.poll(() => read).toEqual(['/api/configuracoes']);
  open[0]?.destroy();
  await expect.poll(() => asked.length).toBe(2);
  await isOpen(1);
  tell({ regioes: 9, configuracoes: 3 });
  await expect.poll(() => read).toEqual(['/api/configuracoes', '/api/regioes']);
});

test('API-22 a hidden tab holds no connection and catches up when it is looked at', async () => {
  const { read, show } = followed();
  await isOpen(1);
  tell({ configuracoes: 2 });
  tell({ configuracoes: 3 });
  await expect.poll(() => read).toEqual(['/api/configuracoes']);
  show('hidden');
  await isOpen(0);
  show('visible');
  await isOpen(1);
  tell({ configuracoes: 4 });
  await expect.poll(() => read).toEqual(['/api/configuracoes', '/api/configuracoes']);
});

test.each([401, 404])('API-20 a refusal (%i) is final and quiet', async (refused) => {
  status = refused;
  const { read, show } = followed();
  // The refusal has been read.
  await expect.poll(() => ended).toBeGreaterThan(0);
  show('hidden');
  show('visible');
  // One more call of ours: had there been another of theirs, it would have come before.
  await fetch('/depois', {});
  expect([asked, waits, read]).toEqual([['Bearer abc', undefined], [], []]);
});

test('API-20 API-22 a server that is away is asked again, each time after a longer wait', async () => {
  status = 503;
  const { read } = followed();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(waits.slice(0, 3)).toEqual([1000, 2000, 4000]);
  status = 200;
  await isOpen(1);
  // It answered late: what it names may be newer than what was read meanwhile.
  tell({ configuracoes: 1 });
  await expect.poll(() => read).toEqual(['/api/configuracoes']);
});
