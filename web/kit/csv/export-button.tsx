import { Download } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import type { ExportProps } from './export-dialog.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface Props extends Omit<ExportProps, 'onClose'> {
  /** Another look of the button. */
  children?: (open: () => void) => ReactElement;
}

/** 'Exportar': what is shown, as CSV or a spreadsheet, with the columns one chooses. */
export function ExportButton({ children, ...given }: Props) {
  const [open, setOpen] = useState(false);
  const isEmpty = given.scopes.every(({ count }) => count === 0);
  return (
    <>
      {children?.(() => setOpen(true)) ?? (
        <Button why={isEmpty ? 'Nada a exportar' : undefined} onClick={() => setOpen(true)}>
          <Download aria-hidden="true" />
          Exportar
        </Button>
      )}
      {open && (
        <Suspense>
          <ExportDialog {...given} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
