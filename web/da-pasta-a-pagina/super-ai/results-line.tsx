import { useState } from 'react';
import { Link } from 'react-router';
import { Findings } from '#web/da-pasta-a-pagina/super-ai/findings.tsx';
import type { Progress } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { resultsLine } from '#web/da-pasta-a-pagina/super-ai/results.ts';
import { runFailure } from '#web/da-pasta-a-pagina/super-ai/run-session.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { showToast } from '#web/kit/ui/toast.ts';

interface Props {
  progress: Progress;
  onRetry: (() => Promise<void>) | null;
  onBack: () => void;
}

/** The results line with the next actions (SUP-05, SUP-30). */
export function ResultsLine({ progress, onRetry, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const { phase, outcome } = progress;
  const stopped = phase === 'failed' || phase === 'interrupted';
  const retry = async () => {
    setBusy(true);
    await onRetry?.().catch((error) =>
      showToast({ title: 'Erro', text: errorText(error, runFailure), tone: 'destructive' }),
    );
    setBusy(false);
  };
  return (
    <div className={cx('rounded-xl px-4 py-3', phase === 'failed' ? 'bg-danger-soft' : 'bg-sunken')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p
          role="status"
          className={cx(
            'min-w-0 flex-1 basis-64 break-words whitespace-pre-line tabular-nums',
            phase === 'failed' ? 'text-danger' : 'text-ink',
          )}
        >
          {resultsLine(progress)}
        </p>
        {stopped && onRetry && (
          <Button onClick={retry} disabled={busy}>
            Continuar de onde parou
          </Button>
        )}
        {/* Nothing came of the folder yet: another link loses nothing. */}
        {stopped && (!onRetry || !outcome.empreendimentoId) && (
          <Button onClick={onBack}>Corrigir o link</Button>
        )}
        {phase === 'completed' && outcome.empreendimentoId && (
          <Link
            to={`/admin/empreendimentos/${outcome.empreendimentoId}/revisao`}
            className="button button-outline"
          >
            Revisar dados
          </Link>
        )}
        {phase === 'completed' && outcome.rota && !outcome.rascunho && (
          <a
            href={`/hotsite/${encodeURIComponent(outcome.rota)}`}
            target="_blank"
            rel="noopener"
            className="button button-outline"
          >
            Ver hotsite
          </a>
        )}
      </div>
      <Findings findings={outcome.findings ?? []} skipped={outcome.skipped ?? []} />
    </div>
  );
}
