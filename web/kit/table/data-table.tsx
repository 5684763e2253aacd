import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Column, CrudRecord } from '#web/kit/crud/screen.ts';
import { type Count, countOf } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { ColumnHeader } from './column-header.tsx';
import { DataRow } from './data-row.tsx';
import { idsOf, useVisibleRows } from './partly-read.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { isControl, rowOf } from './row-of.ts';
import { SkeletonRow } from './skeleton-row.tsx';
import type { Sort } from './url-state.ts';
import { useRowKeys } from './use-row-keys.ts';
import { drawnWhole, rowsToDraw } from './virtual-range.ts';

export interface RowsProps<Row extends CrudRecord> {
  /** 'Cidades' */
  label: string;
  columns: readonly Column<Row>[];
  /** Null for a row still loading. */
  rows: readonly (Row | null)[];
  /** How many there are, if not as many as rows. */
  matches?: Count | undefined;
  /** Id of a row to scroll to and highlight. */
  marked: number | null;
  /** Id of the row being processed. */
  busy: number | null;
  onOpen: (row: Row) => void;
  /** Called when a row gets the focus. */
  onHold?: ((row: Row) => void) | undefined;
  /** Called with the visible rows, to load them. */
  onSight?: ((first: number, last: number) => void) | undefined;
  /** A different value is a different list, shown from its top. */
  listKey?: string | undefined;
  /** The buttons of a row; must be a stable function. */
  actions: (row: Row) => ReactNode;
  /** If rows are selectable. */
  selection?: RowSelection<Row> | undefined;
  /** The foot of a card, instead of buttons beside its title. */
  foot?: ((row: Row) => ReactNode) | undefined;
}

/** The selection; a new object whenever it changes. */
export interface RowSelection<Row extends CrudRecord> {
  has: (id: number) => boolean;
  /** A stable function. */
  toggle: (row: Row) => void;
  /** How much of the list is selected. */
  state: 'none' | 'some' | 'all';
  /** Selects all matches, or nothing. */
  toggleAll: () => void;
}

interface Props<Row extends CrudRecord> extends RowsProps<Row> {
  rowHeight?: number | undefined;
  /** Rows of one line, with smaller buttons. */
  dense?: boolean;
  /** Width of the button column, in pixels. */
  actionsWidth: number;
  sorts: readonly Sort[];
  /** `among` adds to the present order. */
  onSort: (column: string, among: boolean) => void;
  /** Shows placeholder rows. */
  loading?: boolean;
}

const headHeight = 40;
const usualRowHeight = 44;
const leastColumnWidth = 140;
const choiceWidth = 44;
/** Number of rows of a table that does not tell it (WAI-ARIA). */
const unknownCount = -1;

