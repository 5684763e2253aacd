import { useMutation } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { exportDadosPessoais } from '#contract/cadastros/dados-pessoais.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { downloadFile } from '#web/kit/download.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));

/** A corretor's LGPD rights: a copy of his data, and its erasure. */
export function PrivacySection({ corretor, onErased }: { corretor: Corretor; onErased: () => void }) {
  const [erasing, setErasing] = useState(false);
  const { id, nome } = corretor;
  const copy = useMutation({
    mutationFn: () => call(exportDadosPessoais, { params: { id } }),
    onSuccess(dossier) {
      const json = new Blob([JSON.stringify(dossier, null, 2)], { type: 'application/json' });
      downloadFile(`dados-pessoais-corretor-${id}.json`, json);
      showToast({
        title: 'Dados exportados',
        text: 'O arquivo foi baixado. A auditoria registrou a leitura.',
      });
    },
    onError: (error) =>
      showToast({
        title: 'Erro ao exportar dados',
        text: errorText(error, 'O arquivo não foi baixado'),
        tone: 'destructive',
      }),
  });
  return (
    <Disclosure label="Privacidade" hint="direitos do corretor pela LGPD" className="mt-3">
      <p className="text-muted">
        {`Se ${nome} pedir, entregue uma cópia de tudo o que está guardado sobre ele ou apague os dados pessoais.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          aria-busy={copy.isPending}
          aria-disabled={copy.isPending}
          onClick={() => !copy.isPending && copy.mutate()}
        >
          <Download aria-hidden="true" />
          {copy.isPending ? 'Exportando...' : 'Exportar dados (LGPD)'}
        </Button>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setErasing(true)}>
          <Eraser aria-hidden="true" />
          Apagar dados pessoais
        </Button>
      </div>
      {erasing && (
        <Suspense>
          <EraseDialog corretor={corretor} onClose={() => setErasing(false)} onErased={onErased} />
        </Suspense>
      )}
    </Disclosure>
  );
}
