import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CrudRecord } from '#web/kit/crud/screen.ts';
import { cx } from '#web/kit/ui/cx.ts';
import type { RowsProps } from './data-table.tsx';
import { idsOf, useVisibleRows } from './partly-read.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { isControl } from './row-of.ts';
import { rowsToDraw } from './virtual-range.ts';

const usualHeight = 112;

/** A list on a phone: cards in the page's scroll; tapping one opens it. */
export function DataCards<Row extends CrudRecord>(props: RowsProps<Row>) {
  const { label, columns, rows, marked, busy, onOpen, actions, foot, selection } = props;
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  const ids = useMemo(() => idsOf(rows), [rows]);
  // Content above the list may change its height: a notice, the search.
  useLayoutEffect(() => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(top - above) > 1) setAbove(top);
  });
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) => rowsToDraw(range, -1),
    overscan: 6,
    gap: 8,
    scrollMargin: above,
    // The page's header covers the top.
    scrollPaddingStart: 72,
    initialRect: { width: 375, height: 800 },
  });

  useEffect(() => {
    const index = marked === null ? -1 : ids.indexOf(marked);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'center' });
  }, [marked, ids, virtual]);

  useVisibleRows({
    range: virtual.range,
    count: rows.length,
    listKey: props.listKey,
    onSight: props.onSight,
    toTop: () => window.scrollTo({ top: 0 }),
  });

  const title = columns.find((column) => column.onCard === 'title') ?? columns[0];
  const lines = columns.filter((column) => column !== title && column.onCard !== 'none');
  function openTapped(event: MouseEvent, row: Row) {
    const target = event.target as Element;
    // Taps in a sheet opened by a card's button bubble here through React.
    if (event.currentTarget.contains(target) && !isControl(target)) onOpen(row);
  }

  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        if (row === null)
          return (
            <li
              key={item.key}
              aria-busy="true"
              className="absolute inset-x-0 top-0 grid gap-2 rounded-xl border border-line bg-surface p-4"
              style={{ height: usualHeight, transform: `translateY(${item.start - above}px)` }}
            >
              <CardShape />
            </li>
          );
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the card's edit button does the same by keyboard
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            aria-busy={busy === row.id}
            onClick={(event) => openTapped(event, row)}
            className={cx(
              'absolute inset-x-0 top-0 flow-root rounded-xl border border-line bg-surface py-2.5 pr-1 pl-4 transition-colors aria-busy:opacity-50',
              (marked === row.id || selection?.has(row.id)) && 'bg-gold-soft',
            )}
            style={{ transform: `translateY(${item.start - above}px)` }}
          >
            {selection && (
              <div className="float-left -mt-0.5 -ml-3">
                <RowCheckbox
                  label={`Selecionar ${String(title?.value(row) ?? '')}`}
                  checked={selection.has(row.id)}
                  onChange={() => selection.toggle(row)}
                />
              </div>
            )}
            {!foot && <div className="float-right ml-2 flex [&_.button]:size-11">{actions(row)}</div>}
            <div className={cx('py-1 pr-3', selection && 'flow-root')}>
              <div className="font-medium break-words">{title?.cell?.(row) ?? title?.value(row)}</div>
              <dl className="mt-1 grid grid-cols-1 gap-0.5 text-[13px]">
                {lines.map((column) => {
                  const shown = column.cell ? column.cell(row) : column.value(row);
                  // Cards omit empty values.
                  if (shown === null || shown === '') return null;
                  return (
                    <div key={column.id} className="flex items-baseline gap-x-1.5 max-[22.5rem]:flex-wrap">
                      <dt className="shrink-0 text-muted">{column.label}:</dt>
                      <dd className="min-w-0 break-words">{shown}</dd>
                    </div>
                  );
                })}
              </dl>
            </div>
            {foot && (
              <div className="-mb-1 flex flex-wrap items-center justify-end gap-x-0.5 [&_.button]:min-h-11 [&_.button-ghost]:size-11">
                {foot(row)}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const CardShape = () => (
  <>
    <div className="skeleton h-4 w-2/3" />
    <div className="skeleton h-3.5 w-2/5" />
  </>
);

/** Placeholder cards while loading. */
export function CardSkeletons() {
  return (
    <ul aria-hidden="true" className="grid gap-2">
      {[1, 2, 3, 4, 5].map((key) => (
        <li key={key} className="grid gap-2 rounded-xl border border-line bg-surface p-4">
          <CardShape />
        </li>
      ))}
    </ul>
  );
}
