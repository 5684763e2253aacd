import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSingleKeys } from '#web/kit/keys.ts';
import { rowOf } from './row-of.ts';

interface Options {
  /** Row ids, in display order. */
  ids: readonly number[];
  /** The rows' container. */
  body: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
  onOpen: (index: number) => void;
  /** Toggles a row's selection, if selectable. */
  onChoose?: ((index: number) => void) | undefined;
}

/** Rows per Page Up and Page Down. */
const page = 10;

const controls = 'a[href], button, input';

/**
 * Keyboard navigation in a table: arrows, Home, End and pages between rows, right and left through a row's
 * buttons, Enter opens, space selects. Only one row is in the tab order, so that nobody tabs through
 * thousands. Focus stays nearby when its row is deleted.
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

  // The target row may have to be rendered first.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = rowAt(wanted.current);
    if (row) {
      wanted.current = null;
      row.focus({ preventScroll: true });
    }
  });

  // The focused row is gone: continue with the one in its place.
  useLayoutEffect(() => {
    if (lastIndex.current === null || heldId === null || found >= 0) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    go(lastIndex.current);
  });

  // After every render: rows come and go, and cell content is not ours to declare.
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      const order = Number(row.dataset.index) === held ? 0 : -1;
      for (const control of row.querySelectorAll<HTMLElement>(controls))
        if (control.tabIndex !== order) control.tabIndex = order;
    }
  });

  // From wherever one is: the first row, then one by one.
  const inHand = () =>
    lastIndex.current !== null && (body.current?.contains(document.activeElement) ?? false);
  const current = () => (inHand() ? held : -1);
  const step = (by: 1 | -1) => {
    if (ids.length === 0) return false;
    go(inHand() ? held + by : held);
    return true;
  };
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    e: () => current() >= 0 && onOpen(current()),
    x: () => current() >= 0 && onChoose !== undefined && onChoose(current()),
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
    // Enter on a button belongs to the button.
    else if (event.key === 'Enter' && event.target === row) onOpen(index);
    else if (event.key === ' ' && event.target === row && onChoose) onChoose(index);
    else return;
    event.preventDefault();
  }

  return {
    /** Index of the row in the tab order. */
    held,
    onKeyDown,
    onFocus(event: FocusEvent) {
      const row = rowOf(event);
      if (!row) return;
      lastIndex.current = Number(row.dataset.index);
      setHeldId(ids[lastIndex.current] ?? null);
    },
    onBlur(event: FocusEvent) {
      // Deleting a row loses focus to nothing; a leaving user moves it to something.
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) lastIndex.current = null;
    },
  };
}
