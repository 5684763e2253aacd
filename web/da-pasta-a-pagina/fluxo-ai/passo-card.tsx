import type { ReactNode } from 'react';
import {
  type AssetsProgress,
  countText,
  percentOf,
} from '#web/da-pasta-a-pagina/fluxo-ai/assets-progress.ts';
import {
  buttonText,
  isSettled,
  type Numero,
  type Passo,
  passoTexts,
} from '#web/da-pasta-a-pagina/fluxo-ai/passos.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx';

const states: Record<Passo['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Aguardando', tone: 'plain' },
  processing: { label: 'Em execução', tone: 'alive' },
  completed: { label: 'Concluído', tone: 'done' },
  error: { label: 'Erro', tone: 'danger' },
};

interface Props {
  numero: Numero;
  passo: Passo;
  /** Earlier steps are not done yet. */
  early: boolean;
  progress: AssetsProgress | null;
  /** Its result. */
  result?: ReactNode;
  onRun: () => void;
}

/** One of the three steps: description, state and button (FLW-05, FLW-06). */
export function PassoCard({ numero, passo, early, progress, result, onRun }: Props) {
  const { title, about } = passoTexts[numero];
  const { label, tone } = states[passo.status];
  const isOff = isSettled(passo);
  return (
    <li
      data-passo={numero}
      className={cx('rounded-xl border p-4', passo.status === 'processing' ? 'border-gold' : 'border-line')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-semibold tracking-tight">
              {numero}. {title}
            </h3>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="mt-1 text-[13px] text-muted">{about}</p>
        </div>
        {/* Not `disabled`, which would lose focus; pressing too early explains why. */}
        <Button
          look={passo.status === 'completed' || early ? 'outline' : 'primary'}
          className={cx('max-sm:w-full', isOff && 'opacity-60')}
          aria-disabled={isOff}
          aria-busy={passo.status === 'processing'}
          onClick={onRun}
        >
          {buttonText(passo, numero)}
        </Button>
      </div>
      {passo.status === 'processing' && (
        <div className="mt-3">
          <div className="mb-1.5 flex justify-between gap-3 text-[13px] text-muted tabular-nums">
            <span role="status">{progress ? progress.label : 'O servidor está trabalhando...'}</span>
            <span>{progress && countText(progress)}</span>
          </div>
          {progress ? (
            <div className="flex">
              <ProgressBar value={percentOf(progress)} label={`Progresso do Passo ${numero}`} />
            </div>
          ) : (
            <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <div className="alive h-full bg-gold" />
            </div>
          )}
        </div>
      )}
      {result}
      {passo.erro && (
        <p role="alert" className="field-error mt-3 whitespace-pre-line">
          {passo.erro}
        </p>
      )}
    </li>
  );
}
