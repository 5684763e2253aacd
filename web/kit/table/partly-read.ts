import type { Range } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { drawnWhole } from './virtual-range.ts';

/** Row ids; rows not loaded yet get unique negative numbers. */
export const idsOf = (rows: readonly ({ id: number } | null)[]): number[] =>
  rows.map((row, index) => row?.id ?? -index - 1);

interface Sight {
  range: Pick<Range, 'startIndex' | 'endIndex'> | null;
  count: number;
  /** A different value is a different list. */
  listKey: string | undefined;
  onSight: ((first: number, last: number) => void) | undefined;
  /** Scrolls to the first row. */
  toTop: () => void;
}

/** Reports the rendered rows whenever they change, to load them. A different list starts at its top. */
export function useVisibleRows({ range, count, listKey, onSight, toTop }: Sight) {
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
