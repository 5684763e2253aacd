import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
