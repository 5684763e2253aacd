import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '#contract/base/units.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { users } from '#server/db/schema/sistema.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase, type TestDatabaseFiles, testEngine } from '#tests/database/open.ts';
import { startTcpProxy, type TcpProxy } from '#tests/fakes/tcp-proxy.ts';
import { createTokens } from './tokens.ts';

describe.runIf(testEngine === 'postgres')('while the database does not answer', () => {
  let files: TestDatabaseFiles;
  let proxy: TcpProxy;
  let database: Database;
  let now = Date.parse('2026-11-30T12:00:00Z');
  beforeAll(async () => {
    files = await createTestDatabase();
    if (files.database.kind !== 'postgres') throw new Error('not on PostgreSQL');
    const url = new URL(files.database.url);
    proxy = await startTcpProxy(Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const at = { dataDir: '', database: { kind: 'postgres' as const, url: url.href } };
    database = await openDatabase(at, createLog('silent'));
  });
  afterAll(async () => {
    await database?.close();
    await proxy?.close();
    await files?.remove();
  });

  it('a token of the metrics alone is known for a quarter of an hour, one that opens more is not', async () => {
    const clock = { now: () => new Date(now) };
    const tokens = createTokens({ db: database.db, clock, ids: randomIds });
    const [admin] = await database.db
      .insert(users)
      .values({ username: 'renata', password: 'x' })
      .returning({ id: users.id });
    const user = { id: admin!.id, username: 'renata', sessionId: 1 };
    const make = async (escopos: ('metricas' | 'leitura')[]) =>
      tokens.create({ nome: 'Prometheus', escopos, dias: 30 }, user);
    const measuring = await make(['metricas']);
    const reading = await make(['metricas', 'leitura']);
    const revoked = await make(['metricas']);
    const never = await make(['metricas']);
    for (const { token } of [measuring, reading, revoked])
      expect(await tokens.authenticate(token)).toMatchObject({ username: 'renata' });
    await tokens.revoke(revoked.id, user);
    expect(await tokens.authenticate(revoked.token)).toBeNull();

    await proxy.cut();
    expect(await tokens.authenticate(measuring.token)).toMatchObject({
      username: 'renata',
      machine: { escopos: ['metricas'] },
    });
    for (const { token } of [reading, revoked, never])
      await expect(tokens.authenticate(token)).rejects.toThrow();
    now += 15 * minuteMs;
    await expect(tokens.authenticate(measuring.token)).rejects.toThrow();
    await proxy.restore();
    await expect
      .poll(() => tokens.authenticate(measuring.token).catch(() => null))
      .toMatchObject({ id: user.id });
  });
});
