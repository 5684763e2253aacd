import { type FormEvent, useEffect, useId, useState } from 'react';
import { errorText } from '#web/kit/api/errors.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { asOnScreen, type FileColumn, fileColumns } from '#web/kit/csv/file-columns.ts';
import { type FileFormat, saveTable } from '#web/kit/csv/save-table.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { type Count, capitalized, countOf } from '#web/kit/format.ts';
import { shownColumns } from '#web/kit/table/shown-columns.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { Choices, Radios } from './export-fields.tsx';

/** Records that may be exported together. */
export interface ExportScope {
  /** 'A lista toda' */
  label: string;
  count: Count;
  rows: () => Promise<readonly CrudRecord[]> | readonly CrudRecord[];
}

export interface ExportProps {
  screen: Pick<AnyCrudScreen, 'columns' | 'noun'>;
  /** Name of the file. */
  name: string;
  /** The columns on screen; absent for the usual ones. */
  shown?: readonly string[] | undefined;
  /** The columns of its spreadsheet, if it has one. */
  sheet?: readonly CsvColumn<never>[] | (() => Promise<readonly CsvColumn<never>[]>) | undefined;
  /** The first one is chosen. */
  scopes: readonly ExportScope[];
  onClose: () => void;
}

const formats = [
  { value: 'csv', label: 'CSV', hint: 'Para qualquer planilha e para importar de volta' },
  { value: 'xlsx', label: 'Excel (.xlsx)', hint: 'Números e datas prontos para contas' },
];

/** Chooses records, columns and format of a file, and downloads it. */
export function ExportDialog({ screen, name, shown, sheet, scopes, onClose }: ExportProps) {
  const form = useId();
  const [columns, setColumns] = useState<FileColumn<CrudRecord>[] | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [scope, setScope] = useState('0');
  const [format, setFormat] = useState<FileFormat>('csv');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    void Promise.resolve(typeof sheet === 'function' ? sheet() : sheet).then((found) => {
      if (isGone) return;
      const all = fileColumns<CrudRecord>(
        screen.columns,
        found as readonly CsvColumn<CrudRecord>[] | undefined,
      );
      setColumns(all);
      setChosen(all.filter(({ isUsual }) => isUsual).map(({ id }) => id));
    });
    return () => {
      isGone = true;
    };
  }, [screen, sheet]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !columns) return;
    setBusy(true);
    try {
      const rows = await scopes[Number(scope)]!.rows();
      const picked = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
      await saveTable(name, format, picked, rows);
      onClose();
    } catch (error) {
      showToast({
        title: 'Erro ao exportar',
        text: errorText(error, 'Tente novamente.'),
        tone: 'destructive',
      });
      setBusy(false);
    }
  }
  const onScreen = asOnScreen(columns ?? [], shownColumns(screen.columns, shown));
  const { one, many } = screen.noun;
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isBusy}
      title={`Exportar ${many}`}
      footer={
        <FormFooter
          form={form}
          busy={isBusy}
          why={chosen.length === 0 ? 'Escolha ao menos uma coluna' : undefined}
          onCancel={onClose}
        >
          {isBusy ? 'Exportando...' : 'Baixar'}
        </FormFooter>
      }
    >
      <form id={form} className="grid grid-cols-1 gap-5" onSubmit={save}>
        <Radios
          legend="Registros"
          value={scope}
          onChange={setScope}
          options={scopes.map(({ label, count }, place) => ({
            value: String(place),
            label,
            hint: capitalized(countOf(count, one, many)),
          }))}
        />
        <Radios
          legend="Formato"
          value={format}
          onChange={(value) => setFormat(value as FileFormat)}
          options={formats}
        />
        <Choices
          legend="Colunas"
          options={(columns ?? []).map(({ id, label }) => ({ value: id, label }))}
          chosen={chosen}
          onChange={setChosen}
        >
          <Button className="text-[13px]" onClick={() => setChosen((columns ?? []).map(({ id }) => id))}>
            Todas
          </Button>
          <Button className="text-[13px]" onClick={() => setChosen(onScreen)}>
            As da tela
          </Button>
          <Button className="text-[13px]" onClick={() => setChosen([])}>
            Nenhuma
          </Button>
        </Choices>
      </form>
    </Dialog>
  );
}
