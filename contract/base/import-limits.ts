import { megabyte } from './units.ts';

/** Limits of one import, apart from its schemas so that a worker need not load those. */
export const maxImportRows = 50_000;
/** The body of one import: 50,000 rows with room to spare. */
export const maxImportBytes = 20 * megabyte;
