import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import {
  NodePgDatabase,
  type NodePgQueryResultHKT,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { QueryError } from './query-error.ts';

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;
export type Db = NodePgDatabase<NoSchema> & { $client: pg.Pool };
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, NoTables>;
type Client = pg.Pool | pg.PoolClient;
type Work<Result> = (tx: Tx) => Promise<Result>;
type AfterCommit = (pool: pg.Pool) => void;

/** Why a connection was lost: its users only learn that it is gone. */
const losses = new WeakMap<object, Error>();

/** Records why a connection was lost, for later errors on it. */
export const noteLoss = (client: pg.PoolClient, error: Error): void => {
  if (!losses.has(client)) losses.set(client, error);
};

const dialect = new PgDialect();

/** Runs work between two statements; the first failure is thrown, whatever fails afterwards. */
async function within<Result>(
  tx: Tx,
  [begin, commit, rollback]: readonly [string, string, string],
  { work, broken }: { work: Work<Result>; broken?: (error: Error) => void },
): Promise<Result> {
  await tx.execute(sql.raw(begin));
  try {
    const result = await work(tx);
    await tx.execute(sql.raw(commit));
    return result;
  } catch (error) {
    await tx.execute(sql.raw(rollback)).catch((failed: Error) => broken?.(failed));
    throw error;
  }
}

/**
 * The library's session with two differences: errors contain no bound values, and a transaction throws its
 * first failure instead of 'Failed query: rollback' on a lost connection.
 */
class QuerySession extends NodePgSession<NoSchema, NoTables> {
  readonly #client: Client;
  constructor(client: Client) {
    super(client, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery(...given: Parameters<NodePgSession<NoSchema, NoTables>['prepareQuery']>) {
    const client = this.#client;
    // The library puts every bound value into its error messages.
    const queryWithCache = async (statement: string, _values: unknown, query: () => Promise<unknown>) => {
      try {
        return await query();
      } catch (error) {
        const loss = losses.get(client);
        if (loss && error instanceof Error && error !== loss) error.cause ??= loss;
        throw new QueryError(statement, error);
      }
    };
    return Object.assign(super.prepareQuery(...given), { queryWithCache }) as never;
  }

  override async transaction<Result>(work: Work<Result>, config?: PgTransactionConfig): Promise<Result> {
    const settings = [
      config?.isolationLevel && `isolation level ${config.isolationLevel}`,
      config?.accessMode,
      config && config.deferrable !== undefined && (config.deferrable ? 'deferrable' : 'not deferrable'),
    ].filter(Boolean);
    const statements = [`begin ${settings.join(' ')}`.trim(), 'commit', 'rollback'] as const;
    const owned = this.#client instanceof pg.Pool ? await this.#client.connect() : null;
    let lost: Error | undefined;
    const tx = transactionOn(owned ?? this.#client);
    try {
      const result = await within(tx as unknown as Tx, statements, {
        work,
        broken: (error) => {
          lost = error;
        },
      });
      if (this.#client instanceof pg.Pool) for (const done of tx.afterCommit) done(this.#client);
      return result;
    } finally {
      // A connection that could not be rolled back is not reusable.
      owned?.release(lost);
    }
  }
}

class QueryTransaction extends NodePgTransaction<NoSchema, NoTables> {
  readonly #depth: number;
  readonly #session: QuerySession;
  /** Of the whole transaction, whatever savepoint it was asked in. */
  readonly afterCommit: Set<AfterCommit>;
  constructor(session: QuerySession, depth = 0, afterCommit = new Set<AfterCommit>()) {
    super(dialect, session, undefined, depth);
    this.#session = session;
    this.#depth = depth;
    this.afterCommit = afterCommit;
  }

  override transaction<Result>(work: Work<Result>): Promise<Result> {
    const name = `sp${this.#depth + 1}`;
    return within(
      new QueryTransaction(this.#session, this.#depth + 1, this.afterCommit) as unknown as Tx,
      [`savepoint ${name}`, `release savepoint ${name}`, `rollback to savepoint ${name}`],
      { work },
    );
  }
}

const transactionOn = (client: Client) => new QueryTransaction(new QuerySession(client));

/** Calls a function when a transaction on a pool has been committed, once however often it was asked for. */
export function onCommit(tx: Tx, done: AfterCommit): void {
  (tx as unknown as QueryTransaction).afterCommit.add(done);
}

/** Drizzle over a pool or a connection, as used throughout the product. */
export function queriesOver(client: Client): Db {
  const db = new NodePgDatabase(dialect, new QuerySession(client) as never, undefined);
  return Object.assign(db, { $client: client }) as unknown as Db;
}
