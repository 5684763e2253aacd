import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { readVisitasDoMes, type VisitasDoMes } from '#contract/cadastros/visitas.ts';
import { monthLabel, monthsUntil } from '#web/cadastros/visitas/months.ts';
import { MostVisited } from '#web/cadastros/visitas/most-visited.tsx';
import { read } from '#web/kit/api/queries.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { VisitasChart } from '#web/widgets/visitas-chart.tsx';

/** Visits of the whole programme, a month at a time: by day, by empreendimento and by corretor. */
export function VisitasPage() {
  const months = monthsUntil(dayInBrazil(new Date()), 12);
  const [params, setParams] = useSearchParams();
  const asked = params.get('mes') ?? '';
  const mes = months.includes(asked) ? asked : months[0]!;
  const visitas = useQuery({ ...read(readVisitasDoMes, { params: { mes } }), staleTime: 0 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <label className="flex items-center gap-2 justify-self-end text-[13px] text-muted max-sm:justify-self-stretch">
        Período
        <select
          className="control w-auto max-sm:flex-1"
          value={mes}
          onChange={({ target }) =>
            setParams(target.value === months[0] ? {} : { mes: target.value }, { replace: true })
          }
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {monthLabel(month)}
            </option>
          ))}
        </select>
      </label>
      {visitas.isPending && <Skeleton className="h-64" />}
      {visitas.isError && (
        <LoadFailure detail={visitas.error.message} onRetry={() => void visitas.refetch()} />
      )}
      {visitas.data && <Month mes={mes} visitas={visitas.data} />}
    </div>
  );
}

function Month({ mes, visitas }: { mes: string; visitas: VisitasDoMes }) {
  if (visitas.paginas + visitas.contatos === 0)
    return <EmptyBox text={`Nenhuma visita em ${monthLabel(mes).toLowerCase()}.`} />;
  return (
    <>
      <section aria-label="Visitas e contatos" className="rounded-xl border border-line bg-surface pt-3">
        <h3 className="px-5 pb-2 font-semibold tracking-tight">Visitas e contatos</h3>
        <VisitasChart dias={visitas.dias} whole={monthLabel(mes)} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <MostVisited
          title="Por empreendimento"
          rows={visitas.empreendimentos}
          to={(id) => `/admin/empreendimentos/${id}?aba=visitas`}
        />
        <MostVisited
          title="Por corretor"
          rows={visitas.corretores}
          to={(id) => `/admin/corretores/${id}?aba=visitas`}
        />
      </div>
    </>
  );
}
