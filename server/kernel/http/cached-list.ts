import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListName } from '#contract/lists.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

interface Entry {
  etag: string;
  body: Buffer;
  gzip: Buffer | null;
  br: Buffer | null;
}

/** Compression happens off the event loop; the plain bytes serve until it is ready. */
function toEntry(rows: unknown[]): Entry {
  const body = Buffer.from(JSON.stringify(rows));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const entry: Entry = { etag, body, gzip: null, br: null };
  void gzipAsync(body, { level: 6 }).then((bytes) => {
    entry.gzip = bytes;
  });
  void brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then((bytes) => {
    entry.br = bytes;
  });
  return entry;
}

/** A whole list served from bytes that are serialised once per version of the tables it shows. */
export function createCachedList({
  db,
  list,
  load,
}: {
  db: Db;
  list: ListName;
  load: () => Promise<unknown[]>;
}) {
  const read = perListVersion(db, list, async () => toEntry(await load()));

  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    const entry = await read();
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, authorization')
      .header('etag', entry.etag)
      .type('application/json; charset=utf-8');
    if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (entry.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(entry.br);
    if (entry.gzip && /\bgzip\b/.test(accepted))
      return reply.header('content-encoding', 'gzip').send(entry.gzip);
    return reply.send(entry.body);
  };
}
