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
/** The strictest possible panel policy: what works here works with any other. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Build files, read once: every test requests the same ones. */
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
/** A handler's result: a body for 200, or a status with a body; text is sent unchanged. */
type Reply = { status: number; body?: unknown } | { body: unknown };
export type Handler = (call: Call) => Reply | Promise<Reply>;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : undefined;
}

/** The change stream while nothing changes. */
function quietChanges(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('data: {"versoes":{}}\n\n');
}

/**
 * The built panel on loopback with a wire-level fake of the API: handlers by 'METHOD /path', recorded calls,
 * and progress streams that a test can emit to, break and refuse.
 */
export async function startPainelServer() {
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
    /** Stores a session's event and sends it to followers. */
    emit(sessionId: string, { type, ...told }: { type: string } & Record<string, unknown>) {
      const stored = events.get(sessionId) ?? [];
      // As the product does: `connected` only greets.
      const [name, event] = type === 'connected' ? ['event: aviso\n', told] : ['', { type, ...told }];
      const frame = `id: ${stored.length + 1}\n${name}data: ${JSON.stringify(event)}\n\n`;
      events.set(sessionId, [...stored, frame]);
      for (const entry of open) if (entry.sessionId === sessionId) entry.response.write(frame);
    },
    /** Cuts every open stream; with `refuse` further ones get 503. */
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
export type PainelServer = Awaited<ReturnType<typeof startPainelServer>>;
