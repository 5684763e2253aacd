import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/routes.ts';
import { healthRoutes } from '#server/health.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase, type TestDatabaseFiles, testEngine } from '#tests/database/open.ts';
import { startTcpProxy, type TcpProxy } from '#tests/fakes/tcp-proxy.ts';
import { type Database, openDatabase } from './client.ts';

describe.runIf(testEngine === 'postgres')('R07 R32 losing PostgreSQL', () => {
  let files: TestDatabaseFiles;
  let proxy: TcpProxy;
  let database: Database;
  let http: FastifyInstance;
  beforeAll(async () => {
    files = await createTestDatabase();
    if (files.database.kind !== 'postgres') throw new Error('not on PostgreSQL');
    const url = new URL(files.database.url);
    proxy = await startTcpProxy(Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const log = createLog('silent');
    database = await openDatabase({ dataDir: '', database: { kind: 'postgres', url: url.href } }, log);
    http = createHttpServer({
      log,
      authenticate: async () => ({ id: 1, username: 'admin', sessionId: 1 }),
      apiLimiter: null,
      trustProxy: false,
    });
    healthRoutes(http, { pool: database.pool, liveWorkers: () => null });
    const read = route({
      method: 'GET',
      path: '/api/leitura',
      access: 'admin',
      responses: { 200: z.unknown() },
    });
    mount(http, read, async () => (await database.pool.query('SELECT 1 AS um')).rows);
  });
  afterAll(async () => {
    await http?.close();
    await database?.close();
    await proxy?.close();
    await files?.remove();
  });

  const read = () =>
    http.inject({ url: '/api/leitura', headers: { authorization: `Bearer ${'a'.repeat(43)}` } });

  it('is told as 503 with a time to come back, and is over by itself', async () => {
    for (let round = 0; round < 3; round++) {
      expect((await read()).statusCode).toBe(200);
      const pending = Promise.all([read(), read(), read()]);
      await proxy.cut();
      const answers = [...(await pending), await read()];
      for (const answer of answers) expect([200, 503]).toContain(answer.statusCode);
      const lost = answers.at(-1)!;
      expect([lost.statusCode, lost.headers['retry-after'], lost.json().code]).toEqual([
        503,
        '2',
        'indisponivel',
      ]);
      const started = performance.now();
      expect((await http.inject('/health/ready')).statusCode).toBe(503);
      expect(performance.now() - started).toBeLessThan(10_000);
      await proxy.restore();
      await expect.poll(async () => (await http.inject('/health/ready')).statusCode).toBe(200);
      expect((await read()).statusCode).toBe(200);
    }
  });
});
