import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { readVisitas, Visitas } from '#contract/cadastros/visitas.ts';
import { at } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';
import { PeriodSelect } from '#web/kit/chart/period-select.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { VisitasChart } from '#web/widgets/visitas-chart.tsx';

/** For a corretor (his site and his editions of hotsites) or a hotsite (every edition). */
type Props = { corretorId: number; hotsiteId?: never } | { hotsiteId: number; corretorId?: never };

/** Daily page views and contact clicks; re-read on every opening. */
export function VisitasCard({ corretorId, hotsiteId }: Props) {
  const [dias, setDias] = useState(30);
  const visitas = useQuery({
    ...read(at<typeof readVisitas>('GET', '/api/visitas'), { query: { hotsiteId, corretorId, dias } }),
    staleTime: 0,
  });
  return (
    <section aria-label="Visitas e contatos" className="rounded-xl border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3 pb-2">
        <h3 className="font-semibold tracking-tight">Visitas e contatos</h3>
        <PeriodSelect dias={dias} onChange={setDias} />
      </header>
      {visitas.isPending && (
        <div className="px-5 pt-1 pb-5">
          <Skeleton className="h-48" />
        </div>
      )}
      {visitas.isError && (
        <div className="px-5 pb-5">
          <LoadFailure detail={visitas.error.message} onRetry={() => void visitas.refetch()} />
        </div>
      )}
      {visitas.data && <Shown visitas={visitas.data} />}
    </section>
  );
}

function Shown({ visitas: { dias, paginas, contatos } }: { visitas: Visitas }) {
  if (paginas + contatos === 0)
    return <p className="px-5 pt-1 pb-5 text-muted">{`Nenhuma visita nos últimos ${dias.length} dias.`}</p>;
  return <VisitasChart dias={dias} whole={`Últimos ${dias.length} dias`} />;
}
