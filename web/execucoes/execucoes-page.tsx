import { ChevronRight } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Execucao } from '#contract/execucoes.ts';
import { formatCount } from '#contract/format-count.ts';
import { LimitsCard } from '#web/execucoes/limits-card.tsx';
import { execucoesList as list, nameOf } from '#web/execucoes/list.tsx';
import { serverMessage } from '#web/kit/api/errors.ts';
import { CrudToolbar } from '#web/kit/crud/crud-toolbar.tsx';
import { EmptyList } from '#web/kit/crud/empty-list.tsx';
import { useCrudView } from '#web/kit/crud/use-crud-view.ts';
import { usePagedRows } from '#web/kit/crud/use-paged-rows.ts';
import { countOf } from '#web/kit/format.ts';
import { CardSkeletons, DataCards } from '#web/kit/table/data-cards.tsx';
import { DataTable } from '#web/kit/table/data-table.tsx';
import { isFiltered, nextSort } from '#web/kit/table/url-state.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { useAddress } from '#web/kit/use-address.ts';

const pathOf = ({ id }: Execucao) => `/admin/execucoes/${id}`;
const rowHeight = 60;
/** One button and the air around it, in pixels. */
const actionsWidth = 76;
const none: (Execucao | null)[] = [];

/** 'Execuções': everything that was done in the background, and what the models may use. */
export function ExecucoesPage() {
  const address = useAddress();
  const { view, change, type, clear } = useCrudView(list, address);
  const found = usePagedRows(list, view, true);
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(width < 40rem)');

  const rows = (found.rows ?? none) as readonly (Execucao | null)[];
  const isRead = found.rows !== undefined;
  const isPending = !isRead && found.error === null;
  const actions = useCallback(
    (row: Execucao) => (
      <Link
        to={pathOf(row)}
        aria-label={`Abrir ${nameOf(row)}, execução ${row.id}`}
        title="Abrir"
        className="button button-ghost size-9 px-0"
      >
        <ChevronRight />
      </Link>
    ),
    [],
  );
  const props = {
    label: 'Execuções',
    columns: list.columns,
    rows,
    marked: null,
    busy: null,
    onOpen: (row: Execucao) => navigate(pathOf(row)),
    onSight: found.onSight,
    listKey: found.listKey,
    actions,
  };
  const table = (
    <DataTable
      {...props}
      rowHeight={rowHeight}
      actionsWidth={actionsWidth}
      sort={view.sort}
      onSort={(column) => change({ sort: nextSort(view.sort, column) })}
      loading={isPending}
    />
  );

  return (
    <>
      <LimitsCard />
      <CrudToolbar screen={list} view={view} rows={undefined} onType={type} onChange={change} />
      <div className="mt-4 mb-3 flex min-h-5 flex-wrap items-center gap-x-4 text-[13px] text-muted tabular-nums">
        <p role="status">
          {isPending && list.texts.loading}
          {isRead &&
            (rows.length === found.all
              ? countOf(found.all, list.noun.one, list.noun.many)
              : `${formatCount(rows.length)} de ${countOf(found.all, list.noun.one, list.noun.many)}`)}
        </p>
        {isFiltered(view) && rows.length > 0 && (
          <button type="button" onClick={clear} className="font-medium text-ink underline underline-offset-4">
            Limpar filtros
          </button>
        )}
      </div>
      {found.error && <LoadFailure detail={serverMessage(found.error) ?? undefined} onRetry={found.retry} />}
      {isPending && (isPhone ? <CardSkeletons /> : table)}
      {isRead && rows.length === 0 && (
        <EmptyList text={list.texts.empty} filtered={isFiltered(view)} onClear={clear}>
          <p className="max-w-sm text-muted">
            Aparecem aqui as leituras do Super AI, o processamento de pastas e a geração de páginas.
          </p>
        </EmptyList>
      )}
      {rows.length > 0 && (isPhone ? <DataCards {...props} /> : table)}
    </>
  );
}
