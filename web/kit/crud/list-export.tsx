import { ExportButton } from '#web/kit/csv/export-button.tsx';
import type { ExportProps, ExportScope } from '#web/kit/csv/export-dialog.tsx';
import { isFiltered, type ListView } from '#web/kit/table/url-state.ts';
import { rowsForFile } from './chosen-rows.ts';
import type { AnyCrudScreen, Chosen, CrudRecord } from './screen.ts';
import type { CrudRows } from './use-crud-rows.ts';

interface Props extends Pick<ExportProps, 'name' | 'sheet'> {
  screen: Pick<AnyCrudScreen, 'columns' | 'noun' | 'paged' | 'exportRows'>;
  view: ListView;
  found: CrudRows;
  /** All matches, selected or not. */
  all: Chosen;
}

/** 'Exportar' of a list: what its view finds, or everything. */
export function ListExport({
  screen,
  view,
  found: { rows = [], matches, all: total, whole },
  all,
  ...rest
}: Props) {
  const source = { screen, view, whole, found: whole && (rows as readonly CrudRecord[]) };
  const scopes: ExportScope[] = [
    {
      label: isFiltered(view) ? 'O que a busca e os filtros mostram' : 'A lista toda',
      count: matches,
      rows: () => rowsForFile(source, all),
    },
  ];
  if (isFiltered(view))
    scopes.push({
      label: 'Tudo',
      count: total,
      rows: () => whole ?? rowsForFile(source, { query: {}, except: [] }),
    });
  return <ExportButton screen={screen} shown={view.columns} scopes={scopes} {...rest} />;
}
