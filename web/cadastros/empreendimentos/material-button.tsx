import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

const MaterialDialog = lazy(async () => ({
  default: (await import('#web/cadastros/empreendimentos/material-dialog.tsx')).MaterialDialog,
}));

/** Opens an empreendimento's sales material. */
export function MaterialButton({ record: { id, nome } }: { record: Pick<Empreendimento, 'id' | 'nome'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={`Material de ${nome}`} onClick={() => setOpen(true)}>
        <FileText />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <MaterialDialog id={id} nome={nome} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
