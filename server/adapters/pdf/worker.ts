import { parentPort } from 'node:worker_threads';
import { createIsomorphicCanvasFactory, getDocumentProxy, renderPageAsImage } from 'unpdf';
import type { UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';
import { type Canvases, figuresOfPage } from './figures.ts';
import { placePiece } from './items.ts';
import { pageText } from './page-text.ts';
import type { PdfFigure } from './port.ts';
import type { PdfAnswer, PdfRequest } from './protocol.ts';

// Runs in a worker thread: one request at a time, one answer per request.

/** Larger pictures, in pixels, are omitted from a rendered page. */
const maxImagePixels = 50_000_000;

const canvasImport = () => import('@napi-rs/canvas');

type Options = NonNullable<Parameters<typeof getDocumentProxy>[1]>;
const options: Options = { verbosity: 0, maxImageSize: maxImagePixels, disableFontFace: true };

async function read(data: Uint8Array, maxPages: number): Promise<PdfAnswer> {
  const pdf = await getDocumentProxy(data, options);
  const pages = [];
  let failure: unknown = null;
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
      try {
        const page = await pdf.getPage(number);
        const viewport = page.getViewport({ scale: 1 });
        const content = await page.getTextContent({ disableNormalization: true });
        const pieces = content.items.flatMap((item) =>
          'str' in item ? [placePiece(item, viewport.transform)] : [],
        );
        pages.push(pageText(number, viewport.width, viewport.height, pieces));
        page.cleanup();
      } catch (error) {
        // A damaged page does not affect the others.
        failure = error;
      }
    }
    if (pages.length === 0) throw failure ?? new Error('document without pages');
    return { ok: true, pageCount: pdf.numPages, pages };
  } finally {
    await pdf.cleanup().catch(() => undefined);
  }
}

async function render(data: Uint8Array, page: number, width: number): Promise<PdfAnswer> {
  const CanvasFactory = await createIsomorphicCanvasFactory(canvasImport);
  const pdf = await getDocumentProxy(data, { ...options, CanvasFactory });
  return { ok: true, png: new Uint8Array(await renderPageAsImage(pdf, page, { canvasImport, width })) };
}

type Opened = { pdf: Awaited<ReturnType<typeof getDocumentProxy>>; canvases: Canvases };
let opened: Opened | null = null;
let current: { page: number; figures: AsyncGenerator<PdfFigure> } | null = null;

async function open(data: Uint8Array): Promise<PdfAnswer> {
  const CanvasFactory = await createIsomorphicCanvasFactory(canvasImport);
  const pdf = await getDocumentProxy(data, { ...options, CanvasFactory });
  opened = { pdf, canvases: new CanvasFactory() as unknown as Canvases };
  current = null;
  return { ok: true, pageCount: pdf.numPages };
}

async function nextFigure(page: number): Promise<PdfAnswer> {
  if (!opened) throw new Error('no document is open');
  if (current?.page !== page) current = { page, figures: figuresOfPage(opened.pdf, page, opened.canvases) };
  const { value } = await current.figures.next();
  return { ok: true, figure: value ?? null };
}

function answerTo(request: PdfRequest): Promise<PdfAnswer> {
  switch (request.task) {
    case 'read':
      return read(request.data, request.maxPages);
    case 'render':
      return render(request.data, request.page, request.width);
    case 'open':
      return open(request.data);
    case 'figure':
      return nextFigure(request.page);
  }
}

function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof Error && error.name === 'PasswordException') return 'protegido-por-senha';
  if (error instanceof RangeError && /alloc|array length|buffer/i.test(error.message))
    return 'memoria-esgotada';
  return 'corrompido';
}

parentPort?.on('message', async (request: PdfRequest) => {
  const answer = await answerTo(request).catch(
    (error: unknown): PdfAnswer => ({ ok: false, reason: reasonOf(error), detail: String(error) }),
  );
  parentPort?.postMessage(answer, ownedBy(answer));
});

/** Buffers that are handed over instead of copied. */
function ownedBy(answer: PdfAnswer): ArrayBuffer[] {
  if ('png' in answer) return [answer.png.buffer as ArrayBuffer];
  return 'figure' in answer && answer.figure ? [answer.figure.bytes.buffer as ArrayBuffer] : [];
}
