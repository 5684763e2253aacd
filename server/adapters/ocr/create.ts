import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { idleThreadMs, threadModule } from '#server/project-files.ts';
import { pageOfWords } from './page-of-words.ts';
import { type Ocr, OcrError } from './port.ts';
import type { OcrAnswer, OcrRequest } from './protocol.ts';

/** A card takes about a second, ten on a busy machine. Anything longer is no card. */
const timeMs = 60_000;
/** The letters of a mark are large. */
const markSide = 500;

/**
 * Reads in a worker thread, one picture at a time: recognition blocks for a second or more, and a harmful
 * picture costs only the thread.
 */
export function createOcr(limits: { timeMs?: number } = {}): Ocr {
  const next = pLimit(1);
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(threadModule('adapters/ocr/worker'), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      execArgv: [],
      // The engine's output per picture is kept out of the server's log.
      stdout: true,
      stderr: true,
    });
    started.stdout.resume();
    started.stderr.resume();
    return started;
  }

  function drop(): void {
    clearTimeout(idle);
    const dropped = worker;
    worker = null;
    void dropped?.terminate();
  }

  function ask(request: OcrRequest, signal: AbortSignal): Promise<OcrAnswer> {
    clearTimeout(idle);
    worker ??= start();
    const asked = worker;
    asked.ref();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail(new OcrError('reading took too long')), limits.timeMs ?? timeMs);
      const abort = () => fail(signal.reason);
      const died = (cause: unknown) => fail(new OcrError('the reading thread ended', { cause }));
      const done = (answer: OcrAnswer) => {
        leave();
        asked.unref();
        idle = setTimeout(drop, idleThreadMs).unref();
        resolve(answer);
      };
      function leave() {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        asked.off('message', done).off('error', died).off('exit', died);
      }
      function fail(reason: unknown) {
        leave();
        drop();
        reject(reason);
      }
      signal.addEventListener('abort', abort, { once: true });
      asked.on('message', done).on('error', died).on('exit', died);
      // Copied, because the caller keeps the bytes.
      asked.postMessage(request);
    });
  }

  const read = (request: OcrRequest, signal: AbortSignal) =>
    next(async () => {
      signal.throwIfAborted();
      const answer = await ask(request, signal);
      if (!answer.ok) throw new OcrError(answer.message);
      return answer;
    });

  return {
    async readText(picture, side, signal) {
      const answer = await read({ picture, side, places: false }, signal);
      if (!('text' in answer)) throw new OcrError('the thread answered another question');
      return answer.text;
    },
    async readPage(picture, { side, page, width }, signal) {
      const answer = await read({ picture, side, places: true }, signal);
      if (!('page' in answer)) throw new OcrError('the thread answered another question');
      return pageOfWords(answer.page, page, width);
    },
    async readMark(picture, signal) {
      const answer = await read({ picture, side: markSide, places: true, mark: true }, signal);
      if (!('page' in answer)) throw new OcrError('the thread answered another question');
      return answer.page.words.map(({ text, confidence }) => ({ text, confidence }));
    },
    close: async () => drop(),
  };
}
