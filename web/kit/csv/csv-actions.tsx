import { useQuery } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { read } from '#web/kit/api/queries.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { downloadCsv } from '#web/kit/csv/download.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { writeCsv } from '#web/kit/csv/write-csv.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('#web/kit/csv/import-dialog.tsx')).ImportDialog,
}));
const item =
  'flex h-9 cursor-pointer items-center rounded-md px-2.5 outline-none data-highlighted:bg-sunken max-sm:h-11';

interface Props {
  screen: AnyCrudScreen;
  csv: CsvColumn<never>[];
  /** The rows the view shows, in its order. */
  rows: readonly CrudRecord[];
}

/** 'Importar' and 'Exportar' at the head of a list whose declaration has a sheet. */
export function CsvActions({ screen, csv, rows }: Props) {
  const [importing, setImporting] = useState(false);
  const { noun, routes } = screen;
  const all = useQuery(read<CrudRecord[]>(routes.list.path)).data ?? [];
  const save = (records: readonly CrudRecord[]) =>
    downloadCsv(
      `${routes.name}-${new Date().toLocaleDateString('sv-SE')}.csv`,
      writeCsv(csv, records as never[]),
    );
  return (
    <>
      <Button className="max-sm:flex-1" onClick={() => setImporting(true)}>
        <Upload aria-hidden="true" />
        Importar
      </Button>
      {rows.length === all.length ? (
        <Button className="max-sm:flex-1" disabled={all.length === 0} onClick={() => save(rows)}>
          <Download aria-hidden="true" />
          Exportar
        </Button>
      ) : (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger className="button button-outline max-sm:flex-1">
            <Download aria-hidden="true" />
            Exportar
          </DropdownMenu.Trigger>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className="rise z-50 rounded-xl border border-line bg-surface p-1.5 shadow-lg shadow-black/10"
          >
            <DropdownMenu.Item className={item} disabled={rows.length === 0} onSelect={() => save(rows)}>
              O que está à vista: {countOf(rows.length, noun.one, noun.many)}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={() => save(all)}>
              Tudo: {countOf(all.length, noun.one, noun.many)}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      {importing && (
        <Suspense>
          <ImportDialog screen={screen} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
