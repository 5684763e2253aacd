import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '#tests/free-port.ts';
import { median } from './table.ts';

export interface Load {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Called per request, for varying bodies. */
  body?: () => string;
  expected?: number;
}

const secondsPerRound = 3;

/** Requests per second over 32 connections; any unexpected status fails the bench. */
export async function loadOnce(url: string, load: Load = {}): Promise<number> {
  const { method = 'GET', headers = {}, body, expected = 200 } = load;
  let wrong = 0;
  const instance = autocannon({
    url,
    connections: 32,
    duration: secondsPerRound,
    requests: [
      {
        method,
        headers,
        ...(body ? { setupRequest: (request: object) => ({ ...request, body: body() }) } : {}),
        onResponse: (status: number) => {
          if (status !== expected) wrong += 1;
        },
      },
    ],
  });
  const result = await instance;
  if (wrong > 0 || result.errors > 0) throw new Error(`${wrong} unexpected answers of ${method} ${url}`);
  return result.requests.average;
}

/** Measures ours and the limit alternately, after warming up both; medians, and the least share of all rounds. */
export async function compare(
  rounds: number,
  ours: { url: string; load?: Load },
  limit: { url: string; load?: Load },
): Promise<{ ours: number; limit: number; least: number }> {
  await loadOnce(ours.url, ours.load);
  await loadOnce(limit.url, limit.load);
  const speeds = { ours: [] as number[], limit: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    speeds.ours.push(await loadOnce(ours.url, ours.load));
    speeds.limit.push(await loadOnce(limit.url, limit.load));
  }
  const least = Math.min(...speeds.ours.map((speed, round) => speed / speeds.limit[round]!));
  return { ours: median(speeds.ours), limit: median(speeds.limit), least };
}

/** Starts the bare server in its own process; `headers` by form of the answer. */
export async function startBareServer(
  file: string,
  databaseUrl: string,
  headers: Record<string, Record<string, string>> = {},
) {
  const port = await freePort();
  const args = [String(port), file, databaseUrl, JSON.stringify(headers)];
  const child = spawn(process.execPath, ['scripts/bench/bare-server.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/**
 * Requests per second of a public page and of a bare server in a process of its own that sends the same bytes with the
 * same headers, which carry a long policy.
 */
export async function comparePage(url: string, rounds: number): Promise<{ ours: number; limit: number }> {
  const headers = { 'accept-encoding': 'br, gzip', 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' };
  const answer = await compressed(url, headers);
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-pagina-'));
  const file = join(work, 'pagina');
  writeFileSync(file, answer.bytes);
  const bare = await startBareServer(file, '', { plain: answer.headers });
  try {
    const load = { headers };
    return await compare(Math.max(3, rounds), { url, load }, { url: `${bare.url}/bytes`, load });
  } finally {
    await bare.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** An answer as it was sent, with its headers but for those that node adds. */
async function compressed(url: string, headers: Record<string, string>) {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  const added = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];
  const own = Object.entries(answer.headers).filter(([name]) => !added.includes(name));
  return { bytes, headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])) };
}
