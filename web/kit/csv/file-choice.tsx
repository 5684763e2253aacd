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
      <p className="font-medium">Solte um arquivo CSV aqui</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label="Arquivo CSV"
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
        Até 50.000 linhas, separadas por ponto e vírgula, vírgula ou tabulação. Nada é gravado antes da
        prévia.
      </p>
      {fault && (
        <p role="alert" className="field-error max-w-prose font-medium">
          {fault}
        </p>
      )}
    </div>
  );
}
