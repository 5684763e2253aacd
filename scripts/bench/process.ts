import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { makeDataDir } from '#tests/product.ts';
import { findPostgres } from '../test/postgres.ts';
import { median, type Row, seconds } from './table.ts';

/** Long enough for the start's background work to finish. */
const idleAfterMs = 10_000;

/** The server process on its second start: time to the first answer, memory at rest. */
export async function benchProcess(rounds: number): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(postgres.note);
  const data = makeDataDir();
  const other = makeDataDir();
  try {
    const embedded = await answersAfter(rounds, { DATA_DIR: data.path });
    const onPostgres = { DATA_DIR: other.path, DATABASE_URL: postgres.url };
    const served = await answersAfter(rounds, onPostgres);
    const idle = await startedProcess(onPostgres, async (pid) => {
      await wait(idleAfterMs);
      return anonymousMib(pid);
    });
    return [
      startRow('start to first answer, embedded, second start', embedded, 2500),
      startRow('start to first answer, PostgreSQL, second start', served, 1000),
      {
        what: 'memory at rest on PostgreSQL (anonymous)',
        ours: `${idle.result.toFixed(0)} MiB`,
        limit: '120 MiB',
        ratio: '',
        goal: '≤ 120 MiB',
        ok: idle.result <= 120,
      },
    ];
  } finally {
    await postgres.stop();
    data.remove();
    other.remove();
    rmSync(work, { recursive: true, force: true });
  }
}

const startRow = (what: string, ms: number, limitMs: number): Row => ({
  what,
  ours: seconds(ms),
  limit: seconds(limitMs),
  ratio: '',
  goal: `≤ ${seconds(limitMs)}`,
  ok: ms <= limitMs,
});

async function answersAfter(rounds: number, env: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= Math.max(3, rounds); round += 1)
    times.push((await startedProcess(env, async () => {})).ms);
  // The first start creates the database.
  return median(times.slice(1));
}

async function startedProcess<Result>(env: Record<string, string>, use: (pid: number) => Promise<Result>) {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'ignore',
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'error' },
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => null);
      if (answer?.ok) break;
      stillRuns(child);
      await wait(10);
    }
    const ms = performance.now() - start;
    return { ms, result: await use(child.pid!) };
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}

/** A server that ended never answers: waiting for it would take for ever. */
export function stillRuns(child: ChildProcess): void {
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it answered`);
}

/** Private memory of a process, without file-backed pages. */
export function anonymousMib(pid: number): number {
  const kib = /RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}
