import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { CardGrid } from '#web/cadastros/empreendimentos/card-grid.tsx';
import { CardSkeletons, EmpreendimentoCard } from '#web/cadastros/empreendimentos/empreendimento-card.tsx';
import { empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { ListHead, sheet } from '#web/cadastros/empreendimentos/list-head.tsx';
import { type Opened, OpenedPart } from '#web/cadastros/empreendimentos/opened-part.tsx';
import { useEmpreendimentosView } from '#web/cadastros/empreendimentos/use-empreendimentos-view.ts';
import { useRecordActs } from '#web/cadastros/empreendimentos/use-record-acts.ts';
import type { Act } from '#web/kit/acts.ts';
import { ListBody } from '#web/kit/crud/list-body.tsx';
import { OpenedDialog } from '#web/kit/crud/opened-dialog.tsx';
import { RowButtons } from '#web/kit/crud/row-buttons.tsx';
import { SelectionActs } from '#web/kit/crud/selection-acts.tsx';
import { useCrudDialog } from '#web/kit/crud/use-crud-dialog.ts';
import { type CrudRows, useCrudRows } from '#web/kit/crud/use-crud-rows.ts';
import { useMarked } from '#web/kit/crud/use-marked.ts';
import { useRemove } from '#web/kit/crud/use-remove.ts';
import { useSelection } from '#web/kit/crud/use-selection.ts';
import { UsesNotice } from '#web/kit/crud/uses-notice.tsx';
import { useRememberedList } from '#web/kit/record/came-from.ts';
import { ActMenu } from '#web/kit/ui/act-menu.tsx';
import { MainAct } from '#web/kit/ui/main-act.tsx';
import { useAddress } from '#web/kit/use-address.ts';

// Needed only after a save.
const SavedBehind = lazy(async () => ({ default: (await import('./saved-behind.tsx')).SavedBehind }));

interface Props {
  /** Toolbar buttons before 'add'. */
  actions?: ReactNode;
  /** Content between toolbar and list. */
  banner?: ReactNode;
  /** Id of a record that stays marked and in sight, if any. */
  standing?: number | null;
  /** Notices from other features. */
  noticeOf?: (record: Empreendimento) => ReactNode;
  /** The main act by a record's state, and those of other features for its menu. */
  mainActOf: (record: Empreendimento) => Act;
  actsOf: (record: Empreendimento) => Act[];
  /** Opens the corretores showing a record. */
  onCorretores: (record: Empreendimento) => void;
}

/** The same rows, a record before all others. */
function withFirst(rows: CrudRows['rows'], id: number | null): CrudRows['rows'] {
  const first = id === null ? undefined : rows?.find((row) => row?.id === id);
  return first && rows ? [first, ...rows.filter((row) => row !== first)] : rows;
}

/** Width of three buttons with spacing, in pixels. */
const actionsWidth = 128;

/** 'Gestão de Projetos': empreendimentos as cards or a table, and their dialog (EMP-01..17). */
export function EmpreendimentosPage(props: Props) {
  const { actions, banner, standing = null, noticeOf, mainActOf } = props;
  const address = useAddress();
  const kept = useEmpreendimentosView(screen, address);
  const { view, layout, query, change, clear, show } = kept;
  const read = useCrudRows(screen, view);
  // What was made and not yet seen is in sight without scrolling past the search.
  const rows = useMemo(
    () => (query === '' ? withFirst(read.rows, standing) : read.rows),
    [read.rows, query, standing],
  );
  const found = { ...read, rows };
  const dialog = useCrudDialog(screen, address, found);
  const selection = useSelection(view, found.rows?.length ?? 0);
  const { ask, removing, refusal, dismissRefusal } = useRemove(screen);
  useRememberedList(screen.paths.list, found.rows, found.rest);
  const [saved, mark] = useMarked();
  const [changed, setChanged] = useState<{ id: number; save: number } | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const marked = saved ?? standing;
  const { Dialog } = screen;

  const { furtherActs, hold } = useRecordActs({
    ...props,
    open: setOpened,
    edit: dialog.openRecord,
    remove: ask,
  });
  const buttons = (record: Empreendimento) => (
    <>
      <ActMenu name={record.nome} acts={furtherActs(record)} />
      <RowButtons
        screen={screen}
        row={record}
        removing={removing !== null}
        onEdit={dialog.openRecord}
        onRemove={ask}
      />
    </>
  );

  const cards = (rows: readonly (Empreendimento | null)[]) =>
    rows.length === 0 ? (
      <CardSkeletons />
    ) : (
      <CardGrid
        rows={rows as Empreendimento[]}
        listKey={query}
        marked={saved}
        onOpen={dialog.openRecord}
        onHold={hold}
        card={(record) => (
          <EmpreendimentoCard
            key={record.id}
            record={record}
            marked={marked === record.id}
            deleting={removing === record.id}
            main={mainActOf(record)}
            buttons={buttons(record)}
            notice={noticeOf?.(record)}
          />
        )}
      />
    );

  return (
    <>
      <ListHead kept={kept} found={found} actions={actions} onNew={dialog.openNew} />
      {banner}
      {changed && (
        <Suspense>
          <SavedBehind key={changed.save} id={changed.id} className="mt-4" />
        </Suspense>
      )}
      {refusal && <UsesNotice refusal={refusal} onClose={dismissRefusal} />}
      <ListBody<Empreendimento>
        screen={screen}
        view={view}
        found={found}
        onChange={change}
        onClear={clear}
        trash={screen.entidade}
        views={{ lista: 'empreendimentos', query, onShow: show }}
        arranged={layout === 'cards' ? cards : undefined}
        label="Empreendimentos"
        marked={marked}
        busy={removing}
        onOpen={dialog.openRecord}
        onHold={hold}
        actions={buttons}
        foot={(record) => (
          <>
            <span className="flex min-w-0 flex-1">
              <MainAct act={mainActOf(record)} name={record.nome} />
            </span>
            {buttons(record)}
          </>
        )}
        actionsWidth={actionsWidth}
        selection={layout === 'tabela' ? selection.rows : undefined}
        whenEmpty={
          <p className="max-w-sm text-muted">
            Use o Super AI: a partir da pasta de vendas ele cria o empreendimento e publica o hotsite.
          </p>
        }
      />
      <SelectionActs screen={screen} view={view} found={found} selection={selection} sheet={sheet} />
      <OpenedPart opened={opened} onClose={() => setOpened(null)} />
      {Dialog && (
        <OpenedDialog
          screen={screen}
          dialog={dialog}
          Dialog={Dialog}
          onSaved={(id) => {
            mark(id);
            setChanged((last) => ({ id, save: (last?.save ?? 0) + 1 }));
          }}
        />
      )}
    </>
  );
}
