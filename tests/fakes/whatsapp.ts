import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface WhatsappRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape
  body: any;
}

/** What happens instead of the usual answer. */
export interface WhatsappBehaviour {
  status?: number;
  body?: unknown;
  /** Breaks the connection without an answer. */
  reset?: boolean;
}

/** The Cloud API and an Evolution server on loopback, as far as the product calls them. */
export async function startFakeWhatsapp({ delayMs = 0 } = {}) {
  const requests: WhatsappRequest[] = [];
  const script: WhatsappBehaviour[] = [];
  const media = new Map<string, { bytes: Buffer; size?: number }>();
  let sent = 0;

  function usual(request: WhatsappRequest, url: string): { status: number; body: unknown } {
    if (request.path.endsWith('/messages'))
      return { status: 200, body: { messages: [{ id: `wamid.${++sent}` }] } };
    if (request.path.startsWith('/message/sendText/'))
      return { status: 201, body: { key: { id: `EVO${++sent}` } } };
    if (request.path.startsWith('/chat/getBase64FromMediaMessage/')) {
      const found = media.get(request.body?.message?.key?.id);
      return found
        ? { status: 201, body: { mimetype: 'image/jpeg', base64: found.bytes.toString('base64') } }
        : { status: 400, body: { message: 'not found' } };
    }
    const id = decodeURIComponent(request.path.split('/').at(-1)!);
    const found = media.get(id);
    return found
      ? { status: 200, body: { url: `${url}/ficheiro/${id}`, file_size: found.size ?? found.bytes.length } }
      : { status: 404, body: { error: { code: 100 } } };
  }

  const server = createServer(async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const path = new URL(incoming.url!, 'http://x').pathname;
    const request = {
      method: incoming.method!,
      path,
      headers: incoming.headers,
      body: text ? JSON.parse(text) : null,
    };
    requests.push(request);
    if (delayMs > 0) await wait(delayMs);
    const behaviour = script.shift();
    if (behaviour?.reset) return void incoming.socket.destroy();
    if (path.startsWith('/ficheiro/') && !behaviour) {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      return void response.end(media.get(path.split('/').at(-1)!)?.bytes);
    }
    const answer = { ...usual(request, url), ...behaviour };
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    /** The next requests behave so, one after the other. */
    script: (...behaviours: WhatsappBehaviour[]) => void script.push(...behaviours),
    /** Keeps a picture under an id; `size` is what the channel says of it. */
    keep: (id: string, bytes: Buffer, size?: number) =>
      void media.set(id, { bytes, ...(size ? { size } : {}) }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
