import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { compareVersoes } from '#contract/da-pasta-a-pagina/versoes.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PageChanges } from '#web/widgets/publicacao/page-changes.tsx';
import { PreviewFrame, useTogether } from '#web/widgets/publicacao/preview-frame.tsx';

type Side = { id: number; numero: number; criadaEm: string };
interface Props {
  hotsiteId: number;
  antes: Side;
  depois: Side;
  onClose: () => void;
}

/** Two versions side by side, with their differences in words. */
export function Comparison({ hotsiteId, antes, depois, onClose }: Props) {
  const { one, other } = useTogether();
  const changes = useQuery({
    ...read(compareVersoes, { params: { id: hotsiteId }, query: { antes: antes.id, depois: depois.id } }),
    gcTime: 0,
  });
  return (
    <section aria-label="Comparação" className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 text-[15px] font-semibold tracking-tight">
          Versão {antes.numero} e versão {depois.numero}
        </h2>
        <Button onClick={onClose}>
          <X aria-hidden="true" />
          Fechar comparação
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {[
          { side: antes, frameRef: one, word: 'Antes' },
          { side: depois, frameRef: other, word: 'Depois' },
        ].map(({ side, frameRef, word }) => (
          <figure key={side.id} className="min-w-0">
            <figcaption className="mb-1.5 text-[13px] text-muted tabular-nums">
              {word}: versão {side.numero}, de {formatDate(side.criadaEm)} às {formatTime(side.criadaEm)}
            </figcaption>
            <PreviewFrame
              hotsiteId={hotsiteId}
              versao={side}
              frameRef={frameRef}
              className="h-[42dvh] lg:h-[68dvh]"
            />
          </figure>
        ))}
      </div>
      <p className="-mt-1 text-[13px] text-faint">As duas páginas rolam juntas.</p>
      {changes.isPending && <Skeleton className="h-40" />}
      {changes.isLoadingError && (
        <LoadFailure
          detail={serverMessage(changes.error) ?? undefined}
          onRetry={() => void changes.refetch()}
        />
      )}
      {changes.isSuccess && <PageChanges changes={changes.data} />}
    </section>
  );
}
