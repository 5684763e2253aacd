import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  reading: boolean;
  fault: string | null;
  onChoose: (file: File) => void;
  onTemplate: () => void;
}

/** Picks or drops a file; faults are shown beside it. */
export function FileChoice({ reading, fault, onChoose, onTemplate }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-xl border border-dashed px-6 py-12 text-center',
        over ? 'border-gold bg-gold-soft' : 'border-edge',
      )}
    >
      <FileSpreadsheet aria-hidden="true" className="size-8 text-faint" strokeWidth={1.5} />
      <p className="font-medium">Solte aqui uma planilha do Excel (.xlsx) ou um CSV</p>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label="Planilha ou CSV"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          choose(event.target.files);
          // The same file can be chosen again after fixing it.
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" disabled={reading} onClick={() => input.current?.click()}>
          {reading ? 'Lendo o arquivo...' : 'Escolher arquivo'}
        </Button>
        <Button onClick={onTemplate}>Baixar modelo</Button>
      </div>
      <p className="max-w-prose text-[13px] text-muted">
        Até 50.000 linhas. Da planilha vale a primeira aba preenchida; no CSV, as colunas se separam por ponto
        e vírgula, vírgula ou tabulação. Nada é gravado antes da prévia.
      </p>
      {fault && (
        <p role="alert" className="field-error max-w-prose font-medium">
          {fault}
        </p>
      )}
    </div>
  );
}
