import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Ocr, OcrError } from '#server/adapters/ocr/port.ts';
import { privatePaperIn } from '#server/da-pasta-a-pagina/documentos/service.ts';

/** Pixels of the longest side: enough for the words that name a paper. */
const side = 1_600;
const pageWidth = 595;
/** A picture with fewer lines of letters is no paper. */
const leastLines = 4;

/** Whether a picture is a photographed or scanned private paper, by the words on it. */
export const privateChecker =
  ({ ocr, signal }: { ocr: Ocr; signal: AbortSignal }) =>
  async (bytes: Uint8Array, measures: ImageMeasures): Promise<boolean> => {
    if ((measures.writtenLines ?? 0) < leastLines) return false;
    try {
      const page = await ocr.readPage(bytes, { side, page: 1, width: pageWidth }, signal);
      return privatePaperIn([page]) !== null;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OcrError) return false;
      throw error;
    }
  };
