import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { makeDataDir } from '#tests/product.ts';
import { bareStart, benchProcess, startRow, stillRuns } from './process.ts';
import { median, type Row, seconds } from './table.ts';

/** From `npm start` to the login page, on the second start with existing database and build. */
export async function benchStart(rounds: number): Promise<Row[]> {
  const data = makeDataDir();
  const bare = makeDataDir();
  try {
    const first = await timeToLogin(data.path);
    const folder = join(bare.path, 'database');
    await bareStart(folder);
    const ours: number[] = [];
    const limit: number[] = [];
    for (let round = 0; round < Math.max(3, rounds); round += 1) {
      ours.push(await timeToLogin(data.path));
      limit.push(await bareStart(folder));
    }
    return [
      startRow(
        'from `npm start` to the login page, second start',
        { ours: median(ours), bare: median(limit) },
        2.3,
        ` (first start with a build at hand: ${seconds(first)})`,
      ),
      ...(await benchProcess(rounds)),
    ];
  } finally {
    bare.remove();
    data.remove();
  }
}

async function timeToLogin(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/login`).catch(() => null);
      if (answer?.ok) return performance.now() - start;
      stillRuns(child);
      await wait(20);
    }
  } finally {
    if (child.exitCode === null) {
      process.kill(-child.pid!, 'SIGTERM');
      await once(child, 'exit');
    }
    await wait(500);
  }
}
