import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { listRuns, type Run, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { offeredRuns } from '#web/da-pasta-a-pagina/super-ai/offered-runs.ts';
import { seenRuns } from '#web/da-pasta-a-pagina/super-ai/seen-runs.ts';
import { read } from '#web/kit/api/queries.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { folderName } from '#web/widgets/folder-name.ts';

const words: Record<Run['state'], { state: string; action: string }> = {
  running: { state: 'Em andamento', action: 'Acompanhar' },
  waiting: { state: 'Esperando uma resposta', action: 'Responder' },
  failed: { state: 'Parou com erro', action: 'Retomar' },
  interrupted: { state: 'Interrompida', action: 'Retomar' },
  completed: { state: 'Concluída', action: 'Ver' },
};

function RunRow({ run, onOpen }: { run: Run; onOpen: () => void }) {
  const { state, action } = words[run.state];
  const live = run.state === 'running' || run.state === 'waiting';
  const step = superAiSteps.find(({ id }) => id === run.step)?.label;
  const name = run.result?.nome ?? folderName(run.driveUrl);
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 max-sm:flex-wrap max-sm:gap-y-2">
      <span
        aria-hidden="true"
        className={cx('size-2 shrink-0 rounded-full', live ? 'alive bg-gold' : 'bg-edge')}
      />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-20px)]">
        <p className="line-clamp-2 break-words sm:line-clamp-1">
          <span className="font-medium">{state}:</span> {name}
        </p>
        {run.error && <p className="text-[13px] break-words">{run.error.message}</p>}
        <p className="truncate text-[13px] text-muted">
          {[!run.error && step, run.engine, `${formatDate(run.startedAt)} ${formatTime(run.startedAt)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button className="max-sm:ml-5" onClick={onOpen} aria-label={`${action}: ${name}`}>
        {action}
      </Button>
      {!live && (
        <IconButton label={`Dispensar ${name}`} onClick={() => seenRuns.add(run.runId)}>
          <X />
        </IconButton>
      )}
    </li>
  );
}

/** Unfinished runs, offered after a reload. */
export function OpenRuns({ onOpen }: { onOpen: (sessionId: string) => void }) {
  const runs = useQuery(read(listRuns));
  const dismissed = useSyncExternalStore(seenRuns.subscribe, seenRuns.read);
  const shown = offeredRuns(runs.data ?? [], dismissed, Date.now());
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label="Execuções do Super AI"
      className="mt-4 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
    >
      {shown.map((run) => (
        <RunRow key={run.sessionId} run={run} onOpen={() => onOpen(run.sessionId)} />
      ))}
    </ul>
  );
}
