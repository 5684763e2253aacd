import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ListName, listAndShown } from '#contract/lists.ts';
import type { Db } from '#server/db/client.ts';
import { listsVersion } from '#server/db/list-version.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

interface Entry {
  version: string;
  etag: string;
  body: Buffer;
  gzip: Buffer | null;
  br: Buffer | null;
}

/**
 * A whole list served from bytes that are serialised once per version of the tables it shows. The
 * version is read on every request, so no process ever answers stale; compression happens off the
 * event loop, and the plain bytes serve until it is ready.
 */
export function createCachedList({
  db,
  list,
  load,
}: {
  db: Db;
  list: ListName;
  load: () => Promise<unknown[]>;
}) {
  const lists = listAndShown(list);
  let current: Entry | null = null;
  let building: { version: string; entry: Promise<Entry> } | null = null;

  const build = async (version: string): Promise<Entry> => {
    const body = Buffer.from(JSON.stringify(await load()));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const entry: Entry = { version, etag, body, gzip: null, br: null };
    current = entry;
    void gzipAsync(body, { level: 6 }).then((bytes) => {
      entry.gzip = bytes;
    });
    void brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then((bytes) => {
      entry.br = bytes;
    });
    return entry;
  };

  const read = async (): Promise<Entry> => {
    const version = await listsVersion(db, lists);
    if (current?.version === version) return current;
    if (building?.version !== version) {
      const entry = build(version).finally(() => {
        building = null;
      });
      building = { version, entry };
    }
    return building.entry;
  };

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
