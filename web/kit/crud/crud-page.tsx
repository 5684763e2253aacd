import { lazy, Suspense, useCallback, useEffect } from 'react';
import type { ListaComVisoes } from '#contract/painel/visoes.ts';
import { recordInSight } from '#web/kit/acts.ts';
import { OpenedDialog } from '#web/kit/crud/opened-dialog.tsx';
import { CsvActions, ImportButton } from '#web/kit/csv/csv-actions.tsx';
import { useRememberedList } from '#web/kit/record/came-from.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { actsOf } from './acts-of.ts';
import { CrudToolbar } from './crud-toolbar.tsx';
import { ListBody } from './list-body.tsx';
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
import { ViewsButton } from './views-button.tsx';

interface Props {
  screen: AnyCrudScreen;
  RowMore?: RowMore;
}

const preloadAfterMs = 1000;
const loadDialog = () => import('./crud-dialog.tsx');
const UsualDialog = lazy(async () => ({ default: (await loadDialog()).CrudDialog }));

/** The screen of a declared list: search, filters, table or cards, dialog, delete and undo. */
export function CrudPage({ screen, RowMore }: Props) {
  const { noun, texts, Actions, WhenEmpty, Dialog = UsualDialog } = screen;
  const address = useAddress();
  const { view, change, type, clear, query, show } = useCrudView(screen, address);
  const list = useCrudRows(screen, view);
  const dialog = useCrudDialog(screen, address, list);
  const { ask, removing, refusal, dismissRefusal } = useRemove(screen);
  useRememberedList(screen.paths.list, list.rows);
  const [marked, mark] = useMarked();
  const selection = useSelection(view, list.rows?.length ?? 0);

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
  useEffect(() => () => recordInSight.show(null), []);
  const hold = useCallback(
    (row: CrudRecord) => recordInSight.show(actsOf(screen, row, { edit: openRecord, remove: ask })),
    [screen, openRecord, ask],
  );
  // The dialog is not needed for the first render.
  const isRead = list.rows !== undefined;
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => loadDialog().catch(() => {}), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isRead]);

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
      <ListBody
        screen={screen}
        view={view}
        found={list}
        onChange={change}
        onClear={clear}
        display={<ViewsButton lista={screen.list as ListaComVisoes} query={query} onShow={show} />}
        label={label}
        marked={marked}
        busy={removing}
        onOpen={openRecord}
        onHold={hold}
        actions={actions}
        manyActions={Boolean(screen.RowActions)}
        actionsWidth={buttonsWidth(screen, RowMore)}
        selection={screen.Selection && selection.rows}
        note={isHidden && ' · O registro salvo está fora dos filtros'}
        whenEmpty={
          WhenEmpty ? (
            <Suspense>
              <WhenEmpty />
            </Suspense>
          ) : (
            <Button onClick={dialog.openNew}>{texts.add}</Button>
          )
        }
      />
      <SelectionBar screen={screen} selection={selection} total={shown.length} />
      <OpenedDialog screen={screen} dialog={dialog} Dialog={Dialog} onSaved={mark} />
    </>
  );
}

const none: (CrudRecord | null)[] = [];
