import { authorText, deedText } from '#contract/painel/audit-words.ts';
import type { AuditEntry } from '#contract/painel/auditoria.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { DeedDetails, hasDetails } from './deed-details.tsx';
import { useAuditLog } from './use-audit-log.ts';

/** What was done with a record, newest first. */
export function RecordDeeds({ entidade, id }: { entidade: string; id: string }) {
  const { log, entries } = useAuditLog({ entidade, entidadeId: id });
  if (log.isError && entries.length === 0)
    return <LoadFailure detail={serverMessage(log.error) ?? undefined} onRetry={() => void log.refetch()} />;
  return (
    <>
      <p role="status" className="text-muted">
        {log.isPending && 'Carregando...'}
        {log.isSuccess && entries.length === 0 && 'Nenhuma alteração registrada'}
      </p>
      {log.isPending && <Skeleton className="mt-3 h-28" />}
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <Deed key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button
          className="mt-4 w-full"
          disabled={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? 'Carregando...' : 'Mostrar mais antigos'}
        </Button>
      )}
    </>
  );
}

function Deed({ entry }: { entry: AuditEntry }) {
  return (
    <li className="py-4 first:pt-0">
      <p>
        <strong className="font-semibold">{authorText(entry)}</strong> {deedText(entry)}
      </p>
      <p className="mt-0.5 mb-3 text-[13px] text-muted tabular-nums">
        <time dateTime={entry.quando}>{formatMoment(entry.quando)}</time>
      </p>
      {hasDetails(entry) && <DeedDetails entry={entry} />}
    </li>
  );
}
