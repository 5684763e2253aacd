import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatCount } from '#contract/base/format-count.ts';
import { type Aprovacao, type AprovacoesFilter, aprovacoesFilters } from '#contract/lisa/aprovacoes.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure, PaneFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { useAddress } from '#web/kit/use-address.ts';
import { AccessLinks } from '#web/lisa/aprovacoes/access-links-list.tsx';
import { AprovacaoCard, DecisionButtons } from '#web/lisa/aprovacoes/aprovacao-card.tsx';
import { DecidingPane, KeysLine } from '#web/lisa/aprovacoes/deciding-pane.tsx';
import { EvidenceList } from '#web/lisa/aprovacoes/evidence-list.tsx';
import { MessagePreview } from '#web/lisa/aprovacoes/message-preview.tsx';
import { RejectDialog } from '#web/lisa/aprovacoes/reject-dialog.tsx';
import { SentMessages } from '#web/lisa/aprovacoes/sent-messages.tsx';
import { SummaryCards } from '#web/lisa/aprovacoes/summary-cards.tsx';
import { useAprovacoes } from '#web/lisa/aprovacoes/use-aprovacoes.ts';
import { useChosen } from '#web/lisa/aprovacoes/use-chosen.ts';
import { useAgain, useDecide } from '#web/lisa/aprovacoes/use-decide.ts';
import { useQueue } from '#web/lisa/aprovacoes/use-queue.ts';
import { findAprovacoes } from '#web/lisa/aprovacoes/who.ts';
import { WhoFilters, whoOf } from '#web/lisa/aprovacoes/who-filters.tsx';

const labels: Record<AprovacoesFilter, string> = {
  pendentes: 'Pendentes',
  rejeitados: 'Rejeitados',
  'nao-entregues': 'Não entregues',
};
const emptyTexts: Record<AprovacoesFilter, string> = {
  pendentes: 'Nenhuma aprovação pendente',
  rejeitados: 'Nenhum corretor rejeitado',
  'nao-entregues': 'Todas as mensagens de aprovação foram entregues ao WhatsApp',
};
/** Registrations rendered at once; more on request. */
const portion = 50;

/** 'Aprovações WhatsApp': waiting registrations, decided by one key each. */
export function AprovacoesPage() {
  const address = useAddress();
  const { params, change } = address;
  const situacao = aprovacoesFilters.find((each) => each === params.get('situacao')) ?? 'pendentes';
  const { rows, error, retry, isBare, retryDetails, ...figures } = useAprovacoes(situacao);
  const shown = useMemo(() => rows && findAprovacoes(rows, whoOf(params)), [rows, params]);
  const show = (next: AprovacoesFilter) =>
    change((address) => {
      if (next === 'pendentes') address.delete('situacao');
      else address.set('situacao', next);
      return address;
    });
  const counts: Partial<Record<AprovacoesFilter, number>> = {
    ...(figures.pendentes === undefined ? {} : { pendentes: figures.pendentes }),
    ...(figures.naoEntregues === undefined ? {} : { 'nao-entregues': figures.naoEntregues }),
  };
  return (
    <>
      <SummaryCards {...figures} failed={error !== null} />
      <p className="mb-4 rounded-xl border border-line bg-surface px-4 py-3 text-[13px] text-muted">
        Ao aprovar, o corretor recebe pelo WhatsApp uma mensagem de boas-vindas, as credenciais de acesso, o
        link do site pessoal e uma mensagem com os recursos do programa.
      </p>
      <AccessLinks />
      {!isBare && (
        <fieldset className="mb-4 flex min-w-0 flex-wrap gap-1">
          <legend className="sr-only">Situação</legend>
          {aprovacoesFilters.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === situacao}
              onClick={() => show(each)}
              className={cx('button px-3', each === situacao ? 'bg-sunken text-ink' : 'button-ghost')}
            >
              {labels[each]}{' '}
              {counts[each] !== undefined && (
                <span
                  className={cx(
                    'tabular-nums',
                    each === 'nao-entregues' && counts[each] > 0 ? 'text-danger' : 'text-muted',
                  )}
                >
                  {formatCount(counts[each])}
                  {each === 'pendentes' &&
                    figures.deTeste > 0 &&
                    ` + ${formatCount(figures.deTeste)} de teste`}
                </span>
              )}
            </button>
          ))}
        </fieldset>
      )}
      {!rows && !error && <Skeleton className="h-72" />}
      {error && <LoadFailure detail={serverMessage(error) ?? undefined} onRetry={retry} />}
      {retryDetails && (
        <div className="mb-4">
          <PaneFailure
            title="Não foi possível ler os cadastros por inteiro"
            detail="Aparece o que a lista de corretores diz: sem conversas, sem cobertura pedida e sem quem já teve mensagens."
            onRetry={retryDetails}
          />
        </div>
      )}
      {!isBare && rows && rows.length > 0 && <WhoFilters {...address} />}
      {rows && shown && (
        <Queue key={situacao} situacao={situacao} rows={shown} isFiltered={shown.length < rows.length} />
      )}
    </>
  );
}

