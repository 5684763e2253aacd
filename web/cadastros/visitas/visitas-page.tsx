import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { readVisitasDoMes, type VisitasDoMes } from '#contract/cadastros/visitas.ts';
import { type Period, periodLabel, shortMonth } from '#web/cadastros/visitas/months.ts';
import { MostVisited } from '#web/cadastros/visitas/most-visited.tsx';
import { PeriodChoice } from '#web/cadastros/visitas/period-choice.tsx';
import { read } from '#web/kit/api/queries.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { MesesChart, VisitasChart } from '#web/widgets/visitas-chart.tsx';

const isMonth = (text: string | null): text is string => /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '');

/** '?mes=2026-10', or '&ate=2026-12' with it; this month otherwise. */
function usePeriod(now: string) {
  const [params, setParams] = useSearchParams();
  const [mes, last] = [params.get('mes'), params.get('ate')];
  const de = isMonth(mes) ? mes : now;
  const ate = isMonth(mes) && isMonth(last) && last > mes ? last : de;
  const choose = (next: Period) => {
    const asked: Record<string, string> = next.ate === next.de ? {} : { ate: next.ate };
    setParams(next.de === now ? {} : { mes: next.de, ...asked }, { replace: true });
  };
  return { period: { de, ate }, choose };
}

/** Visits of the whole programme in a period: over time, by empreendimento and by corretor. */
export function VisitasPage() {
  const today = dayInBrazil(new Date());
  const { period, choose } = usePeriod(today.slice(0, 7));
  const visitas = useQuery({
    ...read(readVisitasDoMes, { params: { mes: period.de }, query: { ate: period.ate } }),
    // Another period has the same choice of periods.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <PeriodChoice today={today} desde={visitas.data?.desde ?? null} period={period} onChoose={choose} />
      {visitas.isError ? (
        <LoadFailure detail={visitas.error.message} onRetry={() => void visitas.refetch()} />
      ) : visitas.data && !visitas.isPlaceholderData ? (
        <Shown period={period} visitas={visitas.data} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}

function Shown({ period, visitas }: { period: Period; visitas: VisitasDoMes }) {
  const whole = periodLabel(period);
  if (visitas.paginas + visitas.contatos === 0)
    return (
      <EmptyBox text={`Nenhuma visita ${period.de === period.ate ? 'em' : 'de'} ${whole.toLowerCase()}.`} />
    );
  const { dias, meses, empreendimentos, corretores, quantos } = visitas;
  return (
    <>
      <section aria-label="Visitas e contatos" className="rounded-xl border border-line bg-surface pt-3">
        <h2 className="px-5 pb-2 font-semibold tracking-tight">Visitas e contatos</h2>
        {dias.length > 0 ? (
          <VisitasChart dias={dias} whole={whole} />
        ) : (
          <MesesChart meses={meses} whole={whole} nameOf={shortMonth} />
        )}
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <MostVisited
          key={`empreendimentos ${period.de} ${period.ate}`}
          de="empreendimentos"
          period={period}
          first={empreendimentos}
          total={quantos.empreendimentos}
          aoMenos={quantos.aoMenos?.includes('empreendimentos')}
        />
        <MostVisited
          key={`corretores ${period.de} ${period.ate}`}
          de="corretores"
          period={period}
          first={corretores}
          total={quantos.corretores}
          aoMenos={quantos.aoMenos?.includes('corretores')}
        />
      </div>
    </>
  );
}
