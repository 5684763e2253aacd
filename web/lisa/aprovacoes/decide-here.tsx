import { useState } from 'react';
import { serverMessage } from '#web/kit/api/errors.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { AprovacaoCard, DecisionButtons } from '#web/lisa/aprovacoes/aprovacao-card.tsx';
import { EvidenceList } from '#web/lisa/aprovacoes/evidence-list.tsx';
import { MessagePreview } from '#web/lisa/aprovacoes/message-preview.tsx';
import { RejectDialog } from '#web/lisa/aprovacoes/reject-dialog.tsx';
import { useAprovacoes } from '#web/lisa/aprovacoes/use-aprovacoes.ts';
import { useDecide } from '#web/lisa/aprovacoes/use-decide.ts';

/** One registration decided where it is named, with all that the approvals show before (PNL-10). */
export function DecideHere({ corretorId }: { corretorId: number }) {
  const { rows, error, retry } = useAprovacoes('pendentes');
  const { decide, deciding } = useDecide();
  const [ligarSite, setLigarSite] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  if (error) return <LoadFailure detail={serverMessage(error) ?? undefined} onRetry={retry} />;
  if (!rows) return <Skeleton className="h-48" />;
  const aprovacao = rows.find(({ id }) => id === corretorId);
  if (!aprovacao) return <p className="text-muted">Este cadastro já foi decidido.</p>;
  const busy = deciding.has(corretorId);
  return (
    <>
      <ul>
        <AprovacaoCard
          aprovacao={aprovacao}
          current={false}
          busy={busy}
          actions={
            <DecisionButtons
              aprovacao={aprovacao}
              busy={busy}
              onApprove={() => void decide({ decisao: 'approve', aprovacao, ligarSite })}
              onReject={() => setRejecting(true)}
              ligarSite={ligarSite}
              onLigarSite={setLigarSite}
              withKeys={false}
            />
          }
        >
          <div className="mt-5 grid grid-cols-1 gap-6 border-t border-line pt-5">
            <EvidenceList aprovacao={aprovacao} />
            <MessagePreview corretorId={corretorId} decisao="approve" ligarSite={ligarSite} />
          </div>
        </AprovacaoCard>
      </ul>
      {isRejecting && (
        <RejectDialog
          aprovacao={aprovacao}
          rejecting={busy}
          onReject={async (reason) => {
            const outcome = await decide({ decisao: 'reject', aprovacao, reason });
            if (outcome !== 'failed') setRejecting(false);
            return outcome !== 'failed';
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
