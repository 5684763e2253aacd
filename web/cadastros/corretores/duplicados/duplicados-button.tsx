import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';

const DuplicadosDialog = lazy(async () => ({
  default: (await import('#web/cadastros/corretores/duplicados/duplicados-dialog.tsx')).DuplicadosDialog,
}));

/** 'Duplicados': finds likely duplicates. */
export function DuplicadosButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UsersRound aria-hidden="true" />
        Duplicados
      </Button>
      {open && (
        <Suspense>
          <DuplicadosDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
