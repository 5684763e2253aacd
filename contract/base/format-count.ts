/**
 * Formats a count in Portuguese: 5571 → '5.571'. Avoids Intl, whose first use costs a browser tens of
 * milliseconds.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
