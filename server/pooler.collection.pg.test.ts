import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#server/db/client.ts';
import { planned } from '#server/db/named-statement.ts';
import { regioes } from '#server/db/schema/territorio.ts';
import { signalsOf } from '#server/db/signals.ts';
import { createLog } from '#server/kernel/log.ts';
import { declareRun } from '#server/kernel/runs/run-kind.ts';
import { createRunStore } from '#server/kernel/runs/run-store.ts';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { createUser } from '#tests/factories/user.ts';
import { createFakeClock } from '#tests/fake-clock.ts';
import { freePort } from '#tests/free-port.ts';
import { startProcesses } from '#tests/several-processes.ts';
import { postgresUser } from '../scripts/test/postgres.ts';

const undo: (() => unknown)[] = [];
const patience = { timeout: 90_000, interval: 50 };
let files: TestDatabaseFiles;
let direct: string;
let pooled: string;
/** The server itself, and the pooler's console. */
let database: pg.Client;
let pooler: pg.Client;

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  undo.push(() => client.end());
  return client;
}

beforeAll(async () => {
  const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
    (path) => spawnSync(path, ['--version']).status === 0,
  );
  if (!program) throw new Error('no PgBouncer here: install the package pgbouncer');
  files = await createTestDatabase('postgres');
  undo.push(() => files.remove());
  if (files.database.kind !== 'postgres') throw new Error('a pooler needs PostgreSQL');
  direct = files.database.url;
  const { hostname, port: serverPort, pathname, username } = new URL(direct);
  const work = mkdtempSync(join(tmpdir(), 'portal-pooler-'));
  undo.push(() => rmSync(work, { recursive: true, force: true }));
  const home = join(work, 'pooler');
  const as = postgresUser(home);
  const port = await freePort();
  writeFileSync(join(home, 'users'), `"${username}" ""\n`);
  // Fewer connections to the server than callers, so that transactions do change sessions.
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(home, 'users')}
admin_users = ${username}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
logfile = ${join(home, 'log')}
pidfile = ${join(home, 'pid')}
`,
  );
  const started = as(program, ['-d', '-q', join(home, 'pgbouncer.ini')]);
  if (started.status !== 0) throw new Error(`PgBouncer does not start: ${started.stderr}`);
  undo.push(() => process.kill(Number(readFileSync(join(home, 'pid'), 'utf8')), 'SIGINT'));
  const of = (name: string) => `postgres://${username}@127.0.0.1:${port}${name}`;
  pooled = of(pathname);
  database = await connect(direct);
  await vi.waitFor(() => connect(pooled), patience);
  pooler = await connect(of('/pgbouncer'));
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** Reads that are planned once per connection, many at once. */
async function readMany(unnamed: boolean): Promise<unknown[]> {
  const opened = await openDatabase(
    { dataDir: '', database: { kind: 'postgres', url: pooled, directUrl: direct, poolSize: 12, unnamed } },
    createLog('silent'),
  );
  const reads = Array.from({ length: 300 }, (_, n) =>
    n % 3
      ? planned(opened.db).select().from(regioes)
      : opened.db.transaction((tx) => tx.select().from(regioes)),
  );
  const settled = await Promise.allSettled(reads);
  await opened.close();
  return settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
}

it('behind PgBouncer in transaction mode statements without names are read; named ones are not before 1.21', async () => {
  expect(await readMany(true)).toEqual([]);
  const { rows } = await pooler.query('SHOW VERSION');
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(rows[0].version)!.map(Number);
  const failed = await readMany(false);
  if (major! > 1 || minor! >= 21) return;
  expect(failed.length).toBeGreaterThan(0);
  expect(String((failed[0] as Error).cause)).toMatch(/prepared statement/);
});

it('without a direct address nothing is heard there, which is told in the log and not taken for silence', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => lines.push(line) });
  const opened = await openDatabase({ dataDir: '', database: { kind: 'postgres', url: pooled } }, log).catch(
    () => null,
  );
  const signals = opened && signalsOf(opened.db);
  signals?.on('lists', () => {});
  await expect.poll(() => lines.join('\n'), patience).toMatch(/does not hear of changes/);
  expect(signals?.isLost()).toBe(true);
  await opened?.close();
});

