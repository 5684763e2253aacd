import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { versao } from '#contract/base/versao.ts';
import { apiHeaders } from './security-headers.ts';

/** Lists up to here are kept as bytes; a longer one would hold the process while it is made, and memory after. */
export const mostKept = 8000;
/** Rows read at a time: a few milliseconds of work between two answers. */
const atOnce = 250;

export interface LongList {
  /** The first ids in the list's order, or all of them. */
  ids: (most?: number) => Promise<number[]>;
  /** The rows of some of them, in the given order. */
  some: (ids: number[]) => Promise<unknown[]>;
}

/** A list that is not kept: how it begins, at one version. */
export interface Long {
  etag: string;
  first: number[];
}

/** Rows are read after their version: who holds this tag has nothing older than it. */
export const etagOf = (version: string): string =>
  `"${createHash('sha256').update(`${versao} ${version}`).digest('base64url').slice(0, 22)}"`;

/** All ids in parts: how long the list is, is nobody's concern before its first byte. */
async function* parts(first: number[], ids: LongList['ids']): AsyncGenerator<number[]> {
  for (let at = 0; at < first.length; at += atOnce) yield first.slice(at, at + atOnce);
  const sent = new Set(first);
  const rest = (await ids()).filter((id) => !sent.has(id));
  for (let at = 0; at < rest.length; at += atOnce) yield rest.slice(at, at + atOnce);
}

/** The list as JSON, piece by piece; no connection is held while the client reads. */
async function* pieces(first: number[], { ids, some }: LongList): AsyncGenerator<string> {
  let before = '[';
  for await (const part of parts(first, ids)) {
    const rows = await some(part);
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Streams a whole list, compressed on the way for whoever takes that; 304 for who has it. */
export function sendLong(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, first }: Long,
  list: LongList,
): FastifyReply {
  reply.headers({
    ...apiHeaders,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, authorization',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const plain = Readable.from(pieces(first, list), { objectMode: false, highWaterMark: 65_536 });
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(plain);
  const gzip = createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH });
  plain.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => plain.destroy());
  return reply.header('content-encoding', 'gzip').send(plain.pipe(gzip));
}
