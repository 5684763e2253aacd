import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { rowsToDraw } from '#web/kit/table/virtual-range.ts';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';

export interface ChecklistRow {
  id: number;
  nome: string;
  /** Distinguishes equal names: its zone. */
  note: string;
}

interface Props {
  label: string;
  rows: readonly ChecklistRow[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

const pageLength = 6;

/**
 * A virtualised checklist of possibly thousands of rows. A single tab stop; arrows, Home and End navigate,
 * space toggles.
 */
export function BairroChecklist({ label, rows, chosen, onToggle }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const wantsFocus = useRef(false);
  const active = Math.min(at, rows.length - 1);
  const height = useMediaQuery('(pointer: coarse)') ? 44 : 36;
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    rangeExtractor: (range) => rowsToDraw(range, active),
    overscan: 8,
  });

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    scroller.current?.querySelector<HTMLInputElement>(`[data-index="${active}"] input`)?.focus();
  });

  function go(event: KeyboardEvent, to: number) {
    event.preventDefault();
    const next = Math.max(0, Math.min(to, rows.length - 1));
    wantsFocus.current = true;
    setAt(next);
    list.scrollToIndex(next);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') go(event, active + 1);
    else if (event.key === 'ArrowUp') go(event, active - 1);
    else if (event.key === 'PageDown') go(event, active + pageLength);
    else if (event.key === 'PageUp') go(event, active - pageLength);
    else if (event.key === 'Home') go(event, 0);
    else if (event.key === 'End') go(event, rows.length - 1);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll reliably
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      onKeyDown={press}
      className="max-h-60 overflow-y-auto overscroll-contain rounded-md border border-line py-1"
    >
      <div className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <label
              key={row.id}
              data-index={index}
              className="absolute inset-x-1 top-0 flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 hover:bg-sunken"
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-[#7a5c00]"
                checked={chosen.has(row.id)}
                tabIndex={index === active ? 0 : -1}
                onFocus={() => setAt(index)}
                onChange={() => onToggle(row.id)}
              />
              <span className="min-w-0 truncate">{row.nome}</span>
              <span className="ml-auto max-w-[45%] shrink-0 truncate text-[13px] text-muted">{row.note}</span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
