/**
 * The first rows of a table whose every row takes a folder or a page of its own: `npm test` looks at
 * these, `npm run test:all` at all of them.
 */
export const some = <T>(rows: readonly T[], count = 3): readonly T[] =>
  process.env.TEST_DAILY ? rows.slice(0, count) : rows;

/** The draws of a property whose every draw is a page, a folder or a talk: a tenth of them in `npm test`. */
export const rounds = (all: number): number => (process.env.TEST_DAILY ? Math.ceil(all / 10) : all);
