import { Worker } from 'node:worker_threads';
import { threadModule } from '#server/project-files.ts';
import { PdfError } from './port.ts';
import type { PdfAnswer, PdfRequest } from './protocol.ts';
import { sentences } from './sentences.ts';

export interface ThreadLimits {
  /** Time limit per request in ms. */
  timeMs: number;
  /** Memory limit of the thread in MB, heap and buffers. */
  memoryMb: number;
}

/**
 * A worker thread that handles one request at a time and takes the damage the process would otherwise suffer.
 */
export interface Thread {
  /** Rejects with PdfError, or with the signal's reason. A thread that had to be stopped is gone. */
  run(request: PdfRequest, signal?: AbortSignal): Promise<PdfAnswer & { ok: true }>;
  readonly alive: boolean;
  stop(): Promise<void>;
}

export function startThread(limits: ThreadLimits): Thread {
  const worker = new Worker(threadModule('adapters/pdf/worker'), {
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 64 },
    // pdf.js messages about damaged files are kept out of the server's log.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  let alive = true;
  let settle: ((outcome: PdfAnswer | Error) => void) | null = null;
  const die = (outcome: Error) => {
    alive = false;
    settle?.(outcome);
    void worker.terminate();
  };
  worker.on('message', (answer: PdfAnswer) => settle?.(answer));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    die(failure(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memoria-esgotada' : 'corrompido', error)),
  );
  worker.on('exit', () => die(failure('corrompido')));

  return {
    get alive() {
      return alive;
    },
    async stop() {
      alive = false;
      settle?.(failure('corrompido'));
      await worker.terminate();
    },
    async run(request, signal) {
      signal?.throwIfAborted();
      const { promise, resolve } = Promise.withResolvers<PdfAnswer | Error>();
      settle = resolve;
      worker.ref();
      const timer = setTimeout(() => die(failure('tempo-esgotado')), limits.timeMs);
      const watch = setInterval(() => {
        // The engine's own limit ignores buffers, where an inflated stream would grow.
        void heldMegabytes(worker).then((held) => {
          if (settle === resolve && held > limits.memoryMb) die(failure('memoria-esgotada'));
        });
      }, 200);
      const abort = () => die(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
      signal?.addEventListener('abort', abort, { once: true });
      try {
        worker.postMessage(request, 'data' in request ? [request.data.buffer as ArrayBuffer] : []);
        const outcome = await promise;
        if (outcome instanceof Error) throw outcome;
        if (!outcome.ok) throw failure(outcome.reason, outcome.detail);
        return outcome;
      } finally {
        settle = null;
        clearTimeout(timer);
        clearInterval(watch);
        signal?.removeEventListener('abort', abort);
        worker.unref();
      }
    },
  };
}

async function heldMegabytes(worker: Worker): Promise<number> {
  try {
    const heap = await worker.getHeapStatistics();
    return (heap.used_heap_size + heap.external_memory) / 2 ** 20;
  } catch {
    return 0;
  }
}

const failure = (reason: PdfError['reason'], cause?: unknown) =>
  new PdfError(reason, sentences[reason], { cause });
