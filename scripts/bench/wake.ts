import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { withDatabaseName } from '#server/db/hosts.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { signalsOf } from '#server/db/signals.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createLog } from '#server/kernel/log.ts';
import { resultOfRun } from '#server/kernel/runs/run-ends.ts';
import { createRunStore } from '#server/kernel/runs/run-store.ts';
import { findPostgres } from '../test/postgres.ts';
import { median, type Row } from './table.ts';
import { benchKind } from './wake-kind.ts';

const log = createLog('silent');
/** Runs of a round, each after the one before is over. */
const runs = 100;

const row = (what: string, ms: number, limit: number): Row => ({
  what,
  ours: `${ms.toFixed(1)} ms`,
  limit: `${limit.toFixed(1)} ms bare NOTIFY`,
  ratio: '',
  goal: '< 100 ms',
  ok: ms < 100,
});

/** From the end of a run's storing in this process to its claim by a worker in another, and back to who waits here. */
export async function benchWake(rounds: number): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(postgres.note);
  const name = `bench_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const database = { kind: 'postgres' as const, url: withDatabaseName(postgres.url, name) };
  const asking = await openDatabase({ dataDir: '', database }, log);
  await migrateDatabase(asking.pool);
  const here = createRunStore({ db: asking.db, clock: systemClock, kinds: [benchKind] });
  const worker = fork(join(import.meta.dirname, 'wake-worker.ts'), [database.url]);
  await once(worker, 'message');
  const takenAt = new Map<string, number>();
  worker.on('message', ({ id, at }: { id: string; at: number }) => takenAt.set(id, at));
  const waiting = { longestMs: 60_000, still: '', stopped: '' };
  const signals = signalsOf(asking.db);
  const taken: number[] = [];
  const answered: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < runs; n += 1) {
      const id = randomUUID();
      await here.start(benchKind, { id, folderKey: id, sessionId: id, input: {}, engine: '', userId: null });
      const start = performance.timeOrigin + performance.now();
      await resultOfRun({ store: here, signals }, id, waiting);
      const known = performance.timeOrigin + performance.now();
      while (!takenAt.has(id)) await wait(1);
      // What is not yet compiled and connected.
      if (round === 0 && n < 5) continue;
      // Less than nothing where the worker was there before the answer to the commit.
      taken.push(Math.max(0, takenAt.get(id)! - start));
      answered.push(known - start);
    }
    bare.push(...(await bareNotify(database.url)));
  }
  worker.kill();
  await asking.close();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
  const limit = median(bare);
  const late = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;
  return [
    row('a stored run is taken by another process, median', median(taken), limit),
    row('the same, 95th percentile', late(taken), limit),
    row('and its end is known to whoever waits in the first, median', median(answered), limit),
    row('the same, 95th percentile', late(answered), limit),
  ];
}

/** What PostgreSQL itself takes from one connection to another. */
async function bareNotify(connectionString: string): Promise<number[]> {
  const [one, two] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([one.connect(), two.connect()]);
  await two.query('LISTEN bench');
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const heard = new Promise((resolve) => two.once('notification', resolve));
    const start = performance.now();
    await one.query('NOTIFY bench');
    await heard;
    times.push(performance.now() - start);
  }
  await Promise.all([one.end(), two.end()]);
  return times;
}
