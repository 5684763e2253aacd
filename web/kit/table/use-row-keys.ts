import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rowOf } from './row-of.ts';

interface Options {
  /** Ids of the rows, in the order shown. */
  ids: readonly number[];
  /** What the rows stand in. */
  body: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
  onOpen: (index: number) => void;
  /** Chooses a row, or lets it go, where rows can be chosen. */
  onChoose?: ((index: number) => void) | undefined;
}

/** How many rows Page Up and Page Down go. */
const page = 10;

const controls = 'a[href], button, input';

/**
 * Moves through the rows of a table by keyboard: arrows, Home, End and pages from row to row, right
 * and left through the buttons of one, Enter opens it, the space bar chooses it. One row is in the tab
 * order, with its buttons: nobody has to pass those of thousands to come behind the table. The focus
 * stays near when its row is deleted.
 */
export function useRowKeys({ ids, body, scrollTo, onOpen, onChoose }: Options) {
  const [heldId, setHeldId] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const lastIndex = useRef<number | null>(null);
  const found = heldId === null ? -1 : ids.indexOf(heldId);
  const held = Math.max(found, 0);

  const rowAt = (index: number) => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);

  function go(index: number) {
    const next = Math.min(Math.max(index, 0), ids.length - 1);
    const id = ids[next];
    if (id === undefined) return;
    wanted.current = next;
    setHeldId(id);
    scrollTo(next);
    if (id === heldId) rowAt(next)?.focus({ preventScroll: true });
  }

  // The row to go to may have to be drawn first.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = rowAt(wanted.current);
    if (row) {
      wanted.current = null;
      row.focus({ preventScroll: true });
    }
  });

  // The row that had the focus is gone: go on with the one in its place.
  useLayoutEffect(() => {
    if (lastIndex.current === null || heldId === null || found >= 0) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    go(lastIndex.current);
  });

  // After every drawing: rows come and go, and what their cells hold is not ours to declare.
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      const order = Number(row.dataset.index) === held ? 0 : -1;
      for (const control of row.querySelectorAll<HTMLElement>(controls))
        if (control.tabIndex !== order) control.tabIndex = order;
    }
  });

  function moveWithin(row: HTMLElement, step: 1 | -1) {
    const stops = [row, ...row.querySelectorAll<HTMLElement>(`:is(${controls}):not(:disabled)`)];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rowOf(event);
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = Number(row.dataset.index);
    const last = ids.length - 1;
    const goals = new Map([
      ['ArrowDown', index + 1],
      ['ArrowUp', index - 1],
      ['PageDown', index + page],
      ['PageUp', index - page],
      ['Home', 0],
      ['End', last],
    ]);
    const goal = goals.get(event.key);
    if (goal !== undefined) go(goal);
    else if (event.key === 'ArrowRight') moveWithin(row, 1);
    else if (event.key === 'ArrowLeft') moveWithin(row, -1);
    // Enter on a button is the button's.
    else if (event.key === 'Enter' && event.target === row) onOpen(index);
    else if (event.key === ' ' && event.target === row && onChoose) onChoose(index);
    else return;
    event.preventDefault();
  }

  return {
    /** Index of the row that is in the tab order. */
    held,
    onKeyDown,
    onFocus(event: FocusEvent) {
      const row = rowOf(event);
      if (!row) return;
      lastIndex.current = Number(row.dataset.index);
      setHeldId(ids[lastIndex.current] ?? null);
    },
    onBlur(event: FocusEvent) {
      // A deleted row gives the focus to nobody; whoever leaves gives it to something.
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) lastIndex.current = null;
    },
  };
}
