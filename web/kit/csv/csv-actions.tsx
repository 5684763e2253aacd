import { useQuery } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { saveCsv } from '#web/kit/csv/download.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { Button } from '#web/kit/ui/button.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('#web/kit/csv/import-dialog.tsx')).ImportDialog,
}));
const ExportChoice = lazy(async () => ({
  default: (await import('#web/kit/csv/export-choice.tsx')).ExportChoice,
}));

interface Props {
  screen: AnyCrudScreen;
  csv: CsvColumn<never>[];
  /** The view's rows, in order. */
  rows: readonly CrudRecord[];
}

/** 'Importar' in a list's toolbar. */
export function ImportButton({ screen }: { screen: AnyCrudScreen }) {
  const [importing, setImporting] = useState(false);
  return (
    <>
      <Button onClick={() => setImporting(true)}>
        <Upload aria-hidden="true" />
        Importar
      </Button>
      {importing && (
        <Suspense>
          <ImportDialog screen={screen} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** 'Importar' and 'Exportar' in the toolbar of a list with a spreadsheet. */
export function CsvActions({ screen, csv, rows }: Props) {
  const { noun, list } = screen;
  const all = useQuery(read(crudCalls.list(list))).data ?? [];
  const save = (records: readonly CrudRecord[]) => saveCsv(list, csv, records as never[]);
  return (
    <>
      {!screen.exportOnly && <ImportButton screen={screen} />}
      {rows.length === all.length ? (
        <Button disabled={all.length === 0} onClick={() => save(rows)}>
          <Download aria-hidden="true" />
          Exportar
        </Button>
      ) : (
        <Suspense
          fallback={
            // Disabled until it works.
            <Button disabled aria-busy>
              <Download aria-hidden="true" />
              Exportar
            </Button>
          }
        >
          <ExportChoice noun={noun} shown={rows} all={all} onChoose={save} />
        </Suspense>
      )}
    </>
  );
}
