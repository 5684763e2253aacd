import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/routes.ts';
import { createHttpClient } from '#server/kernel/http-client.ts';
import { createLog } from '#server/kernel/log.ts';
import { inBackground } from '#server/kernel/request-context.ts';
import { readTrace } from '#server/kernel/trace.ts';
import { mount } from './mount.ts';
import { createHttpServer } from './server.ts';

const told: IncomingHttpHeaders[] = [];
const service = createServer(({ headers }, response) => {
  told.push(headers);
  response.end('{}');
});
const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
const app = createHttpServer({
  log,
  trustProxy: false,
  authenticate: async () => ({ id: 1, username: 'admin', sessionId: 1 }),
  apiLimiter: null,
});
let client: ReturnType<typeof createHttpClient>;
const logged = () => lines.map((line) => JSON.parse(line));

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  client = createHttpClient({ hosts: [], configured: [address] });
  const passing = route({ method: 'GET', path: '/api/passa', responses: { 200: z.unknown() } });
  mount(app, passing, async () => {
    await client.request(address);
    log.info('somewhere below');
    return {};
  });
  const failing = route({ method: 'GET', path: '/api/falha', responses: { 200: z.unknown() } });
  mount(app, failing, () => {
    throw new Error('x');
  });
  await app.ready();
});
afterAll(async () => {
  await client.close();
  await app.close();
  service.close();
});
beforeEach(() => {
  told.length = 0;
  lines.length = 0;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: path, headers: { authorization: `Bearer ${'a'.repeat(43)}`, ...headers } });
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

it('a caller’s trace reaches the services that are called for it, and every line of the log', async () => {
  const answer = await ask('/api/passa', { traceparent, tracestate: 'vendor=1' });
  const [called] = told;
  expect(called!.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  expect(called!.traceparent).not.toBe(traceparent);
  expect(called!.tracestate).toBe('vendor=1');
  const requestId = answer.headers['x-request-id'];
  expect(logged().map(({ msg, traceId: trace, requestId: request }) => [msg, trace, request])).toEqual([
    ['somewhere below', traceId, requestId],
    ['answered', traceId, requestId],
  ]);
});

it('a request without a trace begins one that has its own name, and no name comes twice, whatever a caller says', async () => {
  const named = { 'x-request-id': 'o-mesmo', traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` };
  const answers = await Promise.all([1, 2, 3].map(() => ask('/api/passa', named)));
  const ids = answers.map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(told.map(({ traceparent: given }) => String(given).split('-')[1]).toSorted()).toEqual(
    ids.map((id) => id.replaceAll('-', '')).toSorted(),
  );
});

it('an unexpected failure and a refusal say the name under which the log tells of them', async () => {
  const failed = await ask('/api/falha');
  expect(failed.statusCode).toBe(500);
  const about = logged().filter(({ requestId }) => requestId === failed.headers['x-request-id']);
  expect(about.map(({ msg }) => msg)).toEqual(['request failed', 'answered']);
  const refused = await app.inject({ url: '/api/passa' });
  expect([refused.statusCode, refused.headers['x-request-id']]).toEqual([401, expect.any(String)]);
});

it('each piece of background work is a trace of its own', async () => {
  const traceOf = () =>
    inBackground(async () => {
      log.info('working');
      return logged().at(-1).traceId;
    });
  const [one, other] = [await traceOf(), await traceOf()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});

it('with OpenTelemetry preloaded the trace is its own: callees are told by it, the log names it', async () => {
  const api = Symbol.for('opentelemetry.js.api.1');
  const spanContext = () => ({ traceId: 'c'.repeat(32), traceFlags: 1 });
  const active = () => ({ getValue: () => ({ spanContext }) });
  Object.assign(globalThis, { [api]: { context: { active } } });
  try {
    await ask('/api/passa', { traceparent });
  } finally {
    Reflect.deleteProperty(globalThis, api);
  }
  expect(told[0]!.traceparent).toBeUndefined();
  expect(new Set(logged().map((line) => line.traceId))).toEqual(new Set(['c'.repeat(32)]));
});

it.each([
  ['nothing', undefined],
  ['several', ['a', 'b']],
  ['a broken one', '00-xyz'],
  ['capital letters', traceparent.toUpperCase()],
  ['the forbidden version', traceparent.replace(/^00/, 'ff')],
  ['no span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['more than version 00 has', `${traceparent}-mais`],
  ['something endless', `${traceparent}${'0'.repeat(100_000)}`],
])('%s in a traceparent is no trace', (_, given) => {
  expect(readTrace(given, undefined)).toBeNull();
});

it('a later version is read as far as it is known; a state that is no text is left out', () => {
  const later = readTrace(traceparent.replace(/^00/, '01').concat('-novo'), 'a=1\nb: c');
  expect(later).toEqual({ traceId, flags: '01', state: null });
});
