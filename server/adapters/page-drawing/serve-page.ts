import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { PageToDraw } from './port.ts';

/** Nothing but this page can be asked for: no other host, no form, no frame. */
const policy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self' data:; script-src 'self'; sandbox allow-scripts";

export interface Served {
  port: number;
  /** Known to nobody else. */
  path: string;
  close(): void;
}

/** The page on loopback, for as long as it is drawn. */
export async function servePage(page: PageToDraw): Promise<Served> {
  // Imported by name with the program, the module has Node.js load what else hangs on it: WebSocket and fetch.
  const { createServer } = await import('node:http');
  const secret = `/${randomUUID()}`;
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    if (path === secret) {
      reply
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
        .end(page.html);
      return;
    }
    page.file(path).then(
      (file) => {
        if (!file) reply.writeHead(404).end();
        else
          reply
            .writeHead(200, { 'content-type': file.type, 'access-control-allow-origin': '*' })
            .end(file.bytes);
      },
      () => reply.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    path: secret,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
