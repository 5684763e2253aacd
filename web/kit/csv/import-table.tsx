import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef } from 'react';
import { doubtsOf, type FileRow, longerName, type Plan } from '#web/kit/csv/import-plan.ts';
import { ImportRow } from '#web/kit/csv/import-row.tsx';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';

interface Props {
  columns: CsvColumn<never>[];
  rows: FileRow[];
  plan: Plan;
  /** Indexes of the rows to show, in order. */
  places: number[];
  onEdit: (place: number, field: string, value: string) => void;
  onSkip: (place: number, skipped: boolean) => void;
}

const noDoubts = {};
const rowHeight = 49;
const widths = { narrow: 'w-20', wide: 'w-[28%]' };
const fieldHeight = 62;
/** Width of number, outcome and button, and minimum cell width, in pixels. */
const [fixedWidth, cellWidth] = [284, 150];

/** Virtualised file rows; cards on a phone. */
export function ImportTable({ columns, rows, plan, places, onEdit, onSkip }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(width < 40rem)');
  const virtual = useVirtualizer({
    count: places.length,
    getScrollElement: () => box.current,
    estimateSize: () => (isPhone ? 60 + columns.length * fieldHeight : rowHeight),
    getItemKey: (index) => places[index] ?? index,
    overscan: 6,
    initialRect: { width: 1000, height: 480 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at their top
  useEffect(() => virtual.scrollToOffset(0), [places.length]);
  const span = columns.length + 3;
  let drawnTo = 0;
  return (
    <div
      ref={box}
      className="max-h-[min(30rem,52dvh)] overflow-auto overscroll-contain rounded-xl border border-line"
    >
      <table
        aria-label="Linhas do arquivo"
        aria-rowcount={places.length + 1}
        className="import-table"
        style={isPhone ? undefined : { minWidth: fixedWidth + columns.length * cellWidth }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="w-16">
              Linha
            </th>
            <th scope="col" className="w-44">
              Destino
            </th>
            {columns.map(({ field, label, size }) => (
              <th key={field} scope="col" className={size && widths[size]}>
                {label}
              </th>
            ))}
            <th scope="col" className="w-12">
              <span className="sr-only">Pular</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {virtual.getVirtualItems().map((item) => {
            const place = places[item.index];
            const row = place === undefined ? undefined : rows[place];
            if (place === undefined || !row) return null;
            const gap = item.start - drawnTo;
            drawnTo = item.end;
            const doubts = row.skipped ? noDoubts : doubtsOf(columns, row);
            return (
              <Fragment key={item.key}>
                <Spacer height={gap} span={span} />
                <tr
                  ref={virtual.measureElement}
                  data-index={item.index}
                  aria-rowindex={item.index + 2}
                  className={
                    Object.keys(doubts).length > 0 || (!row.skipped && longerName(row) !== null)
                      ? 'import-doubtful'
                      : undefined
                  }
                >
                  <ImportRow
                    columns={columns}
                    place={place}
                    row={row}
                    doubts={doubts}
                    fate={plan.fates[place] ?? 'conferindo'}
                    verdict={plan.verdicts[place] ?? null}
                    onEdit={onEdit}
                    onSkip={onSkip}
                  />
                </tr>
              </Fragment>
            );
          })}
          <Spacer height={virtual.getTotalSize() - drawnTo} span={span} />
        </tbody>
      </table>
    </div>
  );
}

/** Space of rows that are not rendered. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: such a row takes no focus
    <tr aria-hidden="true" className="import-gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
