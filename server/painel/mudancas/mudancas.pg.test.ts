import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { bumpLists } from '#server/db/list-version.ts';
import { createMemoryLimiter } from '#server/kernel/http/rate-limit.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { createSessaoService } from '#server/sistema/sessao/service.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { mudancasRoutes } from './routes.ts';

/** `app` is the product; `other` a second server on its database, informed only through it. */
let app: TestApp;
let token: string;
let other: FastifyInstance;
let otherUrl: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  token = await app.login();
  const { db, pool, clock, config } = app;
  const sessao = createSessaoService({ db, pool, clock, config, ids: randomIds });
  other = createHttpServer({
    log: createLog('silent'),
    trustProxy: false,
    authenticate: sessao.authenticate,
    apiLimiter: createMemoryLimiter({ points: 1000, seconds: 60 }),
  });
  mudancasRoutes(other, { db, isSessionValid: sessao.isSessionValid, sessionCheckMs: 50 });
  await other.listen({ host: '127.0.0.1', port: 0 });
  otherUrl = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
});
afterEach(() => other?.close());

/** Listens at a server; `next` returns the lists of the next frame, null when the stream ends. */
async function listen(url: string) {
  const gone = new AbortController();
  const answer = await fetch(`${url}/api/mudancas`, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    async next(): Promise<Record<string, number> | null> {
      for (;;) {
        const frame = /data: (.*)\n\n/.exec(text);
        if (frame) {
          text = text.slice(frame.index + frame[0].length);
          return JSON.parse(frame[1]!).versoes;
        }
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
    leave: () => gone.abort(),
  };
}

it('API-22 first comes the version of every list, then those that a write moved, in any process', async () => {
  const stream = await listen(otherUrl);
  expect(stream.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const before = (await stream.next())!;
  await app.db.transaction((tx) => bumpLists(tx, 'cidades', 'zonas'));
  expect(await stream.next()).toEqual({
    cidades: (before.cidades ?? 0) + 1,
    zonas: (before.zonas ?? 0) + 1,
  });
  stream.leave();
});

it('API-22 a delete names the lists it made old, to whoever listens here and elsewhere', async () => {
  const { id } = await createEmpreendimento(app.db);
  await createHotsite(app.db, { empreendimentoId: id });
  const here = await listen(app.url);
  const there = await listen(otherUrl);
  await here.next();
  await there.next();
  expect((await app.call('DELETE', `/api/empreendimentos/${id}`)).status).toBe(200);
  for (const stream of [here, there]) {
    expect(Object.keys((await stream.next())!)).toEqual(
      expect.arrayContaining(['empreendimentos', 'hotsites']),
    );
    stream.leave();
  }
});

it('API-22 a write that is rolled back tells nothing', async () => {
  const stream = await listen(otherUrl);
  await stream.next();
  await app.db
    .transaction(async (tx) => {
      await bumpLists(tx, 'regioes');
      throw new Error('undone');
    })
    .catch(() => {});
  await app.db.transaction((tx) => bumpLists(tx, 'bairros'));
  expect(Object.keys((await stream.next())!)).toEqual(['bairros']);
  stream.leave();
});

it('API-22 the stream ends when its session is revoked', async () => {
  const stream = await listen(otherUrl);
  await stream.next();
  await app.post('/api/logout');
  expect(await stream.next()).toBeNull();
  expect((await listen(otherUrl)).answer.status).toBe(401);
});

it('ACC-28 listening is no use of a session: an idle one ends with its stream', async () => {
  const stream = await listen(otherUrl);
  await stream.next();
  app.clock.advance(12 * 60 * 60_000 + 1);
  expect(await stream.next()).toBeNull();
});

it('API-22 the stream ends when the server closes', async () => {
  const stream = await listen(otherUrl);
  await stream.next();
  await other.close();
  expect(await stream.next()).toBeNull();
});

it('API-15 API-22 the token opens it as bearer header alone, never from the address', async () => {
  const answer = await app.get(`/api/mudancas?token=${token}`, { token: null });
  expect(answer.status).toBe(401);
});

it('API-22 a session has 20 streams at most, and room again when one goes', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(otherUrl)));
  expect(streams.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200));
  const refused = await listen(otherUrl);
  expect(refused.answer.status).toBe(429);
  streams[0]!.leave();
  await expect
    .poll(async () => {
      const again = await listen(otherUrl);
      again.leave();
      return again.answer.status;
    })
    .toBe(200);
  for (const stream of streams) stream.leave();
});
