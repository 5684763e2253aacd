import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { type Entrega, listEntregas, replayEntrega, type Webhook } from '#contract/sistema/webhooks.ts';
import { call } from '#web/kit/api/client.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useWrite } from '#web/sistema/integracoes/use-write.ts';

const states: Record<Entrega['estado'], string> = {
  pendente: 'A caminho',
  entregue: 'Entregue',
  falhou: 'Falhou',
};

const detailOf = ({ estado, tentativas, proximaEm, resposta, quando }: Entrega) =>
  [
    formatMoment(quando),
    tentativas > 0 && countOf(tentativas, 'tentativa', 'tentativas'),
    resposta,
    estado === 'pendente' && tentativas > 0 && `próxima em ${formatMoment(proximaEm)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What an address was told, and what came of it. */
export function EntregasDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const list = useQuery({
    ...read(listEntregas, { params: { id: webhook.id } }),
    refetchInterval: ({ state }) => (state.data?.some(({ estado }) => estado === 'pendente') ? 3_000 : false),
  });
  const replay = useWrite(
    listEntregas.path,
    async (id: number) => {
      await call(replayEntrega, { params: { id } });
      await list.refetch();
    },
    { done: 'O aviso vai de novo', failed: 'Não foi possível repetir o aviso' },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Avisos"
      description={webhook.url}
      width="sm:max-w-3xl"
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      {list.isPending && <Skeleton className="h-32" />}
      {list.isLoadingError && (
        <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
      )}
      {list.data?.length === 0 && <EmptyBox text="Nada mudou desde que o endereço foi criado" />}
      {list.data && list.data.length > 0 && (
        <ul aria-label="Avisos" className="divide-y divide-line">
          {list.data.map((entrega) => (
            <li key={entrega.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-mono text-[13px] break-all">{entrega.tipo}</span>
                  <Badge>{states[entrega.estado]}</Badge>
                </p>
                <p className="text-[13px] text-muted tabular-nums">{detailOf(entrega)}</p>
              </div>
              {entrega.estado !== 'pendente' && (
                <IconButton
                  label={`Repetir o aviso ${entrega.tipo} de ${formatMoment(entrega.quando)}`}
                  disabled={replay.isPending}
                  onClick={() => replay.mutate(entrega.id)}
                >
                  <RotateCw />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
