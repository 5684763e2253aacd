import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isExpiredSession } from '#web/kit/api/errors.ts';
import { downloadFile } from '#web/kit/download.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { callFile, own } from './calls.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { failureText } from './failure-text.ts';
import { endSession } from './place.ts';

/** His LGPD rights: exporting his data, and erasing it. */
export function OwnData() {
  const [isReading, setReading] = useState(false);
  const [erases, setErases] = useState(false);

  async function take() {
    setReading(true);
    try {
      downloadFile('meus-dados.json', await callFile(own.dossier));
    } catch (error) {
      if (isExpiredSession(error)) return endSession('expired');
      showToast({ title: 'Erro', text: failureText(error), tone: 'destructive' });
    } finally {
      setReading(false);
    }
  }

  return (
    <section aria-labelledby="privacidade" className="card mt-4 p-4 sm:p-5">
      <h2 id="privacidade" className="text-[17px] font-semibold tracking-tight">
        Privacidade
      </h2>
      <p className="mt-1 text-muted text-pretty">
        Pela LGPD, você pode levar uma cópia de tudo o que está guardado sobre você, ou pedir que seja
        apagado.
      </p>
      <div className="mt-3 grid gap-2 sm:flex">
        <Button disabled={isReading} onClick={() => void take()}>
          <Download aria-hidden="true" />
          {isReading ? 'Preparando...' : 'Baixar meus dados'}
        </Button>
        <Button look="danger" onClick={() => setErases(true)}>
          <Trash2 aria-hidden="true" />
          Apagar meus dados
        </Button>
      </div>
      {erases && <EraseDialog onClose={() => setErases(false)} />}
    </section>
  );
}
