import { Check } from 'lucide-react';
import type { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import {
  type Progress,
  type StepProgress,
  type StepStatus,
  statusLabels,
  stepPercent,
} from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx';

const tones: Record<StepStatus, Tone> = {
  pending: 'plain',
  processing: 'alive',
  completed: 'done',
  error: 'danger',
};

/** '12 de 80' while counting, else the closing note. */
function detailOf(id: string, done: boolean, { counts, totals, notes }: Progress): string | undefined {
  if (done) return notes[id];
  const [count, total] = [counts[id], totals[id]];
  if (count === undefined || total === undefined) return undefined;
  return `${Math.min(count, total)} de ${total}`;
}

function Substep(props: { label: string; state: 'pending' | 'active' | 'done'; detail: string | undefined }) {
  const { label, state, detail } = props;
  return (
    <li className="flex items-start gap-2.5 py-0.5 text-[13px] leading-5">
      <span aria-hidden="true" className="grid h-5 w-3.5 shrink-0 place-items-center">
        {state === 'done' && <Check className="size-3.5 text-done" strokeWidth={2.5} />}
        {state === 'active' && <span className="alive size-2 rounded-full bg-gold" />}
        {state === 'pending' && <span className="size-1.5 rounded-full border border-edge" />}
      </span>
      <span className={cx('shrink-0', state === 'active' ? 'font-medium text-ink' : 'text-muted')}>
        {label}
        {state === 'done' && <span className="sr-only"> (concluído)</span>}
        {state === 'active' && <span className="sr-only"> (em execução)</span>}
      </span>
      {detail && (
        <span className="min-w-0 flex-1 text-right text-xs leading-5 break-words text-faint tabular-nums">
          {detail}
        </span>
      )}
    </li>
  );
}

interface Props {
  step: (typeof superAiSteps)[number];
  progress: Progress;
  state: StepProgress;
}

/** One of the four steps: status, percentage, substeps (SUP-04..12). */
export function StepCard({ step, progress, state }: Props) {
  const percent = stepPercent(state);
  return (
    <li
      data-step={step.id}
      className={cx('rounded-xl border p-4', state.status === 'processing' ? 'border-gold' : 'border-line')}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-semibold tracking-tight">{step.label}</h3>
        <Badge tone={tones[state.status]}>{statusLabels[state.status]}</Badge>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <ProgressBar
          value={percent}
          label={`Progresso de ${step.label}`}
          tone={state.status === 'error' ? 'danger' : 'gold'}
        />
        <span className="w-9 text-right text-xs text-muted tabular-nums">{percent}%</span>
      </div>
      {/* On a phone only the current step shows its substeps. */}
      <ul className={cx('mt-3', state.status !== 'processing' && 'max-sm:sr-only')}>
        {step.substeps.map(({ id, label }) => {
          const done = state.done.includes(id);
          return (
            <Substep
              key={id}
              label={label}
              state={done ? 'done' : state.active === id ? 'active' : 'pending'}
              detail={detailOf(id, done, progress)}
            />
          );
        })}
      </ul>
    </li>
  );
}
