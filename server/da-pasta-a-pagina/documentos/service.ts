import { applyRegistro } from './apply-registro.ts';
import { kindFromName } from './document-kind.ts';
import { readDocument as readOne } from './read-document.ts';
import { selectPdfs as select } from './select-pdfs.ts';

/** Changes whenever the same bytes would be read differently: stored readings of another are stale. */
export const READING_VERSION = '1';

/** The PDFs of a listing worth reading, at most `limit`, and what became of the others. */
export const selectPdfs = select;

/** What a PDF is by its name alone; 'outro' when the name says nothing. */
export const kindOfName = kindFromName;

/** Text of one PDF, or why there is none. Never fatal; rejects only when the signal aborts. */
export const readDocument = readOne;

/** The facts with the registration number that a private certificate of the folder states. */
export const withRegistro = applyRegistro;
