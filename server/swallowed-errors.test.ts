import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { setSignals } from '#server/db/signals.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { createLog } from '#server/kernel/log.ts';
import { whatsappMetrics } from '#server/lisa/conversa/metrics.ts';
import { metricsRoutes } from '#server/metrics.ts';
import { mudancasRoutes } from '#server/painel/mudancas/routes.ts';
import { runMetrics } from '#server/sistema/execucoes/metrics.ts';
import { serviceMetrics } from '#server/sistema/servicos/metrics.ts';
import { noSignals } from '#tests/fakes/signals.ts';

const token = 'a'.repeat(43);
const away = async () => {
  throw new Error('the database is away');
};
let lines: string[];
let app: FastifyInstance;
const told = (what: string) => lines.filter((line) => line.includes(what) && line.includes('is away')).length;

/** What the product does without its database, and what it must log. */
beforeEach(async () => {
  lines = [];
  const log = createLog('warn', { write: (line: string) => lines.push(line) });
  app = createHttpServer({
    log,
    trustProxy: false,
    authenticate: async () => ({ id: 1, username: 'admin', sessionId: 1 }),
    apiLimiter: null,
  });
  const pool = { query: away } as unknown as pg.Pool;
  metricsRoutes(app, { pool, log, metrics: [runMetrics, serviceMetrics(systemClock), whatsappMetrics] });
  setSignals(pool, noSignals);
  mudancasRoutes(app, {
    db: { $client: pool } as unknown as Db,
    isSessionValid: away,
    blindMs: 10,
    sessionCheckMs: 10,
  });
  app.get('/corretor/:slug', { config: { access: 'public' } }, () => 'página');
  app.cachedLane.addPublic('/corretor/', away);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const get = (path: string, signal?: AbortSignal) => {
  const { port } = app.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  });
};

describe('HSE-09 an error that ends nothing is told in the log', () => {
  it('of the lane of kept answers, whose request goes the usual way', async () => {
    expect(await (await get('/corretor/ana')).text()).toBe('página');
    expect(told('no answer from the lane of kept answers')).toBe(1);
  });

  it('of the metrics, which leave out what could not be read', async () => {
    expect(await (await get('/metrics')).text()).toContain('portal_database_up 0\n');
    // Whether it answers, runs, services, and three of WhatsApp.
    expect(told('a metric could not be read')).toBe(6);
  });

  it('of the change stream, which goes on, and of the watch of the lists, once while it lasts', async () => {
    const gone = new AbortController();
    const answer = await get('/api/mudancas', gone.signal);
    await expect
      .poll(() => told('could not ask whether the session of a stream has ended'))
      .toBeGreaterThan(3);
    expect(told('could not look which lists have changed')).toBe(1);
    expect(answer.status).toBe(200);
    expect(app.eventStreams.size).toBe(1);
    gone.abort();
  });
});
