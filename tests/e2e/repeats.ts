/**
 * Options of a test in a series: whether it repeats, on another list, width or scheme, what `npm test` covers
 * once. `npm run test:all` runs those too.
 */
export const repeats = (it: boolean) => ({ tag: it ? '@all' : [] });
