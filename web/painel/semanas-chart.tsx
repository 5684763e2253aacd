import type { Semana } from '#contract/painel.ts';
import { countOf } from '#web/kit/format.ts';
import { barsOf, chartHeight, chartWidth, highest } from '#web/painel/bars.ts';
import { ResumoCard, type ResumoQuery } from '#web/painel/resumo-card.tsx';

const series = {
  corretores: { label: 'Corretores cadastrados', one: 'cadastro', many: 'cadastros', look: 'fill-edge' },
  publicacoes: {
    label: 'Hotsites publicados',
    one: 'publicação',
    many: 'publicações',
    look: 'fill-gold stroke-gold-ink',
  },
} as const;
type Series = keyof typeof series;
const all = Object.keys(series) as Series[];

/** '2026-11-16' → '16/11' */
const dayOf = (iso: string) => `${iso.slice(8, 10)}/${iso.slice(5, 7)}`;
const totalOf = (weeks: readonly Semana[], name: Series) => weeks.reduce((sum, week) => sum + week[name], 0);

function Legend({ weeks }: { weeks: readonly Semana[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
      {all.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
            <rect x="0.5" y="0.5" width="9" height="9" rx="2" className={series[name].look} />
          </svg>
          {series[name].label}
          <span className="font-medium text-ink tabular-nums">
            {totalOf(weeks, name).toLocaleString('pt-BR')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Chart({ weeks }: { weeks: readonly Semana[] }) {
  const top = highest(weeks);
  const told = all
    .map((name) => countOf(totalOf(weeks, name), series[name].one, series[name].many))
    .join(' e ');
  return (
    <div className="mt-4 flex flex-1 flex-col">
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
          aria-label={`Últimas ${weeks.length} semanas: ${told}`}
          viewBox={`0 -4 ${chartWidth} ${chartHeight + 5}`}
          preserveAspectRatio="none"
          className="h-full min-h-36 w-full flex-1"
        >
          <path
            d={`M0 .5H${chartWidth}M0 ${chartHeight + 0.5}H${chartWidth}`}
            className="fill-none stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          {barsOf(weeks).map(({ series: name, week, value, ...box }) => (
            <rect
              key={`${name} ${week}`}
              {...box}
              className={series[name].look}
              vectorEffect="non-scaling-stroke"
            >
              <title>{`Semana de ${dayOf(week)}: ${countOf(value, series[name].one, series[name].many)}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <div
        aria-hidden="true"
        className="mt-1.5 ml-7 grid grid-flow-col auto-cols-fr justify-items-center text-xs text-faint tabular-nums"
      >
        {weeks.map(({ inicio }, index) => (
          <span key={inicio} className="w-0 whitespace-nowrap">
            {(weeks.length - 1 - index) % 3 === 0 && (
              <span className="inline-block -translate-x-1/2">{dayOf(inicio)}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

function WeekTable({ weeks }: { weeks: readonly Semana[] }) {
  return (
    <details className="mt-3 text-[13px]">
      <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-ink">Ver como tabela</summary>
      <table className="mt-2 w-full tabular-nums">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              Semana de
            </th>
            {all.map((name) => (
              <th key={name} scope="col" className="py-1 text-right font-medium">
                {series[name].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.inicio} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {dayOf(week.inicio)}
              </th>
              {all.map((name) => (
                <td key={name} className="py-1 text-right">
                  {week[name].toLocaleString('pt-BR')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Whether the programme grows: corretores registered and hotsites published, week by week. */
export function SemanasChart({ resumo }: { resumo: ResumoQuery }) {
  return (
    <ResumoCard title="Cadastros e publicações por semana" resumo={resumo}>
      {({ semanas }) =>
        all.every((name) => totalOf(semanas, name) === 0) ? (
          <p className="px-5 pt-1 pb-5 text-muted">
            {`Nenhum cadastro e nenhuma publicação nas últimas ${semanas.length} semanas.`}
          </p>
        ) : (
          <div className="flex flex-1 flex-col px-5 pt-1 pb-4">
            <Legend weeks={semanas} />
            <Chart weeks={semanas} />
            <WeekTable weeks={semanas} />
          </div>
        )
      }
    </ResumoCard>
  );
}
