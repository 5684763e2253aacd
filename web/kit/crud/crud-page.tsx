import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import type { ListaComVisoes } from '#contract/painel/visoes.ts';
import { recordInSight } from '#web/kit/acts.ts';
import { OpenedDialog } from '#web/kit/crud/opened-dialog.tsx';
import { ImportButton } from '#web/kit/csv/import-button.tsx';
import { useRememberedList } from '#web/kit/record/came-from.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { useAddress } from '#web/kit/use-address.ts';
import { actsOf } from './acts-of.ts';
import { CardButtons, NarrowButtons } from './card-buttons.tsx';
import { CrudToolbar } from './crud-toolbar.tsx';
import { ListBody } from './list-body.tsx';
import { ListExport } from './list-export.tsx';
import { buttonsWidth, narrowWidth, RowButtons, type RowButtonsProps } from './row-buttons.tsx';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import { SelectionActs } from './selection-acts.tsx';
import { useCrudDialog } from './use-crud-dialog.ts';
import { useCrudRows } from './use-crud-rows.ts';
import { useCrudView } from './use-crud-view.ts';
import { useMarked } from './use-marked.ts';
import { useRemove } from './use-remove.ts';
import { useSelection } from './use-selection.ts';
import { UsesNotice } from './uses-notice.tsx';

interface Props {
  screen: AnyCrudScreen;
  /** A further act of every row: its history. */
  more?: RowButtonsProps['more'];
}

const preloadAfterMs = 1000;
const loadDialog = () => import('./crud-dialog.tsx');
const UsualDialog = lazy(async () => ({ default: (await loadDialog()).CrudDialog }));

/** The screen of a declared list: search, filters, table or cards, dialog, delete and undo. */
export function CrudPage({ screen, more }: Props) {
  const { noun, texts, Actions, WhenEmpty, Dialog = UsualDialog } = screen;
  const address = useAddress();
  const { view, change, type, clear, query, show } = useCrudView(screen, address);
  const list = useCrudRows(screen, view);
  const dialog = useCrudDialog(screen, address, list);
  const { ask, removing, refusal, dismissRefusal } = useRemove(screen);
  useRememberedList(screen.paths.list, list.rows, list.rest);
  const [marked, mark] = useMarked();
  const selection = useSelection(view, list.matches);

  const shown = list.rows ?? none;
  const label = noun.many.charAt(0).toUpperCase() + noun.many.slice(1);
  const isHidden =
    marked !== null &&
    list.whole?.some(({ id }) => id === marked) &&
    !shown.some((row) => row?.id === marked);

  const { openRecord } = dialog;
  const isRemoving = removing !== null;
  const buttons = useMemo(
    () => ({ screen, more, removing: isRemoving, onEdit: openRecord, onRemove: ask }),
    [screen, more, isRemoving, openRecord, ask],
  );
  const wholeWidth = buttonsWidth(screen, more);
  // On a tablet many buttons would lie over the columns.
  const isNarrow = useMediaQuery('(width < 64rem)') && wholeWidth > narrowWidth;
  const Acts = isNarrow ? NarrowButtons : RowButtons;
  const actions = useCallback((row: CrudRecord) => <Acts {...buttons} row={row} />, [Acts, buttons]);
  const foot = useCallback((row: CrudRecord) => <CardButtons {...buttons} row={row} />, [buttons]);
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
        {screen.csv && !screen.exportOnly && <ImportButton screen={screen} />}
        <ListExport
          screen={screen}
          name={screen.list}
          sheet={screen.csv}
          view={view}
          found={list}
          all={selection.found.chosen}
        />
        {Actions && <Actions {...selection.found} />}
      </CrudToolbar>
      {refusal && <UsesNotice refusal={refusal} onClose={dismissRefusal} />}
      <ListBody
        screen={screen}
        view={view}
        found={list}
        onChange={change}
        onClear={clear}
        trash={screen.entidade}
        views={{ lista: screen.list as ListaComVisoes, query, onShow: show }}
        label={label}
        marked={marked}
        busy={removing}
        onOpen={openRecord}
        onHold={hold}
        actions={actions}
        foot={foot}
        actionsWidth={isNarrow ? narrowWidth : wholeWidth}
        selection={selection.rows}
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
      <SelectionActs screen={screen} view={view} found={list} selection={selection} />
      <OpenedDialog screen={screen} dialog={dialog} Dialog={Dialog} onSaved={mark} />
    </>
  );
}

const none: (CrudRecord | null)[] = [];
