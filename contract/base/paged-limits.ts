/** How far matches are counted beyond what a page shows, and most values of a column answered. */
export const pagedLimits = { counted: 1_000, facets: 1_000 };
