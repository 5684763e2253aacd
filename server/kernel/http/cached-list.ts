import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ListName } from '#contract/base/lists.ts';
import type { Route } from '#contract/base/routes.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import type { KeptAnswer } from './kept-lane.ts';
import { mount } from './mount.ts';
import { apiHeaders } from './security-headers.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

interface Entry {
  etag: string;
  plain: KeptAnswer;
  unchanged: KeptAnswer;
  gzip: KeptAnswer | null;
  br: KeptAnswer | null;
}

/** Compression happens off the event loop; the plain bytes serve until it is ready. */
function toEntry(rows: unknown[]): Entry {
  const body = Buffer.from(JSON.stringify(rows));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const always = {
    ...apiHeaders,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, authorization',
    etag,
  };
  const answer = (bytes: Buffer, headers = {}): KeptAnswer => ({
    status: 200,
    headers: {
      ...always,
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.length),
    },
    bytes,
  });
  const entry: Entry = {
    etag,
    plain: answer(body),
    unchanged: { status: 304, headers: always, bytes: null },
    gzip: null,
    br: null,
  };
  void gzipAsync(body, { level: 6 }).then((bytes) => {
    entry.gzip = answer(bytes, { 'content-encoding': 'gzip' });
  });
  void brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then((bytes) => {
    entry.br = answer(bytes, { 'content-encoding': 'br' });
  });
  return entry;
}

/** The form of a list that a request can take. */
function choose(entry: Entry, headers: { 'if-none-match'?: string; 'accept-encoding'?: string | string[] }) {
  if (headers['if-none-match'] === entry.etag) return entry.unchanged;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (entry.br && /\bbr\b/.test(accepted)) return entry.br;
  if (entry.gzip && /\bgzip\b/.test(accepted)) return entry.gzip;
  return entry.plain;
}

interface CachedList {
  db: Db;
  list: ListName;
  load: () => Promise<unknown[]>;
}

/**
 * Puts a whole list onto the server, served from bytes that are serialised once per version of the
 * tables it shows: as a route like any other, and on the lane of kept answers before it.
 */
export function mountCachedList(app: FastifyInstance, route: Route, { db, list, load }: CachedList): void {
  const read = perListVersion(db, list, async () => toEntry(await load()));
  app.keptLane.add(route.path, async () => {
    const entry = await read();
    return (headers) => choose(entry, headers);
  });
  mount(app, route, async ({ request, reply }) => {
    const { status, headers, bytes } = choose(await read(), request.headers);
    return reply.code(status).headers(headers).send(bytes);
  });
}
