import { useEffect } from 'react';
import { type RunAnswer, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { overallPercent, type Progress } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { QuestionForm } from '#web/da-pasta-a-pagina/super-ai/question-form.tsx';
import { ResultsLine } from '#web/da-pasta-a-pagina/super-ai/results-line.tsx';
import { StepCard } from '#web/da-pasta-a-pagina/super-ai/step-card.tsx';
import { countOf } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx';

interface Props {
  sessionId: string;
  progress: Progress;
  /** Called when the pane is mounted and unmounted (SUP-22). */
  onReady: (ready: boolean) => void;
  onAnswer: (answer: RunAnswer) => Promise<void>;
  /** Resumes a stopped run, or null if there is none. */
  onRetry: (() => Promise<void>) | null;
  onBack: () => void;
}

/** 'Super AI em Ação': the run in progress (SUP-04). */
export function ProgressPane({ sessionId, progress, onReady, onAnswer, onRetry, onBack }: Props) {
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);
  const percent = overallPercent(progress);
  const done = progress.steps.filter(({ status }) => status === 'completed').length;
  const stopped = progress.phase === 'failed' || progress.phase === 'interrupted';

  return (
    <section aria-labelledby="super-ai-acao" className="grid grid-cols-1 gap-4">
      <div>
        <div className="flex items-center gap-3">
          <h2 id="super-ai-acao" className="font-semibold tracking-tight">
            Super AI em Ação
          </h2>
          {progress.engine && <Badge>{progress.engine}</Badge>}
          <span className="flex-1" />
          {/* The figure counts whole steps (SUP-07), so it rests while one goes on. */}
          <span className="text-right text-[13px] text-muted">
            {done} de {countOf(progress.steps.length, 'etapa', 'etapas')}
          </span>
          <span className="text-xl font-semibold tracking-tight tabular-nums">{percent}%</span>
        </div>
        <div className="mt-2 flex">
          <ProgressBar value={percent} label="Progresso geral" tone={stopped ? 'danger' : 'gold'} />
        </div>
      </div>
      {progress.standIns.length > 0 && (
        <ul
          aria-label="Reservas que assumiram"
          aria-live="polite"
          className="grid gap-1 rounded-xl border border-gold/40 bg-gold-soft/40 px-4 py-3 text-[13px] break-words"
        >
          {progress.standIns.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {progress.question && (
        <QuestionForm
          key={progress.question.text}
          sessionId={sessionId}
          question={progress.question}
          onAnswer={onAnswer}
        />
      )}
      <ResultsLine progress={progress} onRetry={onRetry} onBack={onBack} />
      <ol className="grid gap-3 sm:grid-cols-2">
        {superAiSteps.map((step) => {
          const state = progress.steps.find(({ id }) => id === step.id);
          return state && <StepCard key={step.id} step={step} progress={progress} state={state} />;
        })}
      </ol>
    </section>
  );
}
