import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createApp } from '#server/app.ts';
import { type Config, createConfig } from '#server/config.ts';
import { type Database, type Db, openDatabase } from '#server/db/client.ts';
import { signalsOf } from '#server/db/signals.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import type { Deps } from '#server/parts.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { createTestDatabase } from './database/open.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { freePort } from './free-port.ts';
import { readers } from './remembered.ts';

interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; null if it is not. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  body: any;
}
interface CallOptions {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp {
  url: string;
  http: FastifyInstance;
  engine: Database['engine'];
  db: Db;
  pool: pg.Pool;
  config: Config;
  clock: FakeClock;
  /** Logs the administrator in and returns the token, used by later calls. */
  login(): Promise<string>;
  /** A real HTTP call, as the administrator after `login`; `token: null` is anonymous. */
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  get(path: string, options?: CallOptions): Promise<TestAnswer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<TestAnswer>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Overrides of a test's variables: 'RATE_LIMIT_LOGIN', 'INTELLIGENCE'… */
  env?: Record<string, string>;
  /** Adapters replacing the configured ones. */
  deps?: Partial<Deps>;
  /** Starts working on runs like `npm start`. */
  workers?: boolean;
  log?: Deps['log'];
}

export const testAdmin = { username: 'admin', password: 'senha de teste' };

/**
 * The whole product on its own database, listening on loopback, with a clock moved by the test. Login limits
 * are off unless set.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const files = await createTestDatabase();
  const config: Config = {
    ...createConfig({
      PORT: String(await freePort()),
      DATA_DIR: files.dataDir,
      LOCAL_FOLDERS_ROOT: join(files.dataDir, 'pastas'),
      ADMIN_USERNAME: testAdmin.username,
      ADMIN_PASSWORD: testAdmin.password,
      RATE_LIMIT_LOGIN: 'off',
      RATE_LIMIT_API: 'off',
      LOG_LEVEL: 'silent',
      SERVICE_CHECK_HOURS: 'off',
      DRIVE_WATCH_MINUTES: 'off',
      ...options.env,
    }),
    database: files.database,
    // The cheapest argon2id there is: tests sign in often.
    passwordHash: { memoryKib: 8, passes: 1 },
  };
  const log = options.log ?? createLog(config.logLevel);
  const clock = createFakeClock();
  const database = await openDatabase(config, log);
  const { db, pool } = database;
  // Timers do not follow a clock that is moved: whoever waits for a time looks again.
  const { advance } = clock;
  clock.advance = (milliseconds) => {
    advance(milliseconds);
    signalsOf(db).again();
  };
  await prepareDatabase(database, { ids: randomIds, config });
  const app = await createApp({
    config,
    db,
    pool,
    clock,
    log,
    ids: randomIds,
    compareAnswers: 'fail',
    ...options.deps,
    outside: { ...readers, ...options.deps?.outside },
  });
  await app.http.listen({ host: config.host, port: config.port });
  if (options.workers) await app.startWorkers();
  const url = `http://${config.host}:${config.port}`;
  let signedIn: string | null = null;

  async function call(method: string, path: string, given: CallOptions = {}): Promise<TestAnswer> {
    const token = given.token === undefined ? signedIn : given.token;
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      body: given.body === undefined ? undefined : JSON.stringify(given.body),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: isJson && text ? JSON.parse(text) : null,
    };
  }

  return {
    url,
    http: app.http,
    engine: database.engine,
    db,
    pool,
    config,
    clock,
    call,
    get: (path, given) => call('GET', path, given),
    post: (path, body, given) => call('POST', path, { ...given, body }),
    login: async () => {
      const answer = await call('POST', '/api/login', { body: testAdmin, token: null });
      if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${answer.text}`);
      signedIn = answer.body.token as string;
      return signedIn;
    },
    close: async () => {
      await app.stopWorkers();
      await app.http.close();
      await database.close();
      await files.remove();
    },
  };
}
