import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpClient } from '#server/kernel/http-client.ts';
import { fetchThrough } from './outbound.ts';

it('a call to a model ends with whoever asked for it, and its connection with it', async () => {
  const server = createServer(() => {
    // A model that thinks for long.
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const http = createHttpClient({ hosts: [], configured: [url] });
  const asker = new AbortController();
  const asked = fetchThrough(http, 5_000)(url, { method: 'POST', body: '{}', signal: asker.signal });
  const [request] = await once(server, 'request');
  const closed = once(request.socket, 'close');
  asker.abort(new Error('interrompida'));
  await expect(asked).rejects.toThrow('interrompida');
  await closed;
  server.close();
});