describe('OPS-09 several processes behind PgBouncer in transaction mode', () => {
  let processes: Awaited<ReturnType<typeof startProcesses>>;
  const limit = 100;
  beforeAll(async () => {
    processes = await startProcesses(
      undo,
      files.dataDir,
      {
        DATABASE_URL: pooled,
        DATABASE_DIRECT_URL: direct,
        DATABASE_STATEMENTS: 'unnamed',
        DATABASE_POOL_SIZE: '4',
        RUN_CONCURRENCY: 'super-ai=1',
        RATE_LIMIT_API: String(limit),
      },
      2,
    );
  });
  const ask = (sessionId: string, driveUrl: string) =>
    processes.webs[0]!.call('POST', '/api/super-ai/analyze-complete-with-progress', {
      driveUrl,
      maxPDFs: 10,
      sessionId,
    });

  it('NOTIFY wakes the worker, the streams of both web processes and nobody else: what is not told of is not looked for', async () => {
    const sessionId = randomUUID();
    const streams = [];
    for (const web of processes.webs)
      streams.push(await web.stream(`/api/super-ai/progress-stream/${sessionId}`));
    await ask(sessionId, 'file:///não-existe');
    for (const { frames } of streams)
      await expect.poll(() => frames.map(({ data }) => data.type), patience).toContain('error');
    await expect
      .poll(
        async () => (await processes.worker.text('/metrics')).includes('\nportal_signals_lost 0\n'),
        patience,
      )
      .toBe(true);
    await database.query('ALTER TABLE workflow_runs DISABLE TRIGGER avisar');
    await ask(randomUUID(), 'file:///ninguém-sabe');
    await wait(5_000);
    const { rows } = await database.query(`SELECT tomada_em FROM workflow_runs WHERE state = 'running'`);
    expect(rows).toEqual([{ tomada_em: null }]);
    await database.query('ALTER TABLE workflow_runs ENABLE TRIGGER avisar');
    await database.query(`SELECT pg_notify('portal', 'runs:super-ai')`);
    await expect
      .poll(
        async () => (await database.query(`SELECT FROM workflow_runs WHERE state = 'running'`)).rowCount,
        patience,
      )
      .toBe(0);
  });

  it('one run of a kind at a time where one is set, administrators in turns; what waits says its place', async () => {
    const opened = await openDatabase(files, createLog('silent'));
    const [ana, bia] = [await createUser(opened.db), await createUser(opened.db)];
    await database.query('ALTER TABLE workflow_runs DISABLE TRIGGER avisar');
    const store = createRunStore({
      db: opened.db,
      clock: createFakeClock(),
      kinds: [declareRun({ kind: 'super-ai', input: z.unknown(), result: z.unknown(), steps: () => [] })],
    });
    const input = {
      driveUrl: 'file:///não-existe',
      maxPDFs: 1,
      maxAssets: 1,
      mode: 'update',
      style: 'modern',
    };
    for (const [id, { id: userId }] of [
      ['a1', ana],
      ['a2', ana],
      ['a3', ana],
      ['b1', bia],
    ] as const)
      await store.start(
        { kind: 'super-ai', input: z.unknown() as never },
        { id, folderKey: id, sessionId: id, input, engine: 'Motor local', userId },
      );
    const { frames } = await processes.webs[1]!.stream('/api/super-ai/progress-stream/a2');
    const places = () =>
      frames.flatMap(({ name, data }) =>
        name === 'fila' ? [(data.data as { lugar: number | null }).lugar] : [],
      );
    await expect.poll(places, patience).toEqual([3]);
    await database.query('ALTER TABLE workflow_runs ENABLE TRIGGER avisar');
    await database.query(`SELECT pg_notify('portal', 'runs:super-ai')`);
    const order = async () => {
      const { rows } = await database.query(
        `SELECT id, state, tomada_em, terminado_em FROM workflow_runs WHERE id ~ '^[ab][1-3]$' ORDER BY tomada_em`,
      );
      return rows;
    };
    await expect
      .poll(async () => (await order()).every(({ state }) => state === 'failed'), patience)
      .toBe(true);
    expect((await order()).map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'a3']);
    await expect.poll(() => places().at(-1), patience).toBeNull();
    await opened.close();
  });

  it('leases go by the database’s clock, whatever that of a process says', async () => {
    const opened = await openDatabase(files, createLog('silent'));
    const clock = createFakeClock();
    const kind = declareRun({ kind: 'relógio', input: z.object({}), result: z.object({}), steps: () => [] });
    const store = createRunStore({ db: opened.db, clock, kinds: [kind] });
    await store.start(kind, {
      id: 'r',
      folderKey: 'r',
      sessionId: 'r',
      input: {},
      engine: 'Motor local',
      userId: null,
    });
    clock.advance(-36_000_000);
    expect((await store.claim('relógio', 'eu', 60_000))?.run.id).toBe('r');
    clock.advance(72_000_000);
    expect(await store.claim('relógio', 'outro', 60_000)).toBeNull();
    await opened.close();
  });

  it('a process opens as many connections as are set and one that listens, and a session has one limit of calls', async () => {
    // A minute of the limit's that does not end meanwhile.
    const { rows: minutes } = await database.query<{ ms: number }>(
      `SELECT (expire - extract(epoch FROM now()) * 1000)::float8 AS ms FROM limites WHERE key ~ '^api:'`,
    );
    await wait(Math.max(0, ...minutes.map(({ ms }) => (ms < 40_000 ? ms + 500 : 0))));
    const answers: number[] = [];
    await Promise.all(
      Array.from({ length: 8 }, async (_, lane) => {
        for (let n = 0; n < 40; n += 1) {
          const web = processes.webs[(lane + n) % 2]!;
          answers.push(
            await web.text('/api/regioes').then(
              () => 200,
              (error) => Number(/: (\d+) /.exec(String(error))?.[1]),
            ),
          );
          await wait(20);
        }
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    // A minute's limit of both together, of which tests before may have used some; a fiftieth each is told late.
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(limit + 8);
    const { rows } = await pooler.query('SHOW CLIENTS');
    const own = rows.filter(({ application_name }) => application_name === 'portal-do-corretor');
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(3 * 4);
    const { rows: sessions } = await database.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^(LISTEN|NOTIFY)'`,
    );
    expect(sessions).toHaveLength(3);
  });
});
