import { isMarkedAsUntransferable } from 'node:worker_threads';
import pLimit from 'p-limit';
import { refuseBytes } from './inspect-bytes.ts';
import { type Pdf, PdfError } from './port.ts';
import type { PdfAnswer, PdfRequest } from './protocol.ts';
import { readFigures } from './read-figures.ts';
import { sentences } from './sentences.ts';
import { startThread, type Thread } from './thread.ts';

export interface PdfOptions {
  /** Documents read concurrently, each in its own thread. */
  threads?: number;
  timeMs?: number;
  memoryMb?: number;
  /** An idle thread is terminated after this time, freeing its memory. */
  idleMs?: number;
}

/** Default page limit per document. */
export const defaultMaxPages = 120;

/** Widest rendered page image, in pixels. */
const maxRenderWidth = 4000;

type DataRequest = Extract<PdfRequest, { data: Uint8Array }>;

/** Longest work on one picture of a document. */
const figureMs = 20_000;

/** The PDF reader: pdf.js in worker threads with time and memory limits per document. */
export function createPdf(options: PdfOptions = {}): Pdf {
  const limits = { timeMs: options.timeMs ?? 60_000, memoryMb: options.memoryMb ?? 512 };
  const idleMs = options.idleMs ?? 10_000;
  let free = options.threads ?? 2;
  let closed = false;
  const waiting: (() => void)[] = [];
  const idle = new Map<Thread, NodeJS.Timeout>();
  const busy = new Set<Thread>();
  const drawing = new Set<Thread>();

  function takeThread(): Thread {
    for (const [thread, timer] of idle) {
      clearTimeout(timer);
      idle.delete(thread);
      if (thread.alive) return thread;
    }
    return startThread(limits);
  }
  function keepThread(thread: Thread) {
    if (!thread.alive) return;
    const timer = setTimeout(() => {
      idle.delete(thread);
      void thread.stop();
    }, idleMs);
    timer.unref();
    idle.set(thread, timer);
  }

  async function run(request: DataRequest, signal?: AbortSignal): Promise<PdfAnswer & { ok: true }> {
    const refusal = refuseBytes(request.data);
    if (refusal) throw new PdfError(refusal, sentences[refusal]);
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (closed) throw new Error('the PDF reader is closed');
      signal?.throwIfAborted();
      const thread = takeThread();
      busy.add(thread);
      try {
        return await thread.run({ ...request, data: transferable(request.data) } as PdfRequest, signal);
      } finally {
        busy.delete(thread);
        if (closed) await thread.stop();
        else keepThread(thread);
      }
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  }

  /** Waits until no other document gives its pictures; the answer ends the turn. */
  const figureQueue = pLimit(1);
  const turn = () =>
    new Promise<() => void>((begin) => void figureQueue(() => new Promise<void>((end) => begin(end))));
  const startFigures = () => {
    const thread = startThread({ ...limits, timeMs: Math.min(limits.timeMs, figureMs) });
    for (const ended of drawing) if (!ended.alive) drawing.delete(ended);
    drawing.add(thread);
    return thread;
  };

  return {
    async read(bytes, { maxPages = defaultMaxPages, signal } = {}) {
      const answer = await run({ task: 'read', data: bytes, maxPages }, signal);
      if (!('pages' in answer)) throw new Error('the PDF worker answered another question');
      const { pageCount, pages } = answer;
      if (!pages.some((page) => page.lines.length > 0))
        throw new PdfError('sem-texto', sentences['sem-texto']);
      return { pageCount, pages };
    },
    async renderPage(bytes, page, width) {
      const answer = await run({
        task: 'render',
        data: bytes,
        page,
        width: Math.min(Math.max(1, Math.round(width)), maxRenderWidth),
      });
      if (!('png' in answer)) throw new Error('the PDF worker answered another question');
      return answer.png;
    },
    async *figures(given, figureOptions = {}) {
      const bytes = async () => {
        const read = await given();
        const refusal = refuseBytes(read);
        if (refusal) throw new PdfError(refusal, sentences[refusal]);
        return transferable(read);
      };
      // One document at a time: its pictures are worked on elsewhere, and would pile up there.
      const done = await turn();
      try {
        if (closed) throw new Error('the PDF reader is closed');
        yield* readFigures(startFigures, bytes, figureOptions);
      } finally {
        done();
      }
    },
    async close() {
      closed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...idle.keys(), ...busy, ...drawing].map((thread) => thread.stop()));
      idle.clear();
    },
  };
}

/** The bytes in a transferable buffer of their own; a slice of a shared one is copied. */
function transferable(bytes: Uint8Array): Uint8Array {
  const whole = bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer;
  return whole && !isMarkedAsUntransferable(bytes.buffer) ? bytes : bytes.slice();
}
