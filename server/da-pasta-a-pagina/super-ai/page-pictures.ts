import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { ImageError } from '#server/adapters/images/port.ts';
import type { PagePicture } from '#server/adapters/intelligence/port.ts';
import { PdfError } from '#server/adapters/pdf/port.ts';
import { folderPdfs } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { SuperAiDeps } from './context.ts';

/** A model is paid for each, and a title or a table tells enough. */
const mostPages = 8;
const mostBytes = 4_000_000;
/** Pixels of the longest side: running text of nine points is twelve pixels high. */
const side = 1_200;

type Context = Pick<SuperAiDeps, 'storage' | 'pdf' | 'images'> & {
  folder: { key: string; url: string };
  signal: AbortSignal;
};

/**
 * The pages of a folder's documents whose letters are drawn, scanned or broken, as small JPEGs, bounded in number and
 * bytes; made when an engine that sees asks for them. Only of documents whose letters were read here and are no
 * private paper's: of what nobody here could read nothing is sent.
 */
export function pagePictures(
  { storage, pdf, images, folder, signal }: Context,
  documents: DocumentText[],
  files: DriveFile[],
): () => Promise<PagePicture[]> {
  const wanted = documents
    .flatMap(({ path, pages }) => pages.filter(({ drawn }) => drawn).map(({ page }) => ({ path, page })))
    .slice(0, mostPages);
  return async () => {
    const made: PagePicture[] = [];
    let left = mostBytes;
    for (const { path, page } of wanted) {
      signal.throwIfAborted();
      const file = files.find((one) => one.path === path);
      const source = file && (await storage.get(folderPdfs.origem(folder, file)));
      if (!source) continue;
      try {
        const png = await pdf.renderPage(new Uint8Array(source.bytes), page, side);
        const shape = { width: side, height: side, fit: 'inside', format: 'jpeg' } as const;
        const { bytes } = await images.reshape(png, shape);
        if (bytes.byteLength > left) break;
        left -= bytes.byteLength;
        made.push({ path, page, jpeg: bytes });
      } catch (error) {
        // A page that cannot be drawn is read as far as its letters were.
        if (!(error instanceof PdfError || error instanceof ImageError)) throw error;
      }
    }
    return made;
  };
}
