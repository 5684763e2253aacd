import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { createHttpServer } from './server.ts';

const token = 'a'.repeat(43);
const kept = { status: 200, headers: { 'content-type': 'text/plain' }, bytes: Buffer.from('kept') };
const app = createHttpServer({
  log: createLog('silent'),
  trustProxy: false,
  authenticate: async (given) => (given === token ? { id: 1, username: 'admin', sessionId: 1 } : null),
  apiLimiter: null,
});
app.get('/api/lista', { config: { access: 'admin' } }, () => 'route');
app.get('/corretor/:slug', { config: { access: 'public' } }, () => 'route');
app.cachedLane.add('/api/lista', async ({ accept }) => (accept === 'text/none' ? null : kept));
app.cachedLane.addPublic('/corretor/', async (rest) => (rest === 'ana' ? kept : null));

let url: string;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

it.each([
  ['kept', '/api/lista', {}],
  ['kept', '/corretor/ana', {}],
  ['route', '/api/lista?', {}],
  ['route', '/api/lista', { accept: 'text/none' }],
  ['route', '/corretor/bia', {}],
])(
  'HSE-16 in part: what is kept is sent from the lane, all else comes from its route: %s of %s %j',
  async (said, path, headers: Record<string, string>) => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}`, ...headers } });
    expect([answer.status, await answer.text()]).toEqual([200, said]);
  },
);