/**
 * A virtualised table for thousands of rows, with sticky header and button column and keyboard navigation.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one table: head, rows in sight and keys share their state
export function DataTable<Row extends CrudRecord>(props: Props<Row>) {
  const { label, columns, rows, matches, sorts, onSort, actions, onOpen, marked, busy, actionsWidth } = props;
  const { rowHeight = usualRowHeight, loading = false, selection, dense = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = useMemo(() => idsOf(rows), [rows]);
  const heldIndex = useRef(0);
  // A completely rendered list needs no measuring, which would delay the first row.
  const isWhole = rows.length <= drawnWhole;
  const virtual = useVirtualizer({
    enabled: !isWhole,
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) => rowsToDraw(range, heldIndex.current),
    overscan: 8,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 1000, height: 800 },
  });
  const bringToSight = useCallback(
    (index: number, block: 'nearest' | 'center') => {
      if (isWhole) body.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block });
      else virtual.scrollToIndex(index, { align: block === 'center' ? 'center' : 'auto' });
    },
    [isWhole, virtual],
  );
  const openAt = (index: number) => {
    const row = rows[index];
    if (row) onOpen(row);
  };
  const chooseAt = (index: number) => {
    const row = rows[index];
    if (row) selection?.toggle(row);
  };
  const keys = useRowKeys({
    ids,
    body,
    scrollTo: (index) => bringToSight(index, 'nearest'),
    onOpen: openAt,
    onChoose: selection && chooseAt,
  });
  heldIndex.current = keys.held;

  useEffect(() => {
    const index = marked === null ? -1 : ids.indexOf(marked);
    if (index >= 0) bringToSight(index, 'center');
  }, [marked, ids, bringToSight]);

  function openClicked(event: MouseEvent) {
    const row = rowOf(event);
    if (row && !isControl(event.target) && !window.getSelection()?.toString())
      openAt(Number(row.dataset.index));
  }

  useVisibleRows({
    range: virtual.range,
    count: rows.length,
    listKey: props.listKey,
    onSight: props.onSight,
    toTop: () => box.current?.scrollTo({ top: 0 }),
  });

  const items = isWhole ? wholeItems(ids, rowHeight) : virtual.getVirtualItems();
  const span = columns.length + (selection ? 2 : 1);
  let drawnTo = headHeight;
  return (
    <div
      ref={box}
      className="relative max-h-[max(20rem,calc(100dvh-13.5rem))] scroll-pt-10 overflow-auto overscroll-contain rounded-xl border border-line bg-surface"
    >
      <table
        aria-label={label}
        aria-rowcount={typeof matches === 'object' ? unknownCount : rows.length + 1}
        aria-busy={loading}
        className={cx('w-full table-fixed border-separate border-spacing-0', dense && 'dense-table')}
        style={{ minWidth: leastWidth(columns, actionsWidth + (selection ? choiceWidth : 0)) }}
      >
        <colgroup>
          {selection && <col style={{ width: choiceWidth }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
          <col style={{ width: actionsWidth }} />
        </colgroup>
        <thead className="sticky top-0 z-20">
          <tr aria-rowindex={1} className="bg-sunken text-left [&>th]:border-b [&>th]:border-line">
            {selection && (
              <th scope="col" className="p-0">
                <RowCheckbox
                  label={`Selecionar tudo: ${countOf(matches ?? rows.length, 'registro', 'registros')}`}
                  checked={selection.state === 'all'}
                  mixed={selection.state === 'some'}
                  disabled={rows.length === 0}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map(({ id, label: name, align }, place) => (
              <ColumnHeader
                key={id}
                id={id}
                label={name}
                align={align}
                close={Boolean(selection) && place === 0}
                sorts={sorts}
                onSort={onSort}
              />
            ))}
            <th scope="col" className="fading sticky right-0 bg-inherit px-4 text-right">
              <span className="text-[13px] font-medium text-muted">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody
          ref={body}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => {
            keys.onFocus(event);
            const row = rows[Number(rowOf(event)?.dataset.index ?? -1)];
            if (row) props.onHold?.(row);
          }}
          onBlur={keys.onBlur}
          onClick={openClicked}
        >
          {loading &&
            [0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
              <SkeletonRow
                key={line}
                columns={columns}
                rowHeight={rowHeight}
                index={line}
                choice={Boolean(selection)}
                hidden
              />
            ))}
          {items.map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            const gap = item.start - drawnTo;
            drawnTo = item.end;
            return (
              <Fragment key={item.key}>
                <Spacer height={gap} span={span} />
                {row ? (
                  <DataRow
                    row={row}
                    index={item.index}
                    columns={columns}
                    height={rowHeight}
                    held={item.index === keys.held}
                    marked={marked === row.id}
                    busy={busy === row.id}
                    actions={actions}
                    chosen={selection?.has(row.id)}
                    onChoose={selection?.toggle}
                  />
                ) : (
                  <SkeletonRow
                    columns={columns}
                    rowHeight={rowHeight}
                    index={item.index}
                    held={item.index === keys.held}
                    choice={Boolean(selection)}
                  />
                )}
              </Fragment>
            );
          })}
          {!isWhole && <Spacer height={virtual.getTotalSize() - drawnTo} span={span} />}
        </tbody>
      </table>
    </div>
  );
}

/** Shares leave room for the others: of 1000 pixels a share of 30% leaves 700 for what has none. */
function leastWidth(columns: readonly { width?: string }[], beside: number): number {
  const sum = (ending: string) =>
    columns.reduce((all, { width }) => all + (width?.endsWith(ending) ? Number.parseInt(width, 10) : 0), 0);
  const free = columns.filter(({ width }) => width === undefined).length;
  const shared = Math.min(sum('%'), 90) / 100;
  const whole = (beside + sum('px') + free * leastColumnWidth) / (1 - shared);
  return Math.max(Math.ceil(whole), beside + columns.length * 80);
}

/** All rows in the form of virtual items. */
const wholeItems = (ids: readonly number[], height: number) =>
  ids.map((key, index) => ({
    key,
    index,
    start: headHeight + index * height,
    end: headHeight + (index + 1) * height,
  }));

/** Space of rows that are not rendered. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: such a row takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} className="p-0" style={{ height }} />
    </tr>
  );
}
