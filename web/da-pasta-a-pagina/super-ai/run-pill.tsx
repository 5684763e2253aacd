import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { listRuns, type Run } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { countingOf, stepWords, timeLeft } from '#web/da-pasta-a-pagina/super-ai/pill-words.ts';
import type { Progress } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { useRunSession } from '#web/da-pasta-a-pagina/super-ai/use-run-session.ts';
import { read } from '#web/kit/api/queries.ts';
import { cx } from '#web/kit/ui/cx.ts';

const isLive = ({ state }: Run) => state === 'running' || state === 'waiting';
const nothing = () => {};

/** A run put aside, or started elsewhere, in the header of every screen (PNL-01). */
export function RunPill() {
  // Read anew by the change stream when a run starts, waits or ends, on whatever device (API-22).
  const runs = useQuery(read(listRuns));
  const live = runs.data?.filter(isLive) ?? [];
  const run = live[0];
  if (!run) return null;
  return <Followed key={run.sessionId} run={run} others={live.length - 1} />;
}

/** Words of what is counted, with the time its rate leaves. */
function useCounted(progress: Progress): string[] {
  const counting = countingOf(progress);
  const since = useRef({ substep: '', count: 0, at: 0 });
  if (!counting) return [];
  if (since.current.substep !== counting.substep)
    since.current = { substep: counting.substep, count: counting.count, at: Date.now() };
  const left = timeLeft(counting, since.current, Date.now());
  return [`${counting.count} de ${counting.total}`, ...(left ? [left] : [])];
}

function Followed({ run, others }: { run: Run; others: number }) {
  const { progress, open } = useRunSession(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: joined once; its stream tells the rest
  useEffect(() => {
    const session = open();
    session.setPanelReady(true);
    session.join(run);
  }, []);
  return progress && <Pill run={run} progress={progress} others={others} />;
}

function Pill({ run, progress, others }: { run: Run; progress: Progress; others: number }) {
  const [count, left] = useCounted(progress);
  return (
    <Link
      to={`/admin/empreendimentos?execucao=${encodeURIComponent(run.sessionId)}`}
      data-run-pill=""
      className="button h-9 min-w-0 gap-2 rounded-full border-gold bg-gold-soft/40 px-3 text-[13px] font-normal tabular-nums max-xl:order-last max-xl:mb-1 max-xl:basis-full"
    >
      <span
        aria-hidden="true"
        className={cx('size-2 shrink-0 rounded-full bg-gold', !progress.question && 'alive')}
      />
      <span className="truncate">
        <span className="max-sm:sr-only">Super AI: </span>
        {stepWords(progress)}
      </span>
      {count && <span className="shrink-0 font-medium">{count}</span>}
      {left && <span className="shrink-0 text-muted">{left}</span>}
      {others > 0 && (
        <span className="shrink-0 text-muted">
          <span aria-hidden="true" className="sm:hidden">
            +
          </span>
          <span className="max-sm:sr-only">e mais </span>
          {others}
        </span>
      )}
    </Link>
  );
}
