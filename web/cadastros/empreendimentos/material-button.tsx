import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { Button } from '#web/kit/ui/button.tsx';

const MaterialDialog = lazy(async () => ({
  default: (await import('#web/cadastros/empreendimentos/material-dialog.tsx')).MaterialDialog,
}));

/** Opens an empreendimento's sales material. */
export function MaterialButton({ record: { id, nome } }: { record: Pick<Empreendimento, 'id' | 'nome'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileText aria-hidden="true" />
        Material
        <span className="sr-only"> de {nome}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MaterialDialog id={id} nome={nome} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
