import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFiles, durableStart, syncOnce } from './durable-files.ts';
import { engineCode } from './engine-code.ts';
import { createScheduler } from './scheduler.ts';

/**
 * Entry point of the engine's thread: opens the database of `workerData.dir`, then serves one connection per
 * port it receives. In its own thread a slow query blocks other queries, never the server.
 */
const { dir, idleTransactionMs } = workerData as { dir: string; idleTransactionMs?: number };

// One of a version that never synced.
syncOnce(dir);
const files = new DurableFiles(dir);
const engine = await PGlite.create({
  pgliteWasmModule: await engineCode(),
  extensions: { pg_trgm, unaccent },
  fs: files,
  // The default, 128 MB, is kept in memory once used; what is not here is in the system's cache of files.
  startParams: [...durableStart(PGlite.defaultStartParams), '-c', 'shared_buffers=16MB'],
});
const scheduler = createScheduler(engine, {
  files,
  idleTransactionMs,
  gaveUp: () => parentPort!.postMessage('gave up'),
});
let progress: number | null = null;

parentPort!.on('message', async (message: { connect: MessagePort } | 'close' | 'answer') => {
  if (message === 'answer') {
    const now = scheduler.progress();
    // Nothing to report while the same statement is running.
    if (now === null || now !== progress) parentPort!.postMessage('here');
    progress = now;
    return;
  }
  if (message !== 'close') {
    scheduler.connect(message.connect);
    return;
  }
  await scheduler.stop();
  await engine.close();
  parentPort!.close();
});
parentPort!.postMessage('ready');
