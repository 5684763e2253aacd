import type { Range } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { drawnWhole } from './virtual-range.ts';

/** Ids of the rows; one that is not read yet has a number of its own below zero. */
export const idsOf = (rows: readonly ({ id: number } | null)[]): number[] =>
  rows.map((row, index) => row?.id ?? -index - 1);

interface Sight {
  range: Pick<Range, 'startIndex' | 'endIndex'> | null;
  count: number;
  /** Another value of it is another list. */
  listKey: string | undefined;
  onSight: ((first: number, last: number) => void) | undefined;
  /** Goes to the first row. */
  toTop: () => void;
}

/**
 * Tells which rows are drawn whenever others are, so that they can be read. Another list is shown from
 * its top: what was in sight of the one before says nothing about it.
 */
export function useSight({ range, count, listKey, onSight, toTop }: Sight) {
  const isWhole = count <= drawnWhole;
  const first = isWhole ? 0 : (range?.startIndex ?? 0);
  const last = isWhole ? count - 1 : (range?.endIndex ?? 0);
  const shown = useRef(listKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toTop` is another function at each drawing
  useEffect(() => {
    const isAnother = shown.current !== listKey;
    shown.current = listKey;
    if (isAnother) toTop();
    if (!isAnother || isWhole) onSight?.(first, Math.max(first, last));
  }, [onSight, first, last, listKey, isWhole]);
}
