import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { useSingleKeys } from '#web/kit/keys.ts';

/** What somebody is busy with, which an arriving list does not take the focus from. */
const inUse = 'input, textarea, select, button, [role="dialog"] *';

/**
 * Keyboard navigation of registrations, as in a mail program: arrows (or J and K) choose, Enter opens what is
 * known of the chosen one, Escape leads back, one letter per decision, then the next one. A letter decides
 * only while the list or the pane has the focus; from elsewhere it first leads there.
 */
export function useQueue(
  rows: readonly Aprovacao[],
  letters: Readonly<Record<string, (row: Aprovacao) => void>>,
  hasPane: boolean,
) {
  const [held, setHeld] = useState<number | null>(null);
  const [returned, setReturned] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLElement>(null);
  const lastIndex = useRef(0);
  const found = rows.findIndex(({ id }) => id === held);
  // One that left the list is replaced by the one that moved up.
  const index = found >= 0 ? found : Math.min(lastIndex.current, rows.length - 1);
  const current = rows[index];
  useEffect(() => {
    if (found >= 0) lastIndex.current = found;
  }, [found]);

  const cardOf = (row: Aprovacao | undefined) =>
    row && list.current?.querySelector<HTMLElement>(`[data-aprovacao="${row.id}"]`);
  /** Selection follows focus. */
  const choose = (row: Aprovacao | undefined) => cardOf(row)?.focus();
  /** The next one after a decision; where the list has it no more, the one that moved up into its place. */
  const goOnFrom = (row: Aprovacao) => {
    const at = rows.findIndex(({ id }) => id === row.id);
    choose(at < 0 ? current : (rows[at + 1] ?? rows[at - 1]));
  };
  /** What is known of the chosen one, from its heading on. */
  const openPane = () => pane.current?.querySelector<HTMLElement>('h2')?.focus();

  // Who arrives has the first one in hand: the keys work at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone
  useEffect(() => {
    if (hasPane && !document.activeElement?.matches(inUse)) cardOf(current)?.focus({ preventScroll: true });
  }, []);

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

  const isInHand = () =>
    [list, pane].some(({ current: part }) => part?.contains(document.activeElement) === true);
  const step = (by: 1 | -1) => {
    if (!current) return false;
    choose(isInHand() ? rows[Math.min(Math.max(index + by, 0), rows.length - 1)] : current);
    return true;
  };
  const decideBy = (letter: string) => (event: globalThis.KeyboardEvent) => {
    if (!current) return false;
    if (!isInHand()) choose(current);
    // A key held down decides about one person, not about everybody after them.
    else if (!event.repeat) letters[letter]?.(current);
    return true;
  };
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    ...Object.fromEntries(
      Object.keys(letters).flatMap((letter) => [
        [letter, decideBy(letter)],
        [letter.toUpperCase(), decideBy(letter)],
      ]),
    ),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
    if ((event.target as HTMLElement).matches('input:not([type="checkbox"]), textarea, select')) return;
    const places: Record<string, number> = {
      ArrowDown: Math.min(index + 1, rows.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: rows.length - 1,
    };
    const place = places[event.key];
    if (place !== undefined) choose(rows[place]);
    // Enter on a button belongs to the button.
    else if (event.key === 'Enter' && event.target === cardOf(current) && pane.current) openPane();
    else return;
    event.preventDefault();
  }
  function onFocus(event: FocusEvent) {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-aprovacao]');
    if (card) setHeld(Number(card.dataset.aprovacao));
  }
  const onPaneKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    choose(current);
  };
  return { list, pane, current, goOnFrom, comeBack, openPane, bind: { onKeyDown, onFocus }, onPaneKey };
}
