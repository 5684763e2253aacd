/**
 * A count as it is read in Portuguese: 5571 → '5.571'. Without Intl, whose first use takes a browser
 * tens of milliseconds: sentences are made with it while a screen is waited for.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
