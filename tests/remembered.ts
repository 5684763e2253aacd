import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createImages } from '#server/adapters/images/create.ts';
import type { Images } from '#server/adapters/images/port.ts';
import { createOcr } from '#server/adapters/ocr/create.ts';
import type { Pdf, PdfFigure } from '#server/adapters/pdf/port.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import type { Outside } from '#server/outside.ts';

const keyOf = (bytes: Uint8Array, question: unknown[]): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(question)).digest('base64');

/** Answers of one kind by what was asked; failures are not kept. */
function remembering(max: number) {
  const known = new LRUCache<string, object>({ max });
  return async <Answer extends object>(
    bytes: Uint8Array,
    question: unknown[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const key = keyOf(bytes, question);
    const answer = (known.get(key) as Answer | undefined) ?? (await ask());
    known.set(key, answer);
    // Whoever has it may change it.
    return structuredClone(answer);
  };
}

type FigureStep = { figure: PdfFigure } | { page: number; isRead: boolean };

/** The pictures of documents that were looked through to their end, in the same steps. */
function rememberingFigures(ask: Pdf['figures']): Pdf['figures'] {
  const known = new LRUCache<string, FigureStep[]>({
    maxSize: 100_000_000,
    sizeCalculation: (steps) =>
      steps.reduce((sum, step) => sum + ('figure' in step ? step.figure.bytes.length : 1), 1),
  });
  return async function* figures(given, options = {}) {
    const bytes = await given();
    const key = keyOf(bytes, [options.from, options.maxPages]);
    const steps = known.get(key);
    for (const step of steps ?? []) {
      options.signal?.throwIfAborted();
      if ('figure' in step) yield structuredClone(step.figure);
      else await options.onPage?.(step.page, step.isRead);
    }
    if (steps) return;
    const seen: FigureStep[] = [];
    const onPage: typeof options.onPage = (page, isRead) => {
      seen.push({ page, isRead });
      return options.onPage?.(page, isRead);
    };
    // The reader keeps what it is given.
    for await (const figure of ask(async () => bytes.slice(), { ...options, onPage })) {
      seen.push({ figure: structuredClone(figure) });
      yield figure;
    }
    known.set(key, seen);
  };
}

/**
 * Pictures and documents as the product reads them, each once by a process: test files lay out the
 * same folders again and again. What the readers do has tests of its own beside them.
 */
function rememberedReaders(): Pick<Outside, 'images' | 'pdf' | 'ocr'> {
  const images = createImages();
  const pdf = createPdf();
  const ocr = createOcr();
  const ofPictures = remembering(150);
  const ofDocuments = remembering(150);
  const ofLetters = remembering(150);
  const remembered: Images = {
    process: (bytes, name) => ofPictures(bytes, ['process', name], () => images.process(bytes, name)),
    look: (bytes) => ofPictures(bytes, ['look'], () => images.look(bytes)),
    optimizeUpload: (bytes) => ofPictures(bytes, ['upload'], () => images.optimizeUpload(bytes)),
    reshape: (bytes, shape) => ofPictures(bytes, ['reshape', shape], () => images.reshape(bytes, shape)),
  };
  return {
    images: remembered,
    pdf: {
      read: (bytes, options) =>
        ofDocuments(bytes, ['read', options?.maxPages], () => pdf.read(bytes, options)),
      renderPage: (bytes, page, width) => pdf.renderPage(bytes, page, width),
      figures: rememberingFigures(pdf.figures),
      // The next product of this process reads with the same threads; idle they end by themselves.
      close: async () => {},
    },
    ocr: {
      readText: async (picture, side, signal) =>
        (
          await ofLetters(picture, [side], async () => ({
            text: await ocr.readText(picture, side, signal),
          }))
        ).text,
      readPage: (picture, given, signal) =>
        ofLetters(picture, [given], () => ocr.readPage(picture, given, signal)),
      readMark: (picture, signal) => ofLetters(picture, ['mark'], () => ocr.readMark(picture, signal)),
      close: async () => {},
    },
  };
}

export const readers = rememberedReaders();
