/**
 * Details of a test of a row of them: whether it repeats on another list, width or scheme what `npm test`
 * has seen on one. `npm run test:all` runs those as well.
 */
export const repeats = (it: boolean) => ({ tag: it ? '@all' : [] });
