import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeStream } from '#contract/painel/mudancas.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { enterOwnPage } from '#tests/own-page.ts';

let app: TestApp;
let token: string;
let ofCorretor: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.login();
  ({ token: ofCorretor } = await enterOwnPage(app));
});
afterAll(() => app?.close());

/** Requests per run and engine; more with HOSTILE_REQUESTS (the complete goal is 100,000). */
const requests = Number(process.env.HOSTILE_REQUESTS ?? (process.env.TEST_DAILY ? 300 : 600));

const nasty = fc.constantFrom<unknown>(
  null,
  '',
  '\u0000',
  '\ud800',
  'NaN',
  'Infinity',
  '2147483648',
  -1,
  1e308,
  0.1,
  2 ** 53,
  [],
  {},
  [[]],
  true,
  'x'.repeat(70_000),
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  { $ne: 1 },
);
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary', maxLength: 50 }));
const names = [
  ...['id', 'nome', 'username', 'password', 'driveUrl', 'sessionId', 'maxPDFs', 'mode', 'style', 'kind'],
  ...['uf', 'cidade', 'bairro', 'empreendimentoId', 'constructor', 'hasOwnProperty', 'toString'],
];
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }).map((fields) => JSON.stringify(fields)),
  value.map((any) => JSON.stringify(any)),
  fc.constantFrom('', '{', '{"__proto__":{"x":1}}', 'null', '[[[[', '"\\ud800"'),
);
const segment = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1',
    '1.5',
    'abc',
    '2147483648',
    '99999999999999999999',
    '%00',
    '%ff',
    '..%2f..',
    '%F0%9F%98%80',
  ),
  fc.string({ maxLength: 40 }).map(encodeURIComponent),
);

it(
  'R02 T9 no request, however malformed, becomes a fault of the server',
  async () => {
    // Streams answer without end.
    const left = ['/api/logout', '/api/meu-espaco/sair', changeStream.path];
    const routes = app.http.routeTable.filter(
      ({ url, access }) => access !== 'stream' && !left.includes(url) && !url.startsWith('/health'),
    );
    const faults: string[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        fc.array(segment, { minLength: 3, maxLength: 3 }),
        body,
        fc.webQueryParameters({ size: 'small' }),
        async (route, segments, text, query) => {
          const path = route.url.replace(/:\w+|\*/g, () => segments.pop() || 'x');
          const carries = !['GET', 'HEAD'].includes(route.method);
          const started = performance.now();
          const answer = await app.http.inject({
            method: route.method as 'GET',
            url: `${path}?${query}`,
            headers: {
              authorization: `Bearer ${route.access === 'corretor' ? ofCorretor : token}`,
              ...(carries ? { 'content-type': 'application/json' } : {}),
            },
            ...(carries ? { payload: text } : {}),
          });
          // 502 is an outside service that refused, 503 one that is busy: both were asked on purpose.
          const fault = answer.statusCode >= 500 && ![502, 503].includes(answer.statusCode);
          if (fault || performance.now() - started > 10_000)
            faults.push(`${route.method} ${path}?${query} ${text} → ${answer.statusCode} ${answer.body}`);
        },
      ),
      { numRuns: requests, endOnFailure: true },
    );
    expect(faults).toEqual([]);
  },
  300_000 + requests * 60,
);
