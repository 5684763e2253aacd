import { afterAll, beforeAll, expect, it } from 'vitest';
import { minuteMs } from '#contract/base/units.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { acquirePosse } from './posse.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

it('whoever asked first and had to wait does not take what another got meanwhile', async () => {
  const posse = { chave: 'prova' };
  await acquirePosse(app.db, { ...posse, dono: 'antes' }, -1);
  const first = await app.pool.connect();
  try {
    await first.query(`BEGIN; SELECT FROM posses WHERE chave = 'prova' FOR UPDATE`);
    const second = acquirePosse(app.db, { ...posse, dono: 'segundo' }, minuteMs);
    const waiting = () =>
      app.pool
        .query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%"posses"%'`)
        .then(({ rowCount }) => rowCount);
    await expect.poll(waiting).toBeGreaterThan(0);
    await first.query(
      `UPDATE posses SET dono = 'primeiro', ate = clock_timestamp() + interval '1 minute' WHERE chave = 'prova'`,
    );
    await first.query('COMMIT');
    expect(await second).toBe(false);
  } finally {
    first.release();
  }
});
