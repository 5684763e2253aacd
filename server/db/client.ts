import pg from 'pg';
import type { Config } from '#server/config.ts';
import { tooFullForEngine } from '#server/data-folder.ts';
import type { Log } from '#server/kernel/log.ts';
import { countChanges } from './changes.ts';
import { beginEngine } from './embedded/engine.ts';
import { lockDataDir } from './embedded/lock.ts';
import { primaryAmong } from './hosts.ts';
import { sendUnnamed } from './named-statement.ts';
import { type Db, noteLoss, queriesOver, type Tx } from './query-session.ts';
import { signalsWithin } from './signals.ts';
import { signalsBetween } from './signals-between.ts';
import { cleanErrors } from './without-values.ts';

export type { Db, Tx };

type PostgresConfig = Extract<Config['database'], { kind: 'postgres' }>;
/** A database handle or the caller's transaction. */
export type Queryable = Db | Tx;

export interface Database {
  /** Rejects if it cannot be opened; statements sent before wait for it. */
  opened: Promise<void>;
  db: Db;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  /** Work that needs a session of its own from one statement to the next, which a pooler may not give. */
  withSession<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Longest wait for a connection, after which the database counts as unreachable (503). */
const connectionTimeoutMillis = 5_000;

function withPool(pool: pg.Pool, engine: Database['engine'], log: Log, close: () => Promise<void>): Database {
  // The pool replaces broken connections; without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // The pool listens to idle connections only, but one may break within a transaction too.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      noteLoss(client, error);
      log.warn({ err: error }, 'database connection lost');
    });
    cleanErrors(client);
  });
  const opened = Promise.resolve();
  return { opened, db: queriesOver(pool), pool, engine, close, withSession: (work) => work(pool) };
}

const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };
/** How a server is reached; a pooler takes no limits, which belong to sessions that are not its clients'. */
const reaching = (url: string, limits: pg.PoolConfig): pg.PoolConfig => ({
  connectionString: url,
  ...primaryAmong(url),
  connectionTimeoutMillis,
  application_name: 'portal-do-corretor',
  keepAlive: true,
  ...limits,
});

function openPostgres(config: PostgresConfig, log: Log): Database {
  const { url, directUrl, poolSize = 10, unnamed = false } = config;
  const pool = new pg.Pool({ ...reaching(url, directUrl === undefined ? limits : {}), max: poolSize });
  if (unnamed) sendUnnamed(pool);
  const direct = reaching(directUrl ?? url, limits);
  const stopSignals = signalsBetween(pool, { log, listenOver: direct });
  const database = withPool(pool, 'postgres', log, async () => {
    await stopSignals();
    await pool.end();
  });
  if (directUrl === undefined) return database;
  return {
    ...database,
    async withSession(work) {
      const own = new pg.Pool({ ...direct, max: 1 });
      own.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
      return work(own).finally(() => own.end());
    },
  };
}

/**
 * Connections of the embedded engine share one session: no named prepared statements, no session settings,
 * and inside a transaction only its own handle (any other connection waits until it ends).
 */
async function openEmbedded(dataDir: string, dir: string, log: Log): Promise<Database> {
  const lock = lockDataDir(dataDir);
  try {
    const engine = await beginEngine(
      dir,
      (error) => {
        log.fatal({ err: error }, 'embedded database stopped');
        throw error;
      },
      { whyStuck: () => tooFullForEngine(dataDir) },
    );
    const pool = new pg.Pool({
      stream: () => engine.connect() as never,
      // Given in full, so that the driver's environment variables (PGUSER…) have no effect.
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      max: 8,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
    });
    countChanges(pool);
    sendUnnamed(pool);
    const database = withPool(pool, 'embedded', log, async () => {
      await pool.end();
      await engine.close();
      lock.release();
    });
    const opened = signalsWithin(pool, engine.ready).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    return { ...database, opened };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type Where = Pick<Config, 'database' | 'dataDir'>;

/**
 * The product's database: the PostgreSQL server of DATABASE_URL, or the embedded one in the data directory, which
 * is locked for this process (throws DataDirLockedError). The embedded one opens meanwhile (`opened`).
 */
export async function beginDatabase({ database, dataDir }: Where, log: Log): Promise<Database> {
  return database.kind === 'postgres'
    ? openPostgres(database, log)
    : await openEmbedded(dataDir, database.dir, log);
}

/** The same, once it is open. */
export async function openDatabase(config: Where, log: Log): Promise<Database> {
  const database = await beginDatabase(config, log);
  await database.opened;
  return database;
}
