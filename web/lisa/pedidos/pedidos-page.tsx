import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPedidos, type Pedido } from '#contract/lisa/pedidos.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PedidoCard } from '#web/lisa/pedidos/pedido-card.tsx';
import { RefuseDialog } from '#web/lisa/pedidos/refuse-dialog.tsx';
import { useDecide } from '#web/lisa/pedidos/use-decide.ts';

/** Requests from corretores' own pages: waiting first, then decided. */
export function PedidosPage() {
  const list = useQuery(read(listPedidos));
  const [refusing, setRefusing] = useState<Pedido | null>(null);
  const { decide, deciding } = useDecide(() => setRefusing(null));
  const waiting = (list.data ?? []).filter(({ estado }) => estado === 'aberto');
  const decided = (list.data ?? []).filter(({ estado }) => estado !== 'aberto');
  if (list.isPending) return <Skeleton className="h-48" />;
  if (list.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
    );
  return (
    <>
      <p role="status" className="mb-3 min-h-5 text-[13px] text-muted tabular-nums">
        {waiting.length > 0 &&
          `${countOf(waiting.length, 'pedido aguarda', 'pedidos aguardam')} a sua decisão`}
      </p>
      <h2 id="aguardam" className="sr-only">
        Pedidos que aguardam
      </h2>
      {waiting.length === 0 ? (
        <EmptyBox text="Nenhum pedido aguardando">
          <p className="max-w-sm text-muted">
            O que os corretores pedem para mudar na página deles aparece aqui.
          </p>
        </EmptyBox>
      ) : (
        <ul aria-labelledby="aguardam" className="grid gap-4">
          {waiting.map((pedido) => (
            <PedidoCard
              key={pedido.id}
              pedido={pedido}
              busy={deciding !== null}
              onApply={() => decide({ pedido })}
              onRefuse={() => setRefusing(pedido)}
            />
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="decididos" className="mt-10">
          <h2 id="decididos" className="mb-3 font-semibold tracking-tight">
            Decididos
          </h2>
          <ul className="grid gap-4">
            {decided.map((pedido) => (
              <PedidoCard key={pedido.id} pedido={pedido} />
            ))}
          </ul>
        </section>
      )}
      {refusing && (
        <RefuseDialog
          pedido={refusing}
          busy={deciding !== null}
          onRefuse={(motivo, done) => decide({ pedido: refusing, motivo }, { onSuccess: done })}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  );
}
