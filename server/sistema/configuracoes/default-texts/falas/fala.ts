/** What Lisa says somewhere: title, when, and two or more ways of saying it, so that none is said twice in a row. */
export type Fala = readonly [titulo: string, quando: string, first: string, ...others: string[]];
