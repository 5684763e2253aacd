import { RefreshCw } from 'lucide-react';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { groupByDay } from '#web/painel/auditoria/days.ts';
import { DeedRow } from '#web/painel/auditoria/deed-row.tsx';
import { AuditFilters } from '#web/painel/auditoria/filters.tsx';
import { type AuditView, isWhole, readView, viewNames, writeView } from '#web/painel/auditoria/view.ts';
import { useAuditLog } from '#web/widgets/audit/use-audit-log.ts';

/** 'Auditoria': all deeds by day, newest first; the view is in the address. */
export function AuditoriaPage() {
  const { params, change } = useAddress();
  const view = readView(params);
  const { log, entries } = useAuditLog(view);
  const show = (part: Partial<AuditView>) => change((address) => writeView(address, part));
  const clear = () => show(Object.fromEntries(viewNames.map((name) => [name, ''])));

  return (
    <>
      <AuditFilters view={view} onChange={show} />
      <div className="mt-2 mb-1 flex items-center justify-between gap-3">
        <p role="status" className="text-[13px] text-muted tabular-nums">
          {log.isPending && 'Carregando...'}
          {log.isSuccess &&
            entries.length > 0 &&
            `${entries.length} ${entries.length === 1 ? 'registro' : 'registros'}${log.hasNextPage ? ', há mais antigos' : ''}`}
        </p>
        <IconButton label="Atualizar" disabled={log.isFetching} onClick={() => void log.refetch()}>
          <RefreshCw />
        </IconButton>
      </div>
      {log.isError && entries.length === 0 && (
        <LoadFailure detail={serverMessage(log.error) ?? undefined} onRetry={() => void log.refetch()} />
      )}
      {log.isPending && (
        <div className="grid gap-2" aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      )}
      {log.isSuccess && entries.length === 0 && (
        <EmptyBox text="Nenhum registro encontrado">
          {!isWhole(view) && <Button onClick={clear}>Limpar filtros</Button>}
        </EmptyBox>
      )}
      <div className="grid gap-6">
        {groupByDay(entries).map((group) => (
          <section key={group.day} aria-label={group.day}>
            <h2 className="mb-2 text-[13px] font-medium text-muted first-letter:uppercase">{group.day}</h2>
            <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
              {group.entries.map((entry) => (
                <DeedRow key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {log.hasNextPage && (
        <div className="mt-6 grid justify-items-center">
          <Button disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {log.isFetchingNextPage ? 'Carregando...' : 'Mostrar mais antigos'}
          </Button>
        </div>
      )}
    </>
  );
}
