import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { lazily } from '#contract/base/lazily.ts';
import { freePort } from '#tests/free-port.ts';
import { makeDataDir } from '#tests/product.ts';
import { takenIn } from '../../vite.server.config.ts';
import { findPostgres } from '../test/postgres.ts';
import { median, type Row, seconds } from './table.ts';

/** Long enough for the start's background work to finish. */
const idleAfterMs = 10_000;

/**
 * The server process on its second start: time to the first answer beside the bare libraries' in the same rounds
 * (`bare-start.mjs`), memory at rest. Seconds alone tell the machine, whose speed changes by a factor of two.
 */
export async function benchProcess(rounds: number): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(postgres.note);
  const data = makeDataDir();
  const other = makeDataDir();
  try {
    const onPostgres = { DATA_DIR: other.path, DATABASE_URL: postgres.url };
    const embedded = await besideBare(rounds, { DATA_DIR: data.path }, join(work, 'bare'));
    const served = await besideBare(rounds, onPostgres, '');
    const idle = await startedProcess(onPostgres, async (pid) => {
      await wait(idleAfterMs);
      return anonymousMib(pid);
    });
    return [
      startRow('start to first answer, embedded, second start', embedded, 1.8),
      startRow('start to first answer, PostgreSQL, second start', served, 3.2),
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

/** A start and the bare libraries' start, medians of the same rounds in milliseconds. */
export interface Start {
  ours: number;
  bare: number;
}

/** `ours` against the bare libraries; `most` is the largest multiple allowed. */
export function startRow(what: string, { ours, bare }: Start, most: number, more = ''): Row {
  const ratio = ours / bare;
  return {
    what,
    ours: seconds(ours),
    limit: `${seconds(bare)} the libraries alone${more}`,
    ratio: `${ratio.toFixed(2)} ×`,
    goal: `≤ ${most} ×`,
    ok: ratio <= most,
  };
}

async function besideBare(rounds: number, env: Record<string, string>, folder: string): Promise<Start> {
  const times: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= Math.max(5, rounds); round += 1)
    times.push({
      ours: (await startedProcess(env, async () => {})).ms,
      bare: await bareStart(folder, env.DATABASE_URL),
    });
  // The first start creates the database.
  const later = times.slice(1);
  return { ours: median(later.map(({ ours }) => ours)), bare: median(later.map(({ bare }) => bare)) };
}

/**
 * The bare libraries' program in as few files as the product's: in their own many files its time tells how fast the
 * disk is. Returns its path.
 */
async function bundleBare(): Promise<string> {
  const outDir = join(import.meta.dirname, '../../node_modules/.cache/bare-start');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: takenIn },
    build: {
      ssr: join(import.meta.dirname, 'bare-start.mjs'),
      outDir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
    },
  });
  return join(outDir, 'bare-start.js');
}
const bare = lazily(bundleBare);

/** Milliseconds until the bare libraries answer, with the embedded database in `folder` or the one at `url`. */
export async function bareStart(folder: string, url = ''): Promise<number> {
  const script = await bare();
  return (
    await answered(
      (port) => [script, String(port), folder],
      { DATABASE_URL: url },
      async () => {},
    )
  ).ms;
}

const startedProcess = <Result>(env: Record<string, string>, use: (pid: number) => Promise<Result>) =>
  answered(() => ['dist/server/main.js'], env, use);

async function answered<Result>(
  argumentsFor: (port: number) => string[],
  env: Record<string, string>,
  use: (pid: number) => Promise<Result>,
) {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, argumentsFor(port), {
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
