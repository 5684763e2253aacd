import { Download } from 'lucide-react';
import { downloadFile } from '#web/kit/download.ts';
import { Button } from '#web/kit/ui/button.tsx';

/** The recovery codes, shown only once. */
export function ShownCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `Códigos de recuperação do Portal do Corretor\nCada um vale uma vez.\n\n${codes.join('\n')}\n`;
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="font-medium">Guarde os códigos de recuperação</h3>
        <p className="mt-1 text-muted">
          Cada um abre o painel uma vez, no lugar do segundo fator. Eles não serão mostrados de novo.
        </p>
      </div>
      <ul
        aria-label="Códigos de recuperação"
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md border border-line bg-sunken p-4 font-mono text-[15px] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => downloadFile('codigos-de-recuperacao.txt', new Blob([text], { type: 'text/plain' }))}
        >
          <Download aria-hidden="true" />
          Baixar
        </Button>
        <Button look="primary" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </div>
  );
}
