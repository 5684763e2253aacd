import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentKind, DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import { applyRegistro } from './apply-registro.ts';
import { kindFromName } from './document-kind.ts';
import { type ReadDocumentInput, readDocument as read } from './read-document.ts';
import { type PdfFile, type PdfSelection, selectPdfs as select } from './select-pdfs.ts';

/** Changes whenever the same bytes would be read differently: stored readings of another are stale. */
export const READING_VERSION = '1';

/** The PDFs of a listing worth reading, at most `limit`, and what became of the others. */
export function selectPdfs<File extends PdfFile>(files: File[], limit?: number): PdfSelection<File> {
  return select(files, limit);
}

/** What a PDF is by its name alone; 'outro' when the name says nothing. */
export function kindOfName(path: string): DocumentKind {
  return kindFromName(path);
}

/** Text of one PDF, or why there is none. Never fatal; rejects only when the signal aborts. */
export function readDocument(input: ReadDocumentInput): Promise<DocumentReading> {
  return read(input);
}

/** The facts with the registration number that a private certificate of the folder states. */
export function withRegistro(fatos: Fatos, readings: DocumentReading[]): Fatos {
  return applyRegistro(fatos, readings);
}
