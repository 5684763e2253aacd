import { lazy, Suspense } from 'react';
import { ExportButton } from '#web/kit/csv/export-button.tsx';
import type { ExportProps } from '#web/kit/csv/export-dialog.tsx';
import type { ListView } from '#web/kit/table/url-state.ts';
import { chosenIds, rowsForFile } from './chosen-rows.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { CrudRows } from './use-crud-rows.ts';
import type { Selection } from './use-selection.ts';

// Needed once something is selected.
const RemoveMany = lazy(async () => ({ default: (await import('./remove-many.tsx')).RemoveMany }));

interface Props {
  screen: AnyCrudScreen;
  view: ListView;
  found: CrudRows;
  selection: Selection;
  /** Its spreadsheet, if the screen does not declare it. */
  sheet?: ExportProps['sheet'];
}

/** What can be done with a selection: the screen's own acts, a file, the trash. */
export function SelectionActs({
  screen,
  view,
  found: { rows = [], matches, whole },
  selection,
  sheet,
}: Props) {
  const { noun, list, csv, Selection: Own } = screen;
  const { count, chosen, clear } = selection;
  const source = { screen, view, whole, found: whole && (rows as readonly CrudRecord[]) };
  const ids = () => chosenIds(source, chosen);
  return (
    <SelectionBar noun={noun} selection={selection} total={matches}>
      <Suspense>{Own && <Own chosen={chosen} count={count} ids={ids} clear={clear} />}</Suspense>
      <ExportButton
        screen={screen}
        name={list}
        shown={view.columns}
        sheet={sheet ?? csv}
        scopes={[{ label: 'Selecionados', count, rows: () => rowsForFile(source, chosen) }]}
      />
      <Suspense>
        <RemoveMany screen={screen} count={count} ids={ids} clear={clear} />
      </Suspense>
    </SelectionBar>
  );
}
