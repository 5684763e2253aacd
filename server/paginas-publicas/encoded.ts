import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';
interface Form {
  bytes: Buffer;
  headers: Record<string, string>;
}
/** A text ready to be sent in each form, with all its headers. */
export interface Encoded {
  forms: Record<Encoding, Form>;
  bytes: number;
}

/** Compresses a text once, off the event loop. Each form has an ETag of its own content. */
export async function encode(text: string, headers: Record<string, string>): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipAsync(identity, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const form = (bytes: Buffer, encoding?: 'br' | 'gzip'): Form => ({
    bytes,
    headers: {
      ...headers,
      vary: 'accept-encoding',
      etag: `"${hash}${encoding ? `-${encoding}` : ''}"`,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  return {
    forms: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(identity) },
    bytes: identity.length + br.length + gz.length,
  };
}

/** Answers with the form the caller takes, or 304 when he has it. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): FastifyReply {
  const form = encoded.forms[chosen(request.headers['accept-encoding'])];
  reply.headers(form.headers);
  if (holds(request.headers['if-none-match'], form.headers.etag ?? '')) return reply.code(304).send();
  return reply.send(form.bytes);
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
