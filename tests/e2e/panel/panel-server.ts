import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

import { changeStream } from '#contract/painel/mudancas.ts';

const dist = join(import.meta.dirname, '../../../dist/web');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** As strict as a panel's policy can be: what passes here passes under any looser one. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Files of the build, read once: every page of every test asks for the same ones. */
const files = new Map<string, Promise<Buffer | null>>();
function builtFile(path: string): Promise<Buffer | null> {
  const known = files.get(path) ?? readFile(join(dist, path)).catch(() => null);
  files.set(path, known);
  return known;
}

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: IncomingMessage['headers'];
}
/** What a handler gives: a body for 200, or a status with a body; text bodies go as they are. */
type Reply = { status: number; body?: unknown } | { body: unknown };
export type Handler = (call: Call) => Reply | Promise<Reply>;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : undefined;
}

/** What the panel hears of changes as long as nobody changes anything. */
function quietChanges(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('data: {"versoes":{}}\n\n');
}

/**
 * The built panel on loopback with a wire-level fake of the API behind it: handlers by 'METHOD
 * /path', every call noted, and progress streams that a test speaks, breaks and refuses.
 */
export async function startPanelServer() {
  const handlers = new Map<string, Handler>();
  const calls: Call[] = [];
  const events = new Map<string, string[]>();
  const open = new Set<{ sessionId: string; response: ServerResponse }>();
  let refusing = false;

  function stream(sessionId: string, request: IncomingMessage, response: ServerResponse) {
    if (refusing) return void response.writeHead(503).end();
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 200\ndata: {"type":"connected"}\n\n');
    const from = Number(request.headers['last-event-id'] ?? 0);
    for (const frame of (events.get(sessionId) ?? []).slice(from)) response.write(frame);
    const entry = { sessionId, response };
    open.add(entry);
    response.on('close', () => open.delete(entry));
  }

  async function sendFile(path: string, response: ServerResponse) {
    const found = extname(path) ? await builtFile(normalize(path)) : null;
    if (extname(path) && !found) return void response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': (found ? types[extname(path)] : types['.html']) ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
    });
    response.end(found ?? (await builtFile('index.html')));
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://panel');
    if (!pathname.startsWith('/api/')) return sendFile(pathname, response);
    const call: Call = {
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: await readBody(request),
      headers: request.headers,
    };
    calls.push(call);
    const streamed = /^\/api\/super-ai\/progress-stream\/([^/]+)$/.exec(pathname);
    if (streamed?.[1]) return stream(streamed[1], request, response);
    const handler = handlers.get(`${call.method} ${pathname}`);
    if (!handler && pathname === changeStream.path) return quietChanges(response);
    const reply = handler ? await handler(call) : { status: 404, body: { message: 'Rota não encontrada' } };
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? '');
    response.writeHead('status' in reply ? reply.status : 200, { 'Content-Type': 'application/json' });
    response.end(reply.body === undefined ? '' : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    on: (route: string, handler: Handler) => void handlers.set(route, handler),
    callsOf: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
    /** Stores an event of a session and sends it to whoever follows. */
    emit(sessionId: string, event: unknown) {
      const stored = events.get(sessionId) ?? [];
      const frame = `id: ${stored.length + 1}\ndata: ${JSON.stringify(event)}\n\n`;
      events.set(sessionId, [...stored, frame]);
      for (const entry of open) if (entry.sessionId === sessionId) entry.response.write(frame);
    },
    /** Cuts every open stream; with `refuse` further ones are answered 503. */
    breakStreams({ refuse }: { refuse: boolean }) {
      refusing = refuse;
      for (const entry of open) entry.response.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type PanelServer = Awaited<ReturnType<typeof startPanelServer>>;
