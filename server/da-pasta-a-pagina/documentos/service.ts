import { applyRegistro } from './apply-registro.ts';
import { kindFromName } from './document-kind.ts';
import {
  withDrawnPages as addDrawnPages,
  drawnPages as findDrawnPages,
  withoutDrawnPages as leaveDrawnPages,
  readDrawnPages as readPictures,
} from './drawn-pages.ts';
import { privateByContent } from './private-by-content.ts';
import { readDocument as readOne } from './read-document.ts';
import { readScanned as readScan } from './read-scanned.ts';
import { readSheet as readOneSheet } from './read-sheet.ts';
import {
  isStrange,
  type Looked as LookedAt,
  type PdfFile,
  type PdfSelection as Selection,
  selectPdfs as select,
  strangeReading,
} from './select-pdfs.ts';
import { isSheet as isSpreadsheet, selectSheets as selectSpreadsheets } from './select-sheets.ts';
import { sheetText as wordsOfSheet } from './sheet-text.ts';
import { leftOut } from './texts.ts';

/** Changes whenever the same bytes would be read differently; readings of other versions are stale. */
export const READING_VERSION = '1';

/** The PDFs worth reading, at most `limit`, and the outcomes of the others. */
export const selectPdfs = select;

export type PdfSelection<File extends PdfFile> = Selection<File>;

/** What a look at a PDF told. */
export type Looked = LookedAt;

/** Documents that are no sales material in Portuguese, and why they are left out. */
export const strangers = { is: isStrange, reading: strangeReading };

/** The spreadsheets worth reading. */
export const selectSheets = selectSpreadsheets;

/** Whether a file is a spreadsheet that can be read. */
export const isSheet = isSpreadsheet;

/** What a spreadsheet says in words beside its rows of units; null if nothing. */
export const sheetText = wordsOfSheet;

/** A spreadsheet as a document, or why it cannot be read. Never fatal; rejects only on abort. */
export const readSheet = readOneSheet;

/** A scanned price table as the OCR sees it; null if nothing is to be read. Rejects only on abort. */
export const readScanned = readScan;

/** The pages of a folder's readings that are to be read off their pictures, likeliest to tell much first. */
export const drawnPages = findDrawnPages;

/** Pages of a document as their pictures tell them. Rejects only on abort. */
export const readDrawnPages = readPictures;

/** A reading with pages that were read off their pictures; a private paper is told by them. */
export const withDrawnPages = addDrawnPages;

/** A document as its written pages tell it. */
export const withoutDrawnPages = leaveDrawnPages;

/** The kind of a PDF by its name; 'outro' if unclear. */
export const kindOfName = kindFromName;

/** Text of one PDF, or why there is none. Never fatal; rejects only on abort. */
export const readDocument = readOne;

/** A document that is left out, as its outcome. */
export const leftOutReading = leftOut;

/** Adds the registration number from a private certificate of the folder. */
export const withRegistro = applyRegistro;

/** The kind of private paper by its text, or null. */
export const privatePaperIn = privateByContent;
