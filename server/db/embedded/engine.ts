import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { MessageChannel, Worker } from 'node:worker_threads';
import { threadModule } from '#server/project-files.ts';
import { PortStream } from './port-stream.ts';

export interface Engine {
  /** A new connection, in the shape the PostgreSQL driver takes as its `stream`. */
  connect(): Duplex;
  close(): Promise<void>;
}

interface EngineOptions {
  idleTransactionMs?: number;
  /** Silent for so long, it may be stuck; a statement may just take long. */
  silentMs?: number;
  /**
   * Why it may never answer again, or null. Without room for a new piece of its log PostgreSQL gives up;
   * PGlite says so, or turns in circles. It is ended then: what it had stored is there at the next start.
   */
  whyStuck?: () => Promise<Error | null>;
}

// The types of the browser, where this name comes from, are none of the server's.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let compiled: Promise<object> | undefined;

/**
 * PGlite's code, compiled once for all databases of the process. They share it with whatever has been
 * optimised of it since, where each would begin with slow code of its own.
 */
function engineCode(): Promise<object> {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled ??= readFile(join(dist, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/**
 * Starts PostgreSQL inside this process (PGlite) on a thread of its own, with its files in `dir`;
 * makes them when there are none. The caller holds the lock of the directory.
 * `onFailure` is called when the thread dies by itself: nothing can be stored any more.
 */
export async function startEngine(
  dir: string,
  onFailure: (error: Error) => void,
  { silentMs = 15_000, whyStuck, ...options }: EngineOptions = {},
): Promise<Engine> {
  const worker = new Worker(threadModule('db/embedded/engine-worker'), {
    workerData: { dir, code: await engineCode(), ...options },
    execArgv: [],
  });
  let closing = false;
  let ended = false;
  worker.once('exit', () => {
    ended = true;
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on('error', onFailure);
  let stuck: Error | null = null;
  worker.on('exit', (code) => {
    clearInterval(watch);
    if (!closing) onFailure(stuck ?? new Error(`database thread ended with code ${code}`));
  });
  let heard = performance.now();
  async function endIfStuck(otherwise: Error | null): Promise<void> {
    stuck ??= (await whyStuck?.()) ?? otherwise;
    if (stuck) await worker.terminate();
  }
  worker.on('message', (message: 'here' | 'gave up') => {
    heard = performance.now();
    if (message === 'gave up') void endIfStuck(new Error('the database gave up'));
  });
  const watch = setInterval(() => {
    worker.postMessage('answer');
    if (performance.now() - heard >= silentMs) void endIfStuck(null);
  }, silentMs / 3);
  watch.unref();
  return {
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
