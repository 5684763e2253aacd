import { and, eq, isNull } from 'drizzle-orm';
import type { Images } from '#server/adapters/images/port.ts';
import { type Pdf, PdfError } from '#server/adapters/pdf/port.ts';
import type { Storage, StoredFile } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { noteSourceFile } from '#server/kernel/source-files.ts';
import { readMetadados } from './metadados.ts';

export interface PageImageDeps {
  db: Db;
  storage: Storage;
  pdf: Pdf;
  images: Images;
}

/** Width in pixels: sharp on a phone and on half a desktop screen. */
const width = 1400;
/** Height limit for a folded table printed as one long page. */
const tallest = 4000;

/**
 * The picture of a document's page, rendered once and stored beside it. Throws AppError 404, also for
 * documents not stored, and 422 for a page that cannot be rendered.
 */
export async function pageImage(
  { db, storage, pdf, images }: PageImageDeps,
  asked: { id: number; documento: string; pagina: number },
): Promise<StoredFile> {
  const [row] = await db
    .select({ metadados: empreendimentos.metadados })
    .from(empreendimentos)
    .where(and(eq(empreendimentos.id, asked.id), isNull(empreendimentos.excluidoEm)));
  if (!row) throw notFound('Empreendimento');
  const document = readMetadados(row.metadados).documentos.find(({ path }) => path === asked.documento);
  if (!document?.origem || asked.pagina > (document.pageCount ?? 0)) throw notFound('Página', 'f');
  return drawPage({ db, storage, pdf, images }, document.origem, asked.pagina);
}

/**
 * A page of a stored document (its storage key), rendered once and stored beside it. Throws AppError 404 for
 * a document no longer stored, and 422 for a page that cannot be rendered.
 */
export async function drawPage(
  { db, storage, pdf, images }: PageImageDeps,
  origem: string,
  pagina: number,
): Promise<StoredFile> {
  const key = origem.replace(/\.pdf$/, `-p${pagina}.webp`);
  const kept = await storage.get(key);
  if (kept) return kept;
  const source = await storage.get(origem);
  if (!source)
    throw new AppError(404, 'nao-encontrado', 'O documento não está mais guardado. Leia a pasta de novo.');
  try {
    const png = await pdf.renderPage(source.bytes, pagina, width);
    const shape = { width, height: tallest, fit: 'inside', format: 'webp' } as const;
    const { bytes } = await images.reshape(png, shape);
    await noteSourceFile(db, key);
    await storage.put(key, bytes, 'image/webp');
    return { bytes, contentType: 'image/webp' };
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    throw new AppError(422, 'pagina-ilegivel', 'Não foi possível desenhar esta página do documento', {
      cause: error,
    });
  }
}
