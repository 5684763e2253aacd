import { memo, type ReactNode } from 'react';
import type { Column, CrudRecord } from '#web/kit/crud/screen.ts';
import { RowCheckbox } from '#web/kit/table/row-checkbox.tsx';
import { cx } from '#web/kit/ui/cx.ts';

interface Props<Row extends CrudRecord> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  height: number;
  /** Whether it has keyboard focus. */
  held: boolean;
  marked: boolean;
  busy: boolean;
  /** The buttons of a row. */
  actions: (row: Row) => ReactNode;
  /** Undefined if rows are not selectable. */
  chosen?: boolean | undefined;
  onChoose?: ((row: Row) => void) | undefined;
}

function Row<Row extends CrudRecord>({
  row,
  index,
  columns,
  height,
  held,
  marked,
  busy,
  actions,
  chosen,
  onChoose,
}: Props<Row>) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-busy={busy}
      tabIndex={held ? 0 : -1}
      className={cx(
        'cursor-pointer transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-busy:opacity-50 [&>td]:border-b [&>td]:border-line last:[&>td]:border-b-0',
        marked || chosen ? 'bg-gold-soft' : 'bg-surface',
      )}
      style={{ height }}
    >
      {onChoose && (
        <td className="p-0">
          <RowCheckbox
            label={`Selecionar ${String(columns[0]?.value(row) ?? '')}`}
            checked={chosen === true}
            onChange={() => onChoose(row)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={cx(
            'py-0 pr-4',
            onChoose && place === 0 ? 'pl-1' : 'pl-4',
            place === 0 && 'font-medium',
            column.align === 'right' && 'text-right tabular-nums',
          )}
        >
          {/* Truncated text is shown on hover; custom cells handle it themselves. */}
          <div
            className="truncate"
            data-hint={column.cell ? undefined : String(column.value(row) ?? '') || undefined}
          >
            {column.cell?.(row) ?? column.value(row)}
          </div>
        </td>
      ))}
      <td className="fading sticky right-0 z-10 bg-inherit py-0 pr-2 pl-0">
        <div className="flex justify-end">{actions(row)}</div>
      </td>
    </tr>
  );
}

/** A table row. Scrolling and typing re-render only changed ones. */
export const DataRow = memo(Row) as typeof Row;
