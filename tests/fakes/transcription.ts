import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TranscriptionRequest {
  authorization: string | undefined;
  /** Fields of the form; of the file its name, type and size. */
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: number } | null;
}

/** A server that answers `POST /v1/audio/transcriptions` as OpenAI documents it, on loopback. */
export async function startFakeTranscription({ key = 'chave de teste' } = {}) {
  const requests: TranscriptionRequest[] = [];
  let next: { status?: number; body?: string } | null = null;
  let said = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isPost = request.method === 'POST' && request.url === '/v1/audio/transcriptions';
    if (isPost) {
      const form = await new Response(Buffer.concat(chunks), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData();
      const file = form.get('file');
      requests.push({
        authorization: request.headers.authorization,
        fields: Object.fromEntries(
          [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
        file: file instanceof File ? { name: file.name, type: file.type, bytes: file.size } : null,
      });
    }
    const isKnown = isPost || (request.method === 'GET' && request.url === '/v1/models');
    const isAllowed = request.headers.authorization === `Bearer ${key}`;
    const { status, body } = next ?? {};
    if (isPost) next = null;
    response.writeHead(status ?? (isKnown ? (isAllowed ? 200 : 401) : 404), {
      'content-type': 'application/json',
    });
    response.end(body ?? JSON.stringify(isPost ? { text: said } : { object: 'list', data: [] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    requests,
    /** What it hears in recordings from now on. */
    hears(text: string) {
      said = text;
    },
    /** Overrides the answer to the next recording. */
    script(behaviour: { status?: number; body?: string }) {
      next = behaviour;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** An Ogg Opus file of this length, as far as its headers tell: first page, and a last one with its position. */
export function oggOf(seconds: number, bytes = 400): Buffer {
  const page = (samples: number, body: Buffer) => {
    const header = Buffer.alloc(28);
    header.write('OggS');
    header.writeBigUInt64LE(BigInt(Math.round(samples)), 6);
    header[26] = 1;
    header[27] = body.length;
    return Buffer.concat([header, body]);
  };
  const filler = Buffer.alloc(Math.max(0, bytes - 100));
  return Buffer.concat([page(0, Buffer.from('OpusHead')), filler, page(seconds * 48_000, Buffer.alloc(10))]);
}
