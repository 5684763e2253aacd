import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  columns: readonly { id: string }[];
  rowHeight: number;
  index: number;
  /** The keyboard is on it: it takes the focus until the row itself is there. */
  held?: boolean;
  /** Stands in a table of which nothing is known yet. */
  hidden?: boolean;
  /** There is a column to choose rows by. */
  choice?: boolean;
}

/** The shape of a row that is being read. */
export function SkeletonRow({
  columns,
  rowHeight,
  index,
  held = false,
  hidden = false,
  choice = false,
}: Props) {
  return (
    <tr
      {...(hidden
        ? { 'aria-hidden': true }
        : { 'data-index': index, 'aria-rowindex': index + 2, 'aria-busy': true, tabIndex: held ? 0 : -1 })}
      className="focus-visible:-outline-offset-2"
      style={{ height: rowHeight }}
    >
      {choice && <td className="border-b border-line" />}
      {columns.map(({ id }, place) => (
        <td key={id} className="border-b border-line px-4">
          <div className={cx('skeleton h-4', (index + place) % 3 === 0 ? 'w-3/5' : 'w-2/5')} />
        </td>
      ))}
      <td className="border-b border-line" />
    </tr>
  );
}
