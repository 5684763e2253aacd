import { type PointerEvent, useState } from 'react';
import {
  barsOf,
  chartHeight,
  chartWidth,
  highest,
  type Moment,
  momentAt,
  shareOf,
} from '#web/kit/chart/bars.ts';
import { countOf } from '#web/kit/format.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

export interface Series {
  label: string;
  one: string;
  many: string;
  /** CSS classes of its bars. */
  look: string;
}

interface Props {
  /** In the order of the moments' `values`. */
  series: readonly Series[];
  moments: readonly Moment[];
  /** Label of the whole period: 'Últimas 12 semanas'. */
  whole: string;
  /** Prefix of a moment's label: 'Semana de'. */
  each: string;
  /** Display label of a moment. */
  nameOf: (key: string) => string;
  /** Every n-th moment is labelled, the last one always. */
  named: number;
}

const totalOf = (moments: readonly Moment[], index: number) =>
  moments.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

/** A bar chart over time, with totals above and the same data as a table below. */
export function BarChart(props: Props) {
  return (
    <div className="flex flex-1 flex-col px-5 pt-1 pb-4">
      <Legend {...props} />
      <Chart {...props} />
      <MomentTable {...props} />
    </div>
  );
}

function Legend({ series, moments }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
      {series.map(({ label, look }, index) => (
        <li key={label} className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
            <rect x="0.5" y="0.5" width="9" height="9" rx="2" className={look} />
          </svg>
          {label}
          <span className="font-medium text-ink tabular-nums">
            {totalOf(moments, index).toLocaleString('pt-BR')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Chart({ series, moments, whole, each, nameOf, named }: Props) {
  const top = highest(moments);
  const told = series.map(({ one, many }, index) => countOf(totalOf(moments, index), one, many)).join(' e ');
  const [pointed, setPointed] = useState<number | null>(null);
  const moment = pointed === null ? undefined : moments[pointed];
  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(momentAt(moments, (clientX - left) / width));
  }
  return (
    <div className="mt-2 flex flex-1 flex-col">
      {/* Its place stays free, so that nothing moves. The table below says the same to whoever does not point. */}
      <p aria-hidden="true" className="min-h-5 text-[13px] tabular-nums">
        {moment && (
          <>
            <span className="text-muted">{`${each} ${nameOf(moment.key)}: `}</span>
            {series.map(({ one, many }, index) => countOf(moment.values[index] ?? 0, one, many)).join(' e ')}
          </>
        )}
      </p>
      <div className="flex flex-1 gap-2">
        <div
          aria-hidden="true"
          className="flex w-5 flex-col justify-between text-right text-xs leading-3 text-faint tabular-nums"
        >
          <span>{top.toLocaleString('pt-BR')}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`${whole}: ${told}`}
          viewBox={`0 -4 ${chartWidth} ${chartHeight + 5}`}
          preserveAspectRatio="none"
          className="h-full min-h-36 w-full flex-1"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {pointed !== null && (
            <rect
              x={pointed * shareOf(moments)}
              y={-4}
              width={shareOf(moments)}
              height={chartHeight + 5}
              className="fill-sunken"
            />
          )}
          <path
            d={`M0 .5H${chartWidth}M0 ${chartHeight + 0.5}H${chartWidth}`}
            className="fill-none stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          {barsOf(moments).map(({ series: index, key, value: _, ...box }) => {
            const { look } = series[index]!;
            return (
              <rect key={`${index} ${key}`} {...box} className={look} vectorEffect="non-scaling-stroke" />
            );
          })}
        </svg>
      </div>
      <div
        aria-hidden="true"
        className="@container mt-1.5 ml-7 grid grid-flow-col auto-cols-fr justify-items-center text-xs text-faint tabular-nums"
      >
        {moments.map(({ key }, index) => (
          <span key={key} className="w-0 whitespace-nowrap">
            {(moments.length - 1 - index) % named === 0 && (
              // Below its bar; the last one ends with the chart where bars are narrower than their names.
              <span
                className="inline-block"
                style={{ translate: `min(-50%, ${50 / moments.length}cqw - 100%)` }}
              >
                {nameOf(key)}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

function MomentTable({ series, moments, each, nameOf }: Props) {
  return (
    <Disclosure look="line" className="mt-3" label="Ver como tabela">
      <table className="w-full tabular-nums">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {each}
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="py-1 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map(({ key, values }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {nameOf(key)}
              </th>
              {series.map(({ label }, index) => (
                <td key={label} className="py-1 text-right">
                  {values[index]?.toLocaleString('pt-BR')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
