import { lazily } from './lazily.ts';

// Most lists arrive sorted.
const collator = lazily(() => new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }));

/** A sort key; null is a missing value. */
export type SortValue = string | number | null;

/**
 * Compares two values as Portuguese sorts them: case and accents ignored, embedded numbers by value ('Zona 2'
 * before 'Zona 10'), missing values last in both directions (TER-02).
 */
export function comparePtBr(left: SortValue, right: SortValue, descending = false): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const order =
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : collator().compare(String(left), String(right));
  return descending ? -order : order;
}
