import { megabyte } from './units.ts';

/** Import limits, separate from the schemas so that a worker need not load those. */
export const maxImportRows = 50_000;
/** Largest import body: room for 50,000 rows. */
export const maxImportBytes = 20 * megabyte;
