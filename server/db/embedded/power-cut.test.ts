import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyEmbedded } from '#tests/database/template.ts';
import { DiskAfter } from '#tests/power-cut/disk-after.ts';
import { RecordedFiles } from '#tests/power-cut/recorded-files.ts';
import { durableStart } from './durable-files.ts';
import { startEngine } from './engine.ts';
import { PortStream } from './port-stream.ts';
import { createScheduler } from './scheduler.ts';

/** How often the current fails: `npm test` looks at a few of the moments. */
const cuts = Number(process.env.POWER_CUTS ?? (process.env.TEST_DAILY ? 8 : 500));
const callers = 4;
const commits = 90;

const root = mkdtempSync(join(tmpdir(), 'portal-energia-'));
const base = join(root, 'antes');
const work = join(root, 'durante');
beforeAll(async () => {
  const engine = await startEngine(base, () => {});
  await engine.close();
  copyEmbedded(base, work);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const poolOver = (connect: () => unknown) =>
  new pg.Pool({
    stream: () => connect() as never,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: callers,
  });
const text = (n: number) => `linha ${n} `.repeat(1 + (n % 60));

/** Callers side by side write single rows, transactions and changes, and say what they were told is done. */
async function record() {
  const files = new RecordedFiles(work);
  const engine = await PGlite.create({ fs: files, startParams: durableStart(PGlite.defaultStartParams) });
  const scheduler = createScheduler(engine, { files });
  const pool = poolOver(() => {
    const { port1, port2 } = new MessageChannel();
    scheduler.connect(port2);
    return new PortStream(port1);
  });
  const answered = (what: string) => files.steps.push({ kind: 'answered', what });
  await pool.query('CREATE TABLE t (n int PRIMARY KEY, v text NOT NULL)');
  await pool.query('CREATE INDEX t_v ON t (v)');
  await pool.query('CREATE TABLE conta (quem int PRIMARY KEY, valor int NOT NULL)');
  answered('tabelas');
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const client = await pool.connect();
      for (let turn = 0; turn < commits; turn++) {
        const n = caller * 1_000 + turn;
        if (turn % 3 === 0) await client.query('INSERT INTO t VALUES ($1, $2)', [n, text(n)]);
        else {
          await client.query('BEGIN');
          await client.query('INSERT INTO t VALUES ($1, $2)', [n, text(n)]);
          await client.query(
            'INSERT INTO conta VALUES ($1, $2) ON CONFLICT (quem) DO UPDATE SET valor = excluded.valor',
            [caller, turn],
          );
          await client.query('COMMIT');
          answered(`conta ${caller} ${turn}`);
        }
        answered(`linha ${n}`);
        if (turn % 10 === 9) {
          await client.query('DELETE FROM t WHERE n = $1', [n - 5]);
          answered(`sem ${n - 5}`);
        }
        if (turn % 30 === 20 + caller) await client.query('CHECKPOINT');
        if (turn % 30 === 5 + caller) await client.query('SELECT pg_switch_wal()');
        if (caller === 0 && turn === 45) {
          await client.query('CREATE TABLE nova AS SELECT * FROM t');
          answered('nova');
        }
        if (caller === 1 && turn === 60) await client.query('VACUUM t');
      }
      client.release();
    }),
  );
  await pool.end();
  await scheduler.stop();
  const { steps } = files;
  const recorded = steps.slice();
  await engine.close();
  return recorded;
}

/** Opens what the power cut left and says what is missing of what had been answered. */
async function missingIn(dir: string, told: string[]): Promise<string[]> {
  let failure: Error | null = null;
  const engine = await startEngine(dir, (error) => {
    failure = error;
  });
  const pool = poolOver(() => engine.connect());
  try {
    if (!told.includes('tabelas')) {
      await pool.query('CREATE TABLE depois (n int)');
      return [];
    }
    const rows = new Map<number, string>(
      (await pool.query('SELECT n, v FROM t')).rows.map(({ n, v }) => [n, v]),
    );
    const accounts = new Map<number, number>(
      (await pool.query('SELECT quem, valor FROM conta')).rows.map(({ quem, valor }) => [quem, valor]),
    );
    const gone = new Set(told.filter((what) => what.startsWith('sem ')).map((what) => Number(what.slice(4))));
    const missing = told.filter((what) => {
      const [kind, a, b] = what.split(' ');
      const n = Number(a);
      if (kind === 'linha') return !gone.has(n) && (n % 1000) % 10 !== 4 && rows.get(n) !== text(n);
      if (kind === 'sem') return rows.has(n);
      return kind === 'conta' && !((accounts.get(n) ?? -1) >= Number(b));
    });
    if (told.includes('nova')) await pool.query('SELECT count(v) FROM nova');
    // The index knows the same rows, and writing goes on.
    await pool.query('SET enable_seqscan = off');
    const indexed = await pool.query('SELECT count(*)::int AS n FROM t WHERE v > $1', ['']);
    if (indexed.rows[0].n !== rows.size) missing.push('index');
    await pool.query("INSERT INTO t VALUES (-1, 'depois')");
    if (failure) missing.push(String(failure));
    return missing;
  } finally {
    await pool.end();
    await engine.close();
  }
}

it(`OPS-12 after a power cut at any moment the embedded database opens and holds every acknowledged write (${cuts} moments)`, async () => {
  const steps = await record();
  const answers = steps.filter(({ kind }) => kind === 'answered').length;
  expect(answers).toBeGreaterThan(callers * commits);
  const moments = Array.from({ length: cuts }, () => Math.floor(Math.random() * steps.length)).sort(
    (a, b) => a - b,
  );
  const disk = new DiskAfter(base);
  const told: string[] = [];
  const wrong: unknown[] = [];
  let at = 0;
  for (const [index, moment] of moments.entries()) {
    for (; at < moment; at++) {
      const step = steps[at]!;
      disk.happen(step);
      if (step.kind === 'answered') told.push(step.what);
    }
    const left = join(root, `corte-${index}`);
    // None of the unsynced, all of it, or each part by chance.
    const share = [0, 1, 0.5, 0.1, 0.9][index % 5]!;
    disk.cut(left, () => Math.random() < share);
    const missing = await missingIn(left, told).catch((error: unknown) => [`does not open: ${error}`]);
    if (missing.length > 0) wrong.push({ moment, share, missing: missing.slice(0, 3) });
    rmSync(left, { recursive: true, force: true });
  }
  expect(wrong).toEqual([]);
}, 3_600_000);
