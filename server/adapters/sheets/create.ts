import { Worker } from 'node:worker_threads';
import { megabyte } from '#contract/base/units.ts';
import { threadModule } from '#server/project-files.ts';
import { SheetError, type Sheets } from './port.ts';
import type { SheetAnswer, SheetLimits, SheetRequest } from './protocol.ts';

export interface SheetOptions extends Partial<SheetLimits> {
  timeMs?: number;
  /** Heap of the thread that reads a file. */
  memoryMb?: number;
}

/** Reads each file in a thread of its own, which takes the damage the process would otherwise suffer. */
export function createSheets(options: SheetOptions = {}): Sheets {
  const limits = {
    unpackedBytes: options.unpackedBytes ?? 64 * megabyte,
    cells: options.cells ?? 400_000,
  };
  const timeMs = options.timeMs ?? 20_000;
  const memoryMb = options.memoryMb ?? 256;
  return {
    async read(bytes, { signal } = {}) {
      signal?.throwIfAborted();
      const worker = new Worker(threadModule('adapters/sheets/worker'), {
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
        execArgv: [],
      });
      const { promise, resolve, reject } = Promise.withResolvers<SheetAnswer>();
      const abort = () => reject(signal?.reason);
      const timer = setTimeout(() => reject(new SheetError('tempo-esgotado')), timeMs);
      signal?.addEventListener('abort', abort, { once: true });
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          new SheetError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'grande-demais' : 'corrompido', {
            cause: error,
          }),
        ),
      );
      worker.once('exit', () => reject(new SheetError('corrompido')));
      try {
        // A copy: the bytes may be part of a larger buffer, which is not ours to give away.
        const own = new Uint8Array(bytes);
        worker.postMessage({ bytes: own, limits } satisfies SheetRequest, [own.buffer]);
        const answer = await promise;
        if (!answer.ok) throw new SheetError(answer.reason, { cause: answer.detail });
        return answer.sheets;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        await worker.terminate();
      }
    },
  };
}
