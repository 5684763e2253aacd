import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';

/** Whether letters belong to a text input. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/**
 * Keyboard navigation of registrations: arrows move, one letter per decision, then the next one. Active while
 * a registration has focus.
 */
export function useQueue(rows: readonly Aprovacao[], keys: Record<string, (row: Aprovacao) => void>) {
  const [held, setHeld] = useState<number | null>(null);
  const [returned, setReturned] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastIndex = useRef(0);
  const found = rows.findIndex(({ id }) => id === held);
  // One that left the list is replaced by the one that moved up.
  const index = found >= 0 ? found : Math.min(lastIndex.current, rows.length - 1);
  const current = rows[index];
  useEffect(() => {
    if (found >= 0) lastIndex.current = found;
  }, [found]);

  /** Selection follows focus. */
  const choose = (row: Aprovacao | undefined) =>
    row && list.current?.querySelector<HTMLElement>(`[data-aprovacao="${row.id}"]`)?.focus();
  /** The next one after a decision. */
  const goOnFrom = (row: Aprovacao) => {
    const at = rows.findIndex(({ id }) => id === row.id);
    choose(rows[at + 1] ?? rows[at - 1]);
  };

  /** One taken back into the list is the chosen one again, not the one that had moved up. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: once its card is there
  useEffect(() => {
    const row = rows.find(({ id }) => id === returned);
    if (!row) return;
    setReturned(null);
    choose(row);
  }, [returned, rows]);
  const comeBack = (id: number) => {
    setHeld(id);
    setReturned(id);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || !current || isTyping(event.target)) return;
    const last = rows.length - 1;
    const places: Record<string, number> = {
      ArrowDown: Math.min(index + 1, last),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    const act = keys[event.key.toLowerCase()];
    if (place === undefined && !act) return;
    event.preventDefault();
    if (place !== undefined) choose(rows[place]);
    // A key held down decides about one person, not about everybody after them.
    else if (!event.repeat) act?.(current);
  }
  function onFocus(event: FocusEvent) {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-aprovacao]');
    if (card) setHeld(Number(card.dataset.aprovacao));
  }
  return { list, current, goOnFrom, comeBack, bind: { onKeyDown, onFocus } };
}
