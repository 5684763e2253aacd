import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '#server/kernel/http/cached-lane.ts';
import { baseHeaders } from '#server/kernel/http/security-headers.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';
interface Form {
  sent: CachedAnswer;
  /** For callers that have it already. */
  unchanged: CachedAnswer;
}
/** A text ready to send in each encoding, with headers. */
export interface Encoded {
  forms: Record<Encoding, Form>;
  bytes: number;
}

/** Compresses a text once, off the event loop. Each encoding has its own ETag. */
export async function encode(text: string, headers: Record<string, string>): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipAsync(identity, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const form = (bytes: Buffer, encoding?: 'br' | 'gzip'): Form => {
    const all = {
      ...baseHeaders,
      ...headers,
      vary: 'accept-encoding',
      etag: `"${hash}${encoding ? `-${encoding}` : ''}"`,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    return {
      sent: { status: 200, headers: { ...all, 'content-length': String(bytes.length) }, bytes },
      unchanged: { status: 304, headers: all, bytes: null },
    };
  };
  return {
    forms: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(identity) },
    bytes: identity.length + br.length + gz.length,
  };
}

/** The encoding the caller accepts, or 304 if unchanged. */
export function answerOf(encoded: Encoded, headers: IncomingHttpHeaders): CachedAnswer {
  const { sent, unchanged } = encoded.forms[chosen(headers['accept-encoding'] as string | undefined)];
  return holds(headers['if-none-match'], sent.headers.etag ?? '') ? unchanged : sent;
}

/** Sends the accepted encoding with the previously set status, or 304 if unchanged. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): FastifyReply {
  const { status, headers, bytes } = answerOf(encoded, request.headers);
  if (status === 304) reply.code(304);
  return reply.headers(headers).send(bytes);
}

const takes = (name: string) =>
  new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+)?\\s*(?:,|$)`, 'i');
const takesBr = takes('br');
const takesGzip = takes('gzip');

function chosen(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  return takesBr.test(accepted) ? 'br' : takesGzip.test(accepted) ? 'gzip' : 'identity';
}

function holds(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}
