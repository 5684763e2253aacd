import { useQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { type Empreendimento, listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { listIncorporadoras } from '#contract/cadastros/incorporadoras.ts';
import { CardGrid } from '#web/cadastros/empreendimentos/card-grid.tsx';
import { CardSkeletons, EmpreendimentoCard } from '#web/cadastros/empreendimentos/empreendimento-card.tsx';
import { empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { EmpreendimentosTable } from '#web/cadastros/empreendimentos/empreendimentos-table.tsx';
import { Filters } from '#web/cadastros/empreendimentos/filters.tsx';
import { LayoutSwitch } from '#web/cadastros/empreendimentos/layout-switch.tsx';
import {
  applyView,
  isFiltered,
  type ListView,
  readView,
  writeView,
} from '#web/cadastros/empreendimentos/list-view.ts';
import { type Opened, OpenedPart } from '#web/cadastros/empreendimentos/opened-part.tsx';
import { useRecordActs } from '#web/cadastros/empreendimentos/use-record-acts.ts';
import type { Act } from '#web/kit/acts.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { EmptyList } from '#web/kit/crud/empty-list.tsx';
import { OpenedDialog } from '#web/kit/crud/opened-dialog.tsx';
import { RowButtons } from '#web/kit/crud/row-buttons.tsx';
import { SavedViews } from '#web/kit/crud/saved-views.tsx';
import { useCrudDialog } from '#web/kit/crud/use-crud-dialog.ts';
import { useMarked } from '#web/kit/crud/use-marked.ts';
import { useRemove } from '#web/kit/crud/use-remove.ts';
import { UsesNotice } from '#web/kit/crud/uses-notice.tsx';
import { countOf } from '#web/kit/format.ts';
import { useRememberedList } from '#web/kit/record/came-from.ts';
import { ActMenu } from '#web/kit/ui/act-menu.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Toolbar } from '#web/kit/ui/toolbar.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { useAddressText } from '#web/kit/use-address-text.ts';

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

/** The view in the address, and its records. */
function useListView(address: ReturnType<typeof useAddress>, records: readonly Empreendimento[] | undefined) {
  const { params, change } = address;
  const [search, type] = useAddressText(address, 'busca');
  const written = useMemo(() => readView(params), [params]);
  const view: ListView = useMemo(() => ({ ...written, search }), [written, search]);
  const deferred = useDeferredValue(view);
  const shown = useMemo(() => applyView(records ?? [], deferred), [records, deferred]);
  return {
    view,
    shown,
    /** The view as in a query. */
    query: String(writeView(new URLSearchParams(), view)),
    type,
    change: (part: Partial<Omit<ListView, 'search'>>) =>
      change((now) => writeView(now, { ...readView(now), ...part })),
    clear() {
      type('');
      change((now) => writeView(now, { ...readView(now), search: '', status: '', incorporadora: '' }));
    },
    /** Applies a complete saved view. */
    show(query: string) {
      const chosen = readView(new URLSearchParams(query));
      type(chosen.search);
      change((now) => writeView(now, chosen));
    },
  };
}

/** The records shown, as a spreadsheet. */
async function saveShown(rows: readonly Empreendimento[]): Promise<void> {
  const [{ saveCsv }, { empreendimentosCsv }] = await Promise.all([
    import('#web/kit/csv/download.ts'),
    import('#web/cadastros/empreendimentos/csv.ts'),
  ]);
  saveCsv('empreendimentos', empreendimentosCsv, rows);
}

/** 'Gestão de Projetos': empreendimentos as cards or a table, and their dialog (EMP-01..17). */
export function EmpreendimentosPage(props: Props) {
  const { actions, banner, standing = null, noticeOf, mainActOf } = props;
  const list = useQuery(read(listEmpreendimentos));
  const incorporadoras = useQuery(read(listIncorporadoras));
  const address = useAddress();
  const { view, shown, query, type, change, clear, show } = useListView(address, list.data);
  const dialog = useCrudDialog(screen, address, { whole: list.data, rows: list.data });
  const { ask, removing, refusal, dismissRefusal } = useRemove(screen);
  useRememberedList(screen.paths.list, list.data && shown);
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

  return (
    <>
      <Toolbar
        actions={
          <>
            {actions}
            <Button look="primary" onClick={dialog.openNew}>
              <Plus aria-hidden="true" />
              {screen.texts.add}
            </Button>
          </>
        }
      >
        <Filters
          view={view}
          onType={type}
          onChange={change}
          incorporadoras={incorporadoras.data ?? []}
          more={
            <>
              <LayoutSwitch layout={view.layout} onChange={(layout) => change({ layout })} />
              <IconButton
                label="Exportar CSV"
                className="border-line bg-surface"
                disabled={shown.length === 0}
                onClick={() => void saveShown(shown)}
              >
                <Download />
              </IconButton>
              <SavedViews lista="empreendimentos" query={query} onShow={show} />
            </>
          }
        />
      </Toolbar>
      {banner}
      {changed && (
        <Suspense>
          <SavedBehind key={changed.save} id={changed.id} />
        </Suspense>
      )}
      {refusal && <UsesNotice refusal={refusal} onClose={dismissRefusal} />}
      <p role="status" className="mt-4 mb-3 min-h-5 text-[13px] text-muted tabular-nums">
        {list.isPending && 'Carregando...'}
        {list.isSuccess && countOf(shown.length, 'empreendimento', 'empreendimentos')}
      </p>
      {list.isPending && <CardSkeletons />}
      {list.isError && (
        <LoadFailure
          detail={serverMessage(list.error) ?? undefined}
          onRetry={() => {
            void list.refetch();
            if (incorporadoras.isError) void incorporadoras.refetch();
          }}
        />
      )}
      {list.isSuccess && shown.length === 0 && (
        <EmptyList text={screen.texts.empty} filtered={isFiltered(view)} onClear={clear}>
          <p className="max-w-sm text-muted">
            Use o Super AI: a partir da pasta de vendas ele cria o empreendimento e publica o hotsite.
          </p>
        </EmptyList>
      )}
      {shown.length > 0 &&
        (view.layout === 'tabela' ? (
          <EmpreendimentosTable
            rows={shown}
            view={view}
            marked={marked}
            busy={removing}
            onOpen={dialog.openRecord}
            onHold={hold}
            onSort={(sort) => change({ sort, descending: sort === view.sort && !view.descending })}
            actions={buttons}
          />
        ) : (
          <CardGrid
            rows={shown}
            listKey={query}
            marked={marked}
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
        ))}
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
