import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { healthRoutes } from './health.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

function serverWith(
  pool: Pick<pg.Pool, 'query'>,
  workers: number | null,
  diskProblem?: () => Promise<string | null>,
) {
  const http = createHttpServer({
    log: createLog('silent'),
    authenticate: async () => null,
    apiLimiter: null,
    trustProxy: false,
  });
  healthRoutes(http, { pool: pool as pg.Pool, liveWorkers: () => workers, diskProblem });
  return http;
}

describe('R32 health', () => {
  it('a running product is alive and ready, without a token', async () => {
    expect((await app.get('/health/live')).status).toBe(200);
    const ready = await app.get('/health/ready');
    expect([ready.status, ready.body.database]).toEqual([200, true]);
  });

  it('a database that hangs or refuses: alive, and not ready within two seconds', async () => {
    for (const query of [() => new Promise(() => {}), () => Promise.reject(new Error('down'))]) {
      const http = serverWith({ query } as never, null);
      const started = performance.now();
      expect((await http.inject('/health/ready')).statusCode).toBe(503);
      expect(performance.now() - started).toBeLessThan(10_000);
      expect((await http.inject('/health/live')).statusCode).toBe(200);
      await http.close();
    }
  });

  it('SAF-09 disk full: `/health/ready` is 503 with the sentence as its reason, and no longer once it can', async () => {
    let problem: string | null = 'O disco da pasta de dados /dados está cheio.';
    const http = serverWith(app.pool, null, async () => problem);
    const full = await http.inject('/health/ready');
    expect([full.statusCode, full.json()]).toEqual([
      503,
      { status: 'indisponível', database: true, workers: null, disk: problem },
    ]);
    problem = null;
    expect((await http.inject('/health/ready')).statusCode).toBe(200);
    await http.close();
  });

  it('a process asked to end is not ready, answers all the same, and lets each connection go', async () => {
    const http = serverWith(app.pool, null);
    const url = await http.listen({ host: '127.0.0.1', port: 0 });
    const look = async (path: string) => {
      const { status, headers } = await fetch(url + path);
      return [status, headers.get('connection')];
    };
    expect(await look('/health/ready')).toEqual([200, 'keep-alive']);
    http.draining.begin();
    expect(await look('/health/ready')).toEqual([503, 'close']);
    expect(await look('/health/live')).toEqual([200, 'close']);
    await http.close();
  });

  it('a process without live workers says so', async () => {
    const http = serverWith(app.pool, 0);
    const ready = await http.inject('/health/ready');
    expect([ready.statusCode, ready.json().workers]).toEqual([503, 0]);
    await http.close();
  });
});
