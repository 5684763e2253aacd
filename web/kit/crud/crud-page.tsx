import { lazy, Suspense, useCallback, useEffect } from 'react';
import { formatCount } from '#contract/format-count.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { OpenedDialog } from '#web/kit/crud/opened-dialog.tsx';
import { CsvActions, ImportButton } from '#web/kit/csv/csv-actions.tsx';
import { countOf } from '#web/kit/format.ts';
import { CardSkeletons, DataCards } from '#web/kit/table/data-cards.tsx';
import { DataTable } from '#web/kit/table/data-table.tsx';
import { isFiltered, nextSort } from '#web/kit/table/url-state.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { useAddress } from '#web/kit/use-address.ts';
import { CrudToolbar } from './crud-toolbar.tsx';
import { EmptyList } from './empty-list.tsx';
import { buttonsWidth, RowButtons, type RowMore } from './row-buttons.tsx';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useCrudDialog } from './use-crud-dialog.ts';
import { useCrudRows } from './use-crud-rows.ts';
import { useCrudView } from './use-crud-view.ts';
import { useMarked } from './use-marked.ts';
import { useRemove } from './use-remove.ts';
import { useSelection } from './use-selection.ts';
import { UsesNotice } from './uses-notice.tsx';

interface Props {
  screen: AnyCrudScreen;
  RowMore?: RowMore;
}

const preloadAfterMs = 1000;
const loadDialog = () => import('./crud-dialog.tsx');
const UsualDialog = lazy(async () => ({ default: (await loadDialog()).CrudDialog }));

/** The screen of a declared list: search, filters, table or cards, dialog, delete and undo. */
export function CrudPage({ screen, RowMore }: Props) {
  const { noun, texts, columns, Actions, WhenEmpty, Dialog = UsualDialog } = screen;
  const address = useAddress();
  const { view, change, type, clear } = useCrudView(screen, address);
  const list = useCrudRows(screen, view);
  const dialog = useCrudDialog(screen, address, list);
  const { ask, removing, refusal, dismissRefusal } = useRemove(screen);
  const [marked, mark] = useMarked();
  const selection = useSelection(view, list.rows?.length ?? 0);
  // More than three columns want more room than a small tablet has.
  const asCards = useMediaQuery(columns.length > 3 ? '(width < 56rem)' : '(width < 40rem)');

  const shown = list.rows ?? none;
  const label = noun.many.charAt(0).toUpperCase() + noun.many.slice(1);
  const isHidden =
    marked !== null &&
    list.whole?.some(({ id }) => id === marked) &&
    !shown.some((row) => row?.id === marked);

  const { openRecord } = dialog;
  const isRemoving = removing !== null;
  const actions = useCallback(
    (row: CrudRecord) => (
      <RowButtons
        screen={screen}
        row={row}
        More={RowMore}
        removing={isRemoving}
        onEdit={openRecord}
        onRemove={ask}
      />
    ),
    [screen, RowMore, isRemoving, openRecord, ask],
  );
  // The dialog's code is not needed for the first look at the list.
  const isRead = list.rows !== undefined;
  const isPending = !isRead && list.error === null;
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => loadDialog().catch(() => {}), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isRead]);

  const rowsProps = {
    label,
    columns,
    rows: shown,
    marked,
    busy: removing,
    onOpen: openRecord,
    actions,
    manyActions: Boolean(screen.RowActions),
    onSight: list.onSight,
    listKey: list.listKey,
    selection: screen.Selection && selection.rows,
  };
  const table = (
    <DataTable
      {...rowsProps}
      rowHeight={screen.rowHeight}
      actionsWidth={buttonsWidth(screen, RowMore)}
      sort={view.sort}
      onSort={(column) => change({ sort: nextSort(view.sort, column) })}
      loading={isPending}
    />
  );

  return (
    <>
      {screen.heading && <h2 className="mb-4 text-base font-semibold tracking-tight">{screen.heading}</h2>}
      <CrudToolbar
        screen={screen}
        view={view}
        rows={list.whole}
        onType={type}
        onChange={change}
        onAdd={dialog.openNew}
      >
        {screen.csv && screen.paged && <ImportButton screen={screen} />}
        {screen.csv && !screen.paged && (
          <CsvActions screen={screen} csv={screen.csv} rows={shown as readonly CrudRecord[]} />
        )}
        {Actions && <Actions {...selection.found} />}
      </CrudToolbar>
      {refusal && <UsesNotice refusal={refusal} onClose={dismissRefusal} />}
      <div className="mt-4 mb-3 flex min-h-5 flex-wrap items-center gap-x-4 text-[13px] text-muted tabular-nums">
        <p role="status">
          {isPending && texts.loading}
          {isRead && countLine(screen, shown.length, list.all)}
          {isHidden && ' · O registro salvo está fora dos filtros'}
        </p>
        {isFiltered(view) && shown.length > 0 && (
          <button type="button" onClick={clear} className="font-medium text-ink underline underline-offset-4">
            Limpar filtros
          </button>
        )}
      </div>
      {list.error && <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={list.retry} />}
      {isPending && (asCards ? <CardSkeletons /> : table)}
      {isRead && shown.length === 0 && (
        <EmptyList text={texts.empty} filtered={isFiltered(view)} onClear={clear}>
          {WhenEmpty ? (
            <Suspense>
              <WhenEmpty />
            </Suspense>
          ) : (
            <Button onClick={dialog.openNew}>{texts.add}</Button>
          )}
        </EmptyList>
      )}
      {shown.length > 0 && (asCards ? <DataCards {...rowsProps} /> : table)}
      <SelectionBar screen={screen} selection={selection} total={shown.length} />
      <OpenedDialog screen={screen} dialog={dialog} Dialog={Dialog} onSaved={mark} />
    </>
  );
}

const none: (CrudRecord | null)[] = [];

/** '12 de 5.571 cidades', '27 estados', or the screen's own sentence. */
function countLine({ noun, countLine: own }: AnyCrudScreen, shown: number, all: number): string {
  if (shown === all) return own?.(all) ?? countOf(all, noun.one, noun.many);
  return `${formatCount(shown)} de ${countOf(all, noun.one, noun.many)}`;
}
