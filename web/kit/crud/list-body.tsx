import { ArchiveRestore } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { serverMessage } from '#web/kit/api/errors.ts';
import { capitalized, countOf, countText } from '#web/kit/format.ts';
import { CardSkeletons, DataCards } from '#web/kit/table/data-cards.tsx';
import { DataTable, type RowsProps } from '#web/kit/table/data-table.tsx';
import { compactColumns, compactHeight, shownColumns } from '#web/kit/table/shown-columns.ts';
import { isFiltered, type ListView, nextSorts } from '#web/kit/table/url-state.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { ToolFace, toolClass } from '#web/kit/ui/tool-face.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { ConditionChips } from './condition-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import type { ToolProps } from './tool-props.ts';
import type { CrudRows } from './use-crud-rows.ts';
import { ViewsButton } from './views-button.tsx';

type Shown = Pick<
  AnyCrudScreen,
  'columns' | 'filters' | 'paged' | 'noun' | 'texts' | 'rowHeight' | 'countLine'
>;

interface Props<Row extends CrudRecord>
  extends Omit<RowsProps<Row>, 'columns' | 'rows' | 'matches' | 'onSight' | 'listKey'> {
  screen: Shown;
  view: ListView;
  found: CrudRows;
  onChange: ToolProps['onChange'];
  /** Its saved views: the list they are of, the view as in a query, and how one is shown. */
  views: ComponentProps<typeof ViewsButton>;
  /** Kind of its records in the trash, which is then one press away. */
  trash?: string;
  /** Another arrangement of the rows than table or cards. */
  arranged?: ((rows: readonly (Row | null)[]) => ReactNode) | undefined;
  /** Clears all filters. */
  onClear: () => void;
  /** Width of the button column, in pixels. */
  actionsWidth: number;
  /** Extra text after the count. */
  note?: ReactNode;
  /** Shown below 'Nenhuma cidade encontrada' when there are no records at all. */
  whenEmpty: ReactNode;
}

/** The result of a list view: count and rows as a table or cards, or why there are none. */
export function ListBody<Row extends CrudRecord>(props: Props<Row>) {
  const {
    screen,
    view,
    found,
    onChange,
    onClear,
    actionsWidth,
    note,
    whenEmpty,
    views,
    trash,
    arranged,
    ...shared
  } = props;
  const { texts } = screen;
  const { dense = false } = view;
  const columns = useMemo(() => {
    const shown = shownColumns<Row>(screen.columns, view.columns);
    return dense ? compactColumns(shown) : shown;
  }, [screen.columns, view.columns, dense]);
  const asCards = useMediaQuery('(width < 40rem)');
  const isRead = found.rows !== undefined;
  const isPending = !isRead && found.error === null;
  const rows = (found.rows ?? none) as readonly (Row | null)[];
  const rowsProps = {
    ...shared,
    columns,
    rows,
    matches: found.matches,
    onSight: found.onSight,
    listKey: found.listKey,
  };
  const table = (
    <DataTable
      {...rowsProps}
      rowHeight={dense ? compactHeight : screen.rowHeight}
      dense={dense}
      actionsWidth={actionsWidth}
      sorts={view.sorts}
      onSort={(column, among) => onChange({ sorts: nextSorts(view.sorts, column, among) })}
      loading={isPending}
    />
  );
  return (
    <>
      <ConditionChips screen={screen} view={view} onChange={onChange} />
      <div className="mt-4 mb-3 flex min-h-5 flex-wrap items-center gap-x-4 text-[13px] text-muted tabular-nums">
        <p role="status">
          {isPending && texts.loading}
          {isRead && countLine(screen, found)}
          {note}
        </p>
        {isFiltered(view) && rows.length > 0 && (
          <button
            type="button"
            onClick={onClear}
            className="font-medium text-ink underline underline-offset-4"
          >
            Limpar filtros
          </button>
        )}
        <div className="-my-2 ml-auto flex flex-wrap items-center gap-x-1 max-sm:my-0 max-sm:[&_svg]:hidden">
          <ListTools
            screen={screen}
            view={view}
            whole={found.whole}
            onChange={onChange}
            asCards={asCards || arranged !== undefined}
          />
          <ViewsButton {...views} />
          {trash && (
            <Link to={trashOf(trash)} aria-label={`Lixeira: ${screen.noun.many}`} className={toolClass}>
              <ToolFace label="Lixeira" Icon={ArchiveRestore} />
            </Link>
          )}
        </div>
      </div>
      {found.error && <LoadFailure detail={serverMessage(found.error) ?? undefined} onRetry={found.retry} />}
      {isPending && (arranged?.(none) ?? (asCards ? <CardSkeletons /> : table))}
      {isRead && rows.length === 0 && (
        <EmptyList
          text={texts.empty}
          filtered={isFiltered(view)}
          onClear={onClear}
          trash={trash && view.search.trim() ? trashOf(trash, view.search) : undefined}
        >
          {whenEmpty}
        </EmptyList>
      )}
      {rows.length > 0 && (arranged?.(rows) ?? (asCards ? <DataCards {...rowsProps} /> : table))}
    </>
  );
}

const none: null[] = [];

/** The trash bin with a kind of record alone, as it is searched here. */
const trashOf = (tipo: string, busca = '') =>
  `/admin/configuracoes/lixeira?${new URLSearchParams({ tipo, ...(busca.trim() ? { busca: busca.trim() } : {}) })}`;

/** '12 de 5.571 cidades', '27 estados', 'Mais de 5.000 de 200.000 corretores', or the screen's own sentence. */
function countLine({ noun, countLine: own }: Shown, { matches, all }: CrudRows): string {
  if (matches === all) return own?.(all) ?? countOf(all, noun.one, noun.many);
  return capitalized(`${countText(matches)} de ${countOf(all, noun.one, noun.many)}`);
}
