import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createImages } from '#server/adapters/images/create.ts';
import type { Images } from '#server/adapters/images/port.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import type { Outside } from '#server/outside.ts';

/** Answers of one kind by what was asked; failures are not kept. */
function remembering(max: number) {
  const known = new LRUCache<string, object>({ max });
  return async <Answer extends object>(
    bytes: Uint8Array,
    question: unknown[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const key = createHash('sha256').update(bytes).update(JSON.stringify(question)).digest('base64');
    const answer = (known.get(key) as Answer | undefined) ?? (await ask());
    known.set(key, answer);
    // Whoever has it may change it.
    return structuredClone(answer);
  };
}

/**
 * Pictures and documents as the product reads them, each once by a process: test files lay out the
 * same folders again and again. What the readers do has tests of its own beside them.
 */
function rememberedReaders(): Pick<Outside, 'images' | 'pdf'> {
  const images = createImages();
  const pdf = createPdf();
  const ofPictures = remembering(150);
  const ofDocuments = remembering(150);
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
      figures: (bytes, options) => pdf.figures(bytes, options),
      // The next product of this process reads with the same threads; idle they end by themselves.
      close: async () => {},
    },
  };
}

export const readers = rememberedReaders();
