import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { threadModule } from '#server/project-files.ts';
import type { CreationFailure } from './create.ts';
import type { EngineCode, FirstMessage } from './engine-code.ts';
import { PortStream } from './port-stream.ts';

export interface Engine {
  /** Rejects if the database cannot be opened. Connections may be asked for before; they wait. */
  ready: Promise<void>;
  /** A new connection, in the form the PostgreSQL driver expects as its `stream`. */
  connect(): Duplex;
  close(): Promise<void>;
}

interface EngineOptions {
  idleTransactionMs?: number;
  /** After this silence it may be stuck; or a statement just takes long. */
  silentMs?: number;
  /**
   * Why it could not be created or may never answer again, or null. Without disk space for its log PostgreSQL gives up; PGlite
   * reports it, or loops forever. It is then terminated: what it had stored is there at the next start.
   */
  whyStuck?: () => Promise<Error | null>;
}

/** PGlite's code, compiled by the first thread that needs it, so that all databases share its optimised form. */
let compiled: Promise<EngineCode | undefined> | undefined;

/**
 * The engine's thread. It is begun at once, and compiles by itself: this thread is busy loading the program, and would
 * let it wait.
 */
async function engineThread(data: object): Promise<Worker> {
  const code = compiled && (await compiled);
  const worker = new Worker(threadModule('db/embedded/engine-worker'), {
    workerData: { ...data, code },
    execArgv: [],
  });
  if (!code)
    compiled = new Promise((resolve) => {
      worker.once('message', (first: FirstMessage) => resolve(first.code));
      worker.once('exit', () => resolve(undefined));
    });
  return worker;
}

/** Creates the database in `dir`, whole or not at all. Throws what the creating process says. */
async function createDatabase(dir: string): Promise<void> {
  // Code that runs once: its optimised form would take another 400 MB and as long.
  const execArgv = ['--liftoff-only'];
  const creating = fork(fileURLToPath(threadModule('db/embedded/create')), [dir], { execArgv });
  let failure: CreationFailure | undefined;
  creating.once('message', (said: CreationFailure) => {
    failure = said;
  });
  const [[code, signal]] = await Promise.all([once(creating, 'exit'), once(creating, 'disconnect')]);
  if (failure) throw Object.assign(new Error(failure.message), { code: failure.code });
  if (!existsSync(dir)) throw new Error(`the database's creation ended early (${signal ?? code})`);
}

/**
 * Begins PostgreSQL inside this process (PGlite) in its own thread, with its files in `dir`, which are
 * created if missing. The caller holds the directory's lock. `onFailure` is called if the thread dies after
 * it was ready: nothing can be stored any more.
 */
export async function beginEngine(
  dir: string,
  onFailure: (error: Error) => void,
  { silentMs = 15_000, whyStuck, ...options }: EngineOptions = {},
): Promise<Engine> {
  if (!existsSync(dir))
    await createDatabase(dir).catch(async (error: unknown) => {
      throw (await whyStuck?.()) ?? error;
    });
  const worker = await engineThread({ dir, ...options });
  let closing = false;
  let ended = false;
  let stuck: Error | null = null;
  let watch: NodeJS.Timeout | undefined;
  let heard = 0;
  worker.once('exit', () => {
    ended = true;
  });
  const opened = new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === 'ready' && resolve());
    worker.once('error', reject);
  });
  const ready = opened.then(() => {
    worker.on('error', onFailure);
    worker.on('exit', (code) => {
      clearInterval(watch);
      if (!closing) onFailure(stuck ?? new Error(`database thread ended with code ${code}`));
    });
    heard = performance.now();
    watch = setInterval(() => {
      worker.postMessage('answer');
      if (performance.now() - heard >= silentMs) void endIfStuck(null);
    }, silentMs / 3);
    watch.unref();
  });
  async function endIfStuck(otherwise: Error | null): Promise<void> {
    stuck ??= (await whyStuck?.()) ?? otherwise;
    if (stuck) await worker.terminate();
  }
  worker.on('message', (message: 'here' | 'gave up') => {
    heard = performance.now();
    if (message === 'gave up') void endIfStuck(new Error('the database gave up'));
  });
  return {
    ready,
    connect: () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ connect: port2 }, [port2]);
      return new PortStream(port1);
    },
    close: async () => {
      closing = true;
      clearInterval(watch);
      if (ended) return;
      const end = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close');
      await end;
    },
  };
}

/** The same, once it is ready. */
export async function startEngine(...given: Parameters<typeof beginEngine>): Promise<Engine> {
  const engine = await beginEngine(...given);
  await engine.ready;
  return engine;
}
