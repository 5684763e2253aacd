import { useState } from 'react';
import { formatCount } from '#contract/base/format-count.ts';
import type { OwnVisitas } from '#contract/lisa/meu-espaco.ts';
import { BarChart } from '#web/kit/chart/bar-chart.tsx';
import { PeriodSelect } from '#web/kit/chart/period-select.tsx';
import { dayOf } from '#web/kit/format.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { useRead } from './use-read.ts';

const series = [
  { label: 'Visitas', one: 'visita', many: 'visitas', look: 'fill-faint stroke-faint' },
  {
    label: 'Toques no WhatsApp',
    one: 'toque no WhatsApp',
    many: 'toques no WhatsApp',
    look: 'fill-gold stroke-gold-ink',
  },
];

/** Page views and WhatsApp clicks, without any visitor data. */
export function VisitasPage() {
  const [dias, setDias] = useState(30);
  const { data, error, again } = useRead(own.visitas, { query: { dias } });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-[22px] leading-7 font-semibold tracking-tight">Visitas</h1>
        <PeriodSelect dias={dias} onChange={setDias} />
      </div>
      {data ? (
        <Counts visitas={data} />
      ) : error ? (
        <div className="mt-5">
          <LoadFailure detail={failureText(error)} onRetry={again} />
        </div>
      ) : (
        <div role="status" aria-label="Carregando" className="mt-5 grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}

function Counts({ visitas: { dias, paginas, contatos, porPagina } }: { visitas: OwnVisitas }) {
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 gap-3">
        <Figure label="Visitas às suas páginas" value={paginas} />
        <Figure label="Toques no seu WhatsApp" value={contatos} />
      </dl>
      {paginas + contatos === 0 ? (
        <p className="card mt-4 border-dashed px-6 py-12 text-center text-muted text-pretty">
          Nenhuma visita nos últimos {dias.length} dias. Compartilhe os seus links: cada abertura conta aqui.
        </p>
      ) : (
        <>
          <section aria-label="Visitas por dia" className="card mt-4 flex flex-col pt-4">
            <BarChart
              series={series}
              moments={dias.map(({ dia, paginas, contatos }) => ({ key: dia, values: [paginas, contatos] }))}
              whole={`Últimos ${dias.length} dias`}
              each="Dia"
              nameOf={dayOf}
              named={Math.ceil(dias.length / 4)}
            />
          </section>
          <PageTable porPagina={porPagina} />
        </>
      )}
    </>
  );
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className="card flex flex-col-reverse justify-end px-4 py-3.5">
    <dt className="text-[13px] leading-5 text-muted">{label}</dt>
    <dd className="text-[28px] leading-9 font-semibold tracking-tight tabular-nums">{formatCount(value)}</dd>
  </div>
);

function PageTable({ porPagina }: Pick<OwnVisitas, 'porPagina'>) {
  return (
    <section aria-labelledby="paginas" className="mt-8">
      <h2 id="paginas" className="text-[17px] font-semibold tracking-tight">
        Por página
      </h2>
      <div className="card mt-3 overflow-hidden">
        <table className="w-full tabular-nums">
          <thead className="border-b border-line text-[13px] text-muted">
            <tr>
              <th scope="col" className="px-4 py-2.5 text-left font-medium">
                Página
              </th>
              <th scope="col" className="px-2 py-2.5 text-right font-medium">
                Visitas
              </th>
              <th scope="col" className="px-4 py-2.5 text-right font-medium">
                WhatsApp
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {porPagina.map(({ hotsiteId, nome, paginas, contatos }) => (
              <tr key={hotsiteId}>
                <th scope="row" className="px-4 py-3 text-left font-medium break-words">
                  {nome}
                </th>
                <td className="px-2 py-3 text-right">{formatCount(paginas)}</td>
                <td className="px-4 py-3 text-right">{formatCount(contatos)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
