import { type FiguresOptions, PdfError, type PdfFigure } from './port.ts';
import type { PdfAnswer, PdfRequest } from './protocol.ts';
import type { Thread } from './thread.ts';

/** Pages given up before the document is. */
const mostGivenUp = 3;

/**
 * The pictures of a document, page by page, from a thread that is started again after a page beyond its
 * limits.
 */
export async function* readFigures(
  start: () => Thread,
  bytes: () => Promise<Uint8Array>,
  { from = 1, maxPages = Number.POSITIVE_INFINITY, signal, onPage }: FiguresOptions,
): AsyncGenerator<PdfFigure> {
  let thread: Thread | null = null;
  let givenUp = 0;
  let pages = Number.POSITIVE_INFINITY;
  const open = async (): Promise<Thread> => {
    const started = start();
    const { pageCount } = await ask(started, { task: 'open', data: await bytes() }, 'pageCount', signal);
    pages = Math.min(pageCount, maxPages);
    return started;
  };
  try {
    for (let page = from; page <= pages; page++) {
      thread ??= await open();
      if (page > pages) return;
      let isRead = true;
      for (;;) {
        const figure = await nextOf(thread, page, signal);
        if (figure === null) break;
        if (figure instanceof PdfError) {
          isRead = false;
          givenUp++;
          // A page whose content is broken leaves its thread alive.
          if (!thread.alive) thread = null;
          break;
        }
        yield figure;
      }
      await onPage?.(page, isRead);
      if (givenUp >= mostGivenUp) return;
    }
  } finally {
    await thread?.stop();
  }
}

async function nextOf(
  thread: Thread,
  page: number,
  signal?: AbortSignal,
): Promise<PdfFigure | null | PdfError> {
  try {
    return (await ask(thread, { task: 'figure', page }, 'figure', signal)).figure;
  } catch (error) {
    if (error instanceof PdfError) return error;
    throw error;
  }
}

type Given<Key extends string> = Extract<PdfAnswer, Record<Key, unknown>>;

async function ask<Key extends 'pageCount' | 'figure'>(
  thread: Thread,
  request: PdfRequest,
  key: Key,
  signal?: AbortSignal,
): Promise<Given<Key>> {
  const answer = await thread.run(request, signal);
  if (!(key in answer)) throw new Error('the PDF worker answered another question');
  return answer as Given<Key>;
}
