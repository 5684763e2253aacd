import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { createHttpServer } from './server.ts';

const token = 'a'.repeat(43);
const kept = { status: 200, headers: { 'content-type': 'text/html' }, bytes: Buffer.from('página') };
async function start(publicUrls: string[], trustProxy: false | number = false) {
  const app = createHttpServer({
    log: createLog('silent'),
    trustProxy,
    authenticate: async (given) => (given === token ? { id: 1, username: 'admin', sessionId: 1 } : null),
    apiLimiter: null,
    publicUrls,
  });
  app.get('/*', { config: { access: 'public' } }, () => 'painel');
  app.cachedLane.addPublic('/corretor/', async () => kept);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** The https headers for a given host name. */
  const said = (path: string, host: string, forwarded: Record<string, string> = {}) =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ port, path, host: '127.0.0.1', headers: { host, ...forwarded } }, (answer) => {
        answer.resume();
        resolve(answer.headers['strict-transport-security']);
      })
        .on('error', reject)
        .end();
    });
  return { app, said };
}
let secure: Awaited<ReturnType<typeof start>>;
let plain: Awaited<ReturnType<typeof start>>;
let behindProxy: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  secure = await start(['https://painel.exemplo.com.br', 'https://paginas.exemplo.com.br:8443']);
  behindProxy = await start(['https://painel.exemplo.com.br'], 1);
  plain = await start(['http://painel.exemplo.com.br', 'https://paginas.exemplo.com.br']);
});
afterAll(() => Promise.all([secure, plain, behindProxy].map(({ app }) => app.close())));

describe('SAF-09 HSTS: an address that is public by https is asked for by https alone', () => {
  // A page of the panel, one that is kept as bytes, a call without a token, an address that is none.
  it.each(['/admin', '/corretor/ana', '/api/corretores', '/nada'])('%s', async (path) => {
    expect(await secure.said(path, 'painel.exemplo.com.br')).toBe('max-age=31536000');
    expect(await secure.said(path, 'paginas.exemplo.com.br:8443')).toBe('max-age=31536000');
    // Each host its own: what is not public by that name promises nothing for it.
    expect(await secure.said(path, '127.0.0.1:3000')).toBeUndefined();
    expect(await plain.said(path, 'painel.exemplo.com.br')).toBeUndefined();
    expect(await plain.said(path, 'paginas.exemplo.com.br')).toBe('max-age=31536000');
  });

  it('a host a proxy passes on counts where proxies are believed, also for what is kept as bytes', async () => {
    const passedOn = { 'x-forwarded-host': 'painel.exemplo.com.br' };
    for (const path of ['/admin', '/corretor/ana']) {
      expect(await behindProxy.said(path, 'interno:3000', passedOn)).toBe('max-age=31536000');
      expect(await secure.said(path, 'interno:3000', passedOn)).toBeUndefined();
    }
  });
});
