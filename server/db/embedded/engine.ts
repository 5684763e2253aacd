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
  options: { idleTransactionMs?: number } = {},
): Promise<Engine> {
  const worker = new Worker(threadModule('db/embedded/engine-worker'), {
    workerData: { dir, code: await engineCode(), ...options },
    execArgv: [],
  });
  let closing = false;
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on('error', onFailure);
  worker.on('exit', (code) => {
    if (!closing) onFailure(new Error(`database thread ended with code ${code}`));
  });
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ connect: port2 }, [port2]);
      return new PortStream(port1);
    },
    close: async () => {
      closing = true;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close');
      await ended;
    },
  };
}
