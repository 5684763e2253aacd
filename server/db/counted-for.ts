import { rowsPerPage } from '#contract/base/lists.ts';
import { pagedLimits } from '#contract/base/paged-limits.ts';

/** How far matches are counted for a page: more are told the further one has come. */
export const countedFor = (page: number): number =>
  pagedLimits.counted * (1 + Math.floor((page * rowsPerPage) / pagedLimits.counted));

/** A number of matches as it is answered, of which one more than `most` was looked for. */
export const counted = (found: number, most: number): { total: number; aoMenos?: true } =>
  found > most ? { total: most, aoMenos: true } : { total: found };
