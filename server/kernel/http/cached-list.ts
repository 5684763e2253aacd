import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ListName } from '#contract/base/lists.ts';
import type { AnswerOf, JsonRoute } from '#contract/base/routes.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { onceKnown } from '#server/kernel/soon.ts';
import type { CachedAnswer } from './cached-lane.ts';
import { etagOf, type Long, type LongList, mostKept, sendLong } from './long-list.ts';
import { mountRaw } from './mount.ts';
import { apiHeaders } from './security-headers.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

interface Entry {
  etag: string;
  plain: CachedAnswer;
  unchanged: CachedAnswer;
  gzip: CachedAnswer | null;
  br: CachedAnswer | null;
}

/** Compression runs off the event loop; the plain bytes are sent until it is ready. */
function toEntry(rows: unknown): Entry {
  const body = Buffer.from(JSON.stringify(rows));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const always = {
    ...apiHeaders,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, authorization',
    etag,
  };
  const answer = (bytes: Buffer, headers = {}): CachedAnswer => ({
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

/** Chooses the encoding of a list by the request's headers. */
function choose(entry: Entry, headers: { 'if-none-match'?: string; 'accept-encoding'?: string | string[] }) {
  if (headers['if-none-match'] === entry.etag) return entry.unchanged;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (entry.br && /\bbr\b/.test(accepted)) return entry.br;
  if (entry.gzip && /\bgzip\b/.test(accepted)) return entry.gzip;
  return entry.plain;
}

interface CachedList<Rows> {
  db: Db;
  list: ListName;
  load: () => Promise<Rows>;
  /** How a list is read that is too long to be kept. */
  long?: LongList;
}

/**
 * Mounts a whole list, served from bytes serialised once per version of the tables it displays: as a normal
 * route, and on the cached-answer lane in front of it. One that has grown beyond `mostKept` is neither read at once nor
 * kept: it streams.
 */
export function mountCachedList<R extends JsonRoute>(
  app: FastifyInstance,
  route: R,
  { db, list, load, long }: CachedList<AnswerOf<R>>,
): void {
  let length = Number.POSITIVE_INFINITY;
  const read = perListVersion(db, list, async (version): Promise<Entry | Long> => {
    // A short list is not asked how long it is.
    if (long && length > mostKept / 2) {
      const first = await long.ids(mostKept + 1);
      length = first.length;
      if (length > mostKept) return { etag: etagOf(version), first };
    }
    const rows = await load();
    length = Array.isArray(rows) ? rows.length : 0;
    // Already serialised; sent by both the route and the lane.
    app.lookOver?.(route, 200, JSON.parse(JSON.stringify(rows)));
    return toEntry(rows);
  });
  app.cachedLane.add(route.path, (headers) =>
    onceKnown(read(), (kept) => ('first' in kept ? null : choose(kept, headers))),
  );
  mountRaw(app, route, async ({ request, reply }) => {
    const kept = await read();
    if ('first' in kept) return sendLong(request, reply, kept, long!);
    const { status, headers, bytes } = choose(kept, request.headers);
    return reply.code(status).headers(headers).send(bytes);
  });
}
