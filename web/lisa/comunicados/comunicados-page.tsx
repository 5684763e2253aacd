import { serverMessage } from '#web/kit/api/errors.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { ComunicadoCard } from '#web/lisa/comunicados/comunicado-card.tsx';
import { DraftForm } from '#web/lisa/comunicados/draft-form.tsx';
import { useComunicados } from '#web/lisa/comunicados/use-comunicados.ts';

/** 'Comunicados': a message to a selection of corretores, previewed, and those sent so far. */
export function ComunicadosPage() {
  const all = useComunicados();
  const { list, stop } = all;
  if (list.isPending) return <Skeleton className="h-60" />;
  if (!list.data)
    return (
      <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
    );
  const { itens, temModelo, precoDoModelo } = list.data;
  const running = itens.some(({ concluidoEm, paradoEm }) => concluidoEm === null && paradoEm === null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <DraftForm comunicados={all} temModelo={temModelo} lastPrice={precoDoModelo} isRunning={running} />
      <section aria-labelledby="enviados" className="min-w-0">
        <h2 id="enviados" className="mb-3 font-semibold tracking-tight">
          Enviados
        </h2>
        {itens.length === 0 ? (
          <p className="text-muted">Nenhum comunicado foi enviado ainda.</p>
        ) : (
          <ul className="grid gap-4">
            {itens.map((each) => (
              <ComunicadoCard
                key={each.id}
                comunicado={each}
                busy={stop.isPending}
                onStop={() => stop.mutate(each.id)}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
