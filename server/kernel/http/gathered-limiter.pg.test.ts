import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase, type TestDatabaseFiles, testEngine } from '#tests/database/open.ts';
import { createGatheredLimiter } from './gathered-limiter.ts';
import type { Limiter } from './rate-limit.ts';
import { createHttpServer } from './server.ts';

const log = createLog('silent');
let files: TestDatabaseFiles;
let here: Database;
let there: Database;
const servers: FastifyInstance[] = [];

beforeAll(async () => {
  files = await createTestDatabase();
  here = await openDatabase(files, log);
  there = testEngine === 'postgres' ? await openDatabase(files, log) : here;
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await here?.close();
  if (there !== here) await there?.close();
  await files?.remove();
});

/** What the limiters have told the database, some of it perhaps not there yet. */
const telling: (() => Promise<unknown>[])[] = [];
beforeEach(() => {
  // Their time passes when it is told to; the database and the network keep theirs.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  for (const { pool } of new Set([here, there])) {
    const query = vi.spyOn(pool, 'query');
    telling.push(() => query.mock.results.map(({ value }) => value as Promise<unknown>));
  }
});
afterEach(() => {
  telling.length = 0;
  vi.useRealTimers();
});
/** So much time passes, and what is told in it has arrived. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await Promise.all(telling.flatMap((each) => each()));
}

/** The same limit in two processes. */
const pair = (name: string, points: number, seconds = 60): [Limiter, Limiter] => [
  createGatheredLimiter(here.pool, { name, points, seconds, log }),
  createGatheredLimiter(there.pool, { name, points, seconds, log }),
];
/** How many of so many calls pass. */
async function passed(limiter: Limiter, calls: number, key = 'k'): Promise<number> {
  let count = 0;
  for (let n = 0; n < calls; n += 1)
    await limiter.consume(key).then(
      () => (count += 1),
      () => {},
    );
  return count;
}

it('what one process counted counts in the others, within a fiftieth of the limit each', async () => {
  const [one, two] = pair('dois', 100);
  let total = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    total += await passed(one, 10);
    total += await passed(two, 10);
    await pass(80);
  }
  expect(total).toBeGreaterThanOrEqual(100);
  expect(total).toBeLessThanOrEqual(100 + 2 * 10);
  for (const limiter of [one, two]) {
    await expect(limiter.consume('k')).rejects.toMatchObject({ status: 429, code: 'limite' });
    expect(() => limiter.refuse('k')).toThrow('Muitas tentativas');
    expect(await limiter.isExceeded('k')).toBe(true);
    expect(await passed(limiter, 3, 'outra')).toBe(3);
  }
});

it('calls cost a write in portions, and one over its limit none at all', async () => {
  const query = vi.mocked(here.pool.query);
  const [one] = pair('calmo', 1200);
  expect(await passed(one, 240)).toBe(240);
  await pass(200);
  expect(query.mock.calls.length).toBeLessThanOrEqual(240 / 24 + 1);
  expect(await passed(one, 2000)).toBe(1200 - 240);
  await pass(200);
  query.mockClear();
  expect(await passed(one, 500)).toBe(0);
  await pass(1200);
  expect(query).not.toHaveBeenCalled();
});

it('its time begins with the first call in any process, and after it everything is open again', async () => {
  const [one, two] = pair('curto', 5, 30);
  expect(await passed(one, 9)).toBe(5);
  await pass(150);
  // The first call tells of itself and learns; those after it are refused.
  await passed(two, 1);
  await pass(150);
  expect(await passed(two, 3)).toBe(0);
  // The time has passed for the database as well.
  await here.pool.query(`UPDATE limites SET expire = 0 WHERE key = 'curto:k'`);
  await pass(31_000);
  expect(await passed(two, 9)).toBe(5);
});

it('a process that cannot reach the database counts alone, and refuses nobody for that', async () => {
  const away = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/nada', connectionTimeoutMillis: 200 });
  const lines: string[] = [];
  const alone = createGatheredLimiter(away, {
    name: 'só',
    points: 10,
    seconds: 60,
    log: createLog('warn', { write: (line: string) => lines.push(line) }),
  });
  expect(await passed(alone, 4)).toBe(4);
  await pass(60);
  await expect.poll(() => lines.join()).toContain('could not tell other processes');
  expect(await passed(alone, 20)).toBe(6);
  await away.end();
});

it('two web processes together answer a session as often as one may, then 429 with the time to wait', async () => {
  const urls: string[] = [];
  for (const limiter of pair('http', 50)) {
    const server = createHttpServer({
      log,
      trustProxy: false,
      authenticate: async () => ({ id: 1, username: 'admin', sessionId: 7 }),
      apiLimiter: limiter,
    });
    server.get('/api/nada', { config: { access: 'admin' } }, () => ({}));
    await server.listen({ host: '127.0.0.1', port: 0 });
    servers.push(server);
    urls.push(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/nada`);
  }
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
  const get = (n: number) => fetch(urls[n % 2]!, { headers });
  let answered = 0;
  for (let n = 0; n < 120; n += 1) {
    const { status } = await get(n);
    if (status === 200) answered += 1;
    if (n % 10 === 9) await pass(60);
  }
  expect(answered).toBeGreaterThanOrEqual(50);
  expect(answered).toBeLessThanOrEqual(60);
  for (const n of [0, 1]) {
    const refused = await get(n);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
