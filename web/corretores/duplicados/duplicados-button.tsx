import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';

const DuplicadosDialog = lazy(async () => ({
  default: (await import('#web/corretores/duplicados/duplicados-dialog.tsx')).DuplicadosDialog,
}));

/** 'Possíveis duplicados': who may be in the list twice. */
export function DuplicadosButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="max-sm:flex-1" onClick={() => setOpen(true)}>
        <UsersRound aria-hidden="true" />
        <span className="max-sm:hidden">Possíveis duplicados</span>
        <span aria-hidden="true" className="sm:hidden">
          Duplicados
        </span>
        <span className="sr-only sm:hidden">Possíveis duplicados</span>
      </Button>
      {open && (
        <Suspense>
          <DuplicadosDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
