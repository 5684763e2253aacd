import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '#web/kit/ui/cx.ts';
import type { Sort } from './url-state.ts';

interface Props {
  id: string;
  label: string;
  align?: 'right' | undefined;
  /** Stands as close to the boxes before it as its cells. */
  close?: boolean;
  sorts: readonly Sort[];
  onSort: (column: string, among: boolean) => void;
}

/**
 * A column header: clicking sorts ascending, descending, then not at all (TER-02); with the shift key besides the columns
 * that already order.
 */
export function ColumnHeader({ id, label, align, close = false, sorts, onSort }: Props) {
  const place = sorts.findIndex(({ column }) => column === id);
  const order = place < 0 ? 'none' : sorts[place]?.descending ? 'descending' : 'ascending';
  const Icon = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }[order];
  return (
    <th scope="col" aria-sort={order} className="p-0 font-medium">
      <button
        type="button"
        onClick={(event) => onSort(id, event.shiftKey)}
        className={cx(
          'group flex select-none h-10 w-full items-center gap-1.5 pr-4 text-[13px] font-medium focus-visible:-outline-offset-2',
          order === 'none' ? 'text-muted hover:text-ink' : 'text-ink',
          close ? 'pl-1' : 'pl-4',
          align === 'right' && 'flex-row-reverse',
        )}
      >
        <span className="truncate">{label}</span>
        <Icon
          aria-hidden="true"
          className={cx(
            'size-3.5 shrink-0',
            // Invisible, it takes no space from the label.
            order === 'none'
              ? 'text-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'
              : 'text-gold-ink',
            order === 'none' && (align === 'right' ? '-ml-5' : '-mr-5'),
          )}
        />
        {place >= 0 && sorts.length > 1 && (
          <span className="-mx-1 text-[11px] text-gold-ink tabular-nums">{place + 1}</span>
        )}
      </button>
    </th>
  );
}
