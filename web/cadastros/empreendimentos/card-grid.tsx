import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { useSingleKeys } from '#web/kit/keys.ts';
import { drawnWhole } from '#web/kit/table/virtual-range.ts';

/** Cards rendered initially, and added per scroll step. */
const atFirst = 48;
const further = 96;
/** How far ahead cards are rendered. */
const ahead = '1500px';

export const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4';

interface Props {
  rows: readonly Empreendimento[];
  /** A different value is a different list, shown from its start. */
  listKey: string;
  /** Id of a card to scroll to. */
  marked: number | null;
  card: (row: Empreendimento) => ReactNode;
  onOpen: (row: Empreendimento) => void;
  /** Called when a card gets the focus. */
  onHold: (row: Empreendimento) => void;
}

/** Records that were brought in sight: once each, not at every visit while they stay marked. */
const broughtInSight = new Set<number>();

/** A list's cards. Short lists are rendered completely, long ones incrementally. */
export function CardGrid({ rows, listKey, marked, card, onOpen, onHold }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ listKey, count: atFirst });
  const wanted = drawn.listKey === listKey ? drawn.count : atFirst;
  const markedAt = marked === null ? -1 : rows.findIndex(({ id }) => id === marked);
  const count = rows.length <= drawnWhole ? rows.length : Math.max(wanted, markedAt + 1);

  useEffect(() => {
    if (!end.current || count >= rows.length) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setDrawn({ listKey, count: count + further });
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, rows.length, listKey]);

  useEffect(() => {
    if (marked === null || markedAt < 0 || broughtInSight.has(marked)) return;
    broughtInSight.add(marked);
    grid.current?.children[markedAt]?.scrollIntoView({ block: 'nearest' });
  }, [marked, markedAt]);

  /** The card with the focus, or with something in it that has it. */
  const current = () =>
    [...(grid.current?.children ?? [])].findIndex((each) => each.contains(document.activeElement));
  function step(by: 1 | -1) {
    const at = Math.max(0, Math.min(current() + by, count - 1));
    const next = grid.current?.children[at] as HTMLElement | undefined;
    next?.focus();
    return next !== undefined;
  }
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    e: () => {
      const row = rows[current()];
      return row !== undefined && onOpen(row);
    },
  });

  return (
    <>
      <ul
        ref={grid}
        className={gridClass}
        onFocus={() => {
          const row = rows[current()];
          if (row) onHold(row);
        }}
      >
        {rows.slice(0, count).map(card)}
      </ul>
      {count < rows.length && <div ref={end} className="h-px" />}
    </>
  );
}
