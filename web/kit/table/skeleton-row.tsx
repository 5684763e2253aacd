import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  columns: readonly { id: string }[];
  rowHeight: number;
  index: number;
  /** Has keyboard focus, keeping it until the row is loaded. */
  held?: boolean;
  /** In a table with no data yet. */
  hidden?: boolean;
  /** Whether there is a selection column. */
  choice?: boolean;
}

/** A placeholder row while loading. */
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