/** Reports that the last one was decided. */
function NoneLeft({ text }: { text: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus();
  }, []);
  return <EmptyBox text={text} textRef={said} />;
}

interface QueueProps {
  situacao: AprovacoesFilter;
  rows: readonly Aprovacao[];
  /** Whether a search or filter leaves some out. */
  isFiltered: boolean;
}

function Queue({ situacao, rows, isFiltered }: QueueProps) {
  const { decide, deciding, isUndoing } = useDecide((id) => queue.comeBack(id));
  const { reopen, resend } = useAgain();
  const [rejecting, setRejecting] = useState<Aprovacao | null>(null);
  const withSite = useChosen();
  const [limit, setLimit] = useState(portion);
  const rejected = useRef<Aprovacao | null>(null);
  const isPending = situacao === 'pendentes';
  // While somebody comes back, the next one stands where he will.
  const canDecide = (row: Aprovacao) =>
    isPending && !isUndoing && Boolean(row.whatsapp?.trim()) && !deciding.has(row.id);

  function approve(aprovacao: Aprovacao) {
    if (!canDecide(aprovacao)) return;
    queue.goOnFrom(aprovacao);
    void decide({ decisao: 'approve', aprovacao, ligarSite: withSite.has(aprovacao.id) });
  }
  async function reject(aprovacao: Aprovacao, reason: string) {
    const outcome = await decide({ decisao: 'reject', aprovacao, reason });
    if (outcome === 'failed') return false;
    rejected.current = aprovacao;
    setRejecting(null);
    return true;
  }
  // Beside the list if there is space, else below its registration.
  const wide = useMediaQuery('(min-width: 1024px)');
  const queue = useQueue(
    rows.slice(0, limit),
    isPending ? { a: approve, r: (row) => canDecide(row) && setRejecting(row) } : {},
    isPending && wide,
  );
  // The dialog keeps focus until it has closed.
  useEffect(() => {
    if (rejecting || !rejected.current) return;
    queue.goOnFrom(rejected.current);
    rejected.current = null;
  });
  const { current } = queue;
  const paneId = useId();
  const details = isPending && current && (
    <div className="grid grid-cols-1 gap-6">
      <EvidenceList aprovacao={current} />
      <MessagePreview corretorId={current.id} decisao="approve" ligarSite={withSite.has(current.id)} />
    </div>
  );

  if (!current) return <NoneLeft text={isFiltered ? 'Nenhum cadastro encontrado' : emptyTexts[situacao]} />;
  return (
    <div className={cx('grid grid-cols-1 items-start gap-4', isPending && 'lg:grid-cols-2')}>
      <div className="min-w-0">
        {isPending && <KeysLine />}
        <ul
          ref={queue.list}
          aria-label={labels[situacao]}
          className={cx('grid grid-cols-1 items-start gap-3', !isPending && 'lg:grid-cols-2')}
          {...queue.bind}
        >
          {rows.slice(0, limit).map((row) => {
            const busy = deciding.has(row.id);
            return (
              <AprovacaoCard
                key={row.id}
                aprovacao={row}
                current={row.id === current.id}
                busy={busy}
                paneId={wide && isPending && row.id === current.id ? paneId : undefined}
                onOpenPane={queue.openPane}
                actions={
                  isPending && (
                    <DecisionButtons
                      aprovacao={row}
                      busy={busy}
                      onApprove={() => approve(row)}
                      onReject={() => setRejecting(row)}
                      ligarSite={withSite.has(row.id)}
                      onLigarSite={(on) => withSite.choose(row.id, on)}
                    />
                  )
                }
              >
                {!isPending && (
                  <SentMessages
                    aprovacao={row}
                    resending={resend.isPending && resend.variables === row.id}
                    onResend={() => resend.mutate(row.id)}
                  />
                )}
                {situacao === 'rejeitados' && (
                  <Button
                    className="mt-4 max-sm:w-full"
                    disabled={reopen.isPending}
                    onClick={() => reopen.mutate(row.id)}
                    aria-label={`Reabrir ${row.nome}`}
                  >
                    <RotateCcw aria-hidden="true" />
                    Reabrir
                  </Button>
                )}
                {!wide && row.id === current.id && details && (
                  <div className="mt-5 border-t border-line pt-5">{details}</div>
                )}
              </AprovacaoCard>
            );
          })}
        </ul>
        {rows.length > limit && (
          <div className="mt-4 grid justify-items-center">
            <Button onClick={() => setLimit(limit + portion)}>Mostrar mais</Button>
          </div>
        )}
      </div>
      {wide && details && (
        <DecidingPane id={paneId} pane={queue.pane} nome={current.nome} onKeyDown={queue.onPaneKey}>
          {details}
        </DecidingPane>
      )}
      {rejecting && (
        <RejectDialog
          aprovacao={rejecting}
          rejecting={deciding.has(rejecting.id)}
          onReject={(reason) => reject(rejecting, reason)}
          onClose={() => setRejecting(null)}
        />
      )}
    </div>
  );
}
