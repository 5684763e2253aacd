import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicRouteFamilies } from '#contract/base/routes.ts';
import { changeStream } from '#contract/painel/mudancas.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { enterOwnPage } from '#tests/own-page.ts';

let app: TestApp;
let revoked: string;
let expired: string;
beforeAll(async () => {
  app = await startTestApp();
  expired = await app.login();
  app.clock.advance(13 * 60 * 60_000);
  revoked = await app.login();
  await app.post('/api/logout');
});
afterAll(() => app?.close());

/** A path of the route: parameters and wildcards filled in. */
const reach = (url: string) => url.replace(/:\w+/g, '1').replace('*', 'x');

const brokenTokens = (): Record<string, { headers?: Record<string, string>; query?: string }> => ({
  none: {},
  empty: { headers: { authorization: 'Bearer ' } },
  malformed: { headers: { authorization: "Bearer ' OR 1=1 --" } },
  unknown: { headers: { authorization: `Bearer ${randomBytes(32).toString('base64url')}` } },
  revoked: { headers: { authorization: `Bearer ${revoked}` } },
  expired: { headers: { authorization: `Bearer ${expired}` } },
  'of another scheme': { headers: { authorization: `Basic ${revoked}` } },
  'in a cookie': { headers: { cookie: `token=${revoked}; authorization=${revoked}` } },
  'in the query': { query: `?token=${expired}` },
});

/** Daily a third of them for each route, another third for the next, so that each meets every guard. */
const tokensFor = (route: number) =>
  Object.entries(brokenTokens()).filter((_, n) => !process.env.TEST_DAILY || n % 3 === route % 3);

describe('the router, enumerated', () => {
  it('R01 API-14 ACC-30 every route outside the public list answers 401 to every broken token, for each method', async () => {
    const closed = app.http.routeTable.filter(({ access }) => access !== 'public');
    expect(closed.length).toBeGreaterThan(10);
    const open: string[] = [];
    for (const [n, { method, url }] of closed.entries())
      for (const [kind, { headers = {}, query = '' }] of tokensFor(n)) {
        const answer = await app.call(method, reach(url) + query, { token: null, headers });
        if (answer.status !== 401) open.push(`${method} ${url} (token ${kind}): ${answer.status}`);
      }
    expect(open).toEqual([]);
  });

  it('R01 the public routes are those of the list and no others', () => {
    const listed = new Set(
      publicRouteFamilies.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`)),
    );
    const found = app.http.routeTable
      .filter(({ access }) => access === 'public')
      // Fastify answers HEAD for every GET route.
      .map(({ method, url }) =>
        listed.has(`${method} ${url}`) ? '' : `${method.replace('HEAD', 'GET')} ${url}`,
      )
      .filter((name) => name && !listed.has(name));
    expect(found).toEqual([]);
  });

  it('SUP-19 one route alone takes its token from the query', () => {
    const streams = app.http.routeTable.filter(({ access }) => access === 'stream');
    expect(new Set(streams.map(({ url }) => url))).toEqual(
      new Set(['/api/super-ai/progress-stream/:sessionId']),
    );
  });

  it('API-02 with a good token no route answers 401', async () => {
    await app.login();
    const refused: string[] = [];
    for (const { method, url, access } of app.http.routeTable) {
      // The change stream answers a good token without end.
      if (access !== 'admin' || url === '/api/logout' || url === changeStream.path) continue;
      const answer = await app.call(method, reach(url));
      if (answer.status === 401) refused.push(`${method} ${url}`);
    }
    expect(refused).toEqual([]);
  });

  it('WPP-20 ACC-30 the session of a corretor opens every route of his own page and not one of the others', async () => {
    const { token } = await enterOwnPage(app);
    const wrong: string[] = [];
    let own = 0;
    for (const { method, url, access } of app.http.routeTable) {
      if (access === 'public' || url === '/api/meu-espaco/sair') continue;
      const isOwn = access === 'corretor';
      if (isOwn) own++;
      const { status } = await app.call(method, reach(url) + (isOwn ? '' : `?token=${token}`), { token });
      if ((status === 401) === isOwn) wrong.push(`${method} ${url}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(own).toBeGreaterThan(8);
  });

  it('WPP-20 the token of an administrator opens nothing of a corretor’s own page', async () => {
    const token = await app.login();
    const open: string[] = [];
    for (const { method, url, access } of app.http.routeTable) {
      if (access !== 'corretor') continue;
      const { status } = await app.call(method, reach(url), { token });
      if (status !== 401) open.push(`${method} ${url}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  it('R22 every route brings the headers that close it', async () => {
    const bare: string[] = [];
    for (const { method, url, access } of app.http.routeTable) {
      if (access === 'stream') continue;
      const { headers } = await app.call(method, reach(url), { token: null });
      const closed =
        headers.get('content-security-policy') &&
        headers.get('x-content-type-options') === 'nosniff' &&
        headers.get('referrer-policy') &&
        !headers.get('x-powered-by');
      if (!closed) bare.push(`${method} ${url}`);
      if (url.startsWith('/api') && headers.get('access-control-allow-origin'))
        bare.push(`CORS ${method} ${url}`);
    }
    expect(bare).toEqual([]);
  });
});
