import type pg from 'pg';

/**
 * What is told to every process on the database: runs of a kind may be taken (`runs`), their order changed (`queue`),
 * one went on (`run`) or was stopped (`stopped`), a stream's session has its run (`sessions`), contacts of a channel are
 * due (`inbox`), e-mails or webhooks are, a list was written (`lists`).
 */
export type Signal =
  | `${'runs' | 'queue' | 'run' | 'stopped' | 'inbox'}:${string}`
  | 'sessions'
  | 'emails'
  | 'webhooks'
  | 'lists';

/** Wakes whoever waits for the database, in this process and in others. */
export interface Signals {
  /** Calls `heard` on each signal, and whenever one may have been missed. Returns the unsubscribe function. */
  on(signal: Signal, heard: () => void): () => void;
  /** Tells it outside of a transaction; the same within a few milliseconds is told once. */
  send(signal: Signal): void;
  /** Whether signals arrive. While they do not, whoever waits looks by itself. */
  isHearing(): boolean;
  /** Whether somebody waits for signals that do not arrive. */
  isLost(): boolean;
  /** Wakes everybody here: any signal may have been missed. */
  again(): void;
}

/** The channel all of it goes through, for triggers too (migration `avisos`). */
export const signalChannel = 'portal';

/** Who is called on which signal. */
export function createListeners() {
  const listeners = new Map<string, Set<() => void>>();
  return {
    on(signal: Signal, heard: () => void): () => void {
      const known = listeners.get(signal) ?? new Set();
      listeners.set(signal, known.add(heard));
      return () => {
        known.delete(heard);
        if (known.size === 0 && listeners.get(signal) === known) listeners.delete(signal);
      };
    },
    tell: (signal: string) => {
      for (const heard of [...(listeners.get(signal) ?? [])]) heard();
    },
    again: () => {
      for (const each of [...listeners.values()]) for (const heard of [...each]) heard();
    },
  };
}

const known = new WeakMap<pg.Pool, Signals>();

export const setSignals = (pool: pg.Pool, signals: Signals): void => void known.set(pool, signals);

/** Tells that a list was written, for what has no transaction of its own to be asked after. */
export const signalLists = (pool: pg.Pool): void => known.get(pool)?.send('lists');

/** Whether signals of a database are waited for in vain. */
export const areSignalsLost = (pool: pg.Pool): boolean => known.get(pool)?.isLost() ?? false;

/** The signals of a database. */
export function signalsOf({ $client: pool }: { $client: pg.Pool }): Signals {
  const signals = known.get(pool);
  if (!signals) throw new Error('a pool that was not opened by openDatabase has no signals');
  return signals;
}

/**
 * Signals of an engine only this process can open: all its connections share one session, and each hears what it
 * commits itself. They may be waited for before the engine is ready.
 */
export async function signalsWithin(pool: pg.Pool, ready: Promise<void>): Promise<void> {
  const { on, tell, again } = createListeners();
  pool.on('connect', (client) =>
    client.on('notification', ({ payload }) => {
      if (payload) tell(payload);
    }),
  );
  setSignals(pool, { on, again, send: tell, isHearing: () => true, isLost: () => false });
  await ready;
  await pool.query(`LISTEN ${signalChannel}`);
}
