import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#server/kernel/log.ts';
import { createListeners, type Signal, type Signals, setSignals, signalChannel } from './signals.ts';

/** A connection that hears nothing of its own for so long is asked whether it still hears. */
const echoEveryMs = 30_000;
const echoLimitMs = 5_000;
const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** What is told outside of transactions is gathered for so long. */
const gatherMs = 50;

/** Tells signals, the first at once, those that follow together. */
function createSender(pool: pg.Pool, log: Log) {
  const waiting = new Set<Signal>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  function flush(): void {
    timer = undefined;
    if (closed || waiting.size === 0) return;
    const names = [...waiting];
    waiting.clear();
    timer = setTimeout(flush, gatherMs).unref();
    pool
      .query('SELECT pg_notify($1, name) FROM unnest($2::text[]) AS name', [signalChannel, names])
      .catch((error) => {
        if (!closed) log.warn({ err: error, names }, 'could not tell other processes of a change');
      });
  }
  return {
    send(signal: Signal): void {
      waiting.add(signal);
      if (!timer) flush();
    },
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** One connection that listens, while it lasts. */
async function hear(
  client: pg.PoolClient,
  { signal, tell, begun }: { signal: AbortSignal; tell: (payload: string) => void; begun: () => void },
): Promise<never> {
  const own = `portal_${randomBytes(8).toString('hex')}`;
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {});
  client.on('error', reject);
  client.on('end', () => reject(new Error('the connection ended')));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  let echoed = () => {};
  client.on('notification', ({ channel, payload = '' }) => (channel === own ? echoed() : tell(payload)));
  /** Between here and the server something may take a LISTEN and pass nothing on. */
  async function echo(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    echoed = resolve;
    await client.query(`NOTIFY ${own}`);
    const late = wait(echoLimitMs, undefined, { ref: false }).then(() => {
      throw new Error(
        'notifications do not come through: behind PgBouncer in transaction mode, DATABASE_DIRECT_URL is needed',
      );
    });
    await Promise.race([promise, late]);
  }
  const listening = async (): Promise<never> => {
    await client.query(`LISTEN ${signalChannel}; LISTEN ${own}`);
    await echo();
    begun();
    for (;;) {
      await wait(echoEveryMs, undefined, { ref: false, signal });
      await echo();
    }
  };
  return Promise.race([lost, listening()]);
}

/**
 * Signals between processes: PostgreSQL's notifications over a connection of their own, opened when somebody first
 * waits and again whenever it is lost, after which everybody looks once.
 */
export function signalsBetween(
  pool: pg.Pool,
  { listenOver, log }: { listenOver: pg.PoolConfig; log: Log },
): () => Promise<void> {
  const { on, tell, again } = createListeners();
  const sender = createSender(pool, log);
  const stopping = new AbortController();
  const { signal } = stopping;
  let hearing = false;
  let listening: Promise<void> | null = null;

  async function listen(): Promise<void> {
    const connections = new pg.Pool({ ...listenOver, max: 1, idleTimeoutMillis: 0 });
    connections.on('error', () => {});
    let pause = firstPauseMs;
    let told = false;
    while (!signal.aborted) {
      let client: pg.PoolClient | undefined;
      try {
        client = await connections.connect();
        await hear(client, {
          signal,
          tell,
          begun() {
            hearing = true;
            pause = firstPauseMs;
            if (told) log.info('hears of changes again');
            told = false;
            again();
          },
        });
      } catch (error) {
        if (!signal.aborted && !told)
          log.warn({ err: error }, 'does not hear of changes in the database: looks for them instead');
        told = true;
      } finally {
        const was = hearing;
        hearing = false;
        client?.release(true);
        // They wait for a signal that does not come.
        if (was && !signal.aborted) again();
      }
      await wait(pause * (0.5 + Math.random() / 2), undefined, { ref: false, signal }).catch(() => {});
      pause = Math.min(longestPauseMs, pause * 2);
    }
    await connections.end();
  }

  const signals: Signals = {
    on(name, heard) {
      listening ??= listen();
      return on(name, heard);
    },
    send: sender.send,
    isHearing: () => hearing,
    isLost: () => listening !== null && !hearing,
    again,
  };
  setSignals(pool, signals);
  return async () => {
    sender.close();
    stopping.abort();
    await listening;
  };
}
