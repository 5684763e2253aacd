import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import { Button } from '#web/kit/ui/button.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('#web/kit/csv/import-dialog.tsx')).ImportDialog,
}));

/** 'Importar' in a list's toolbar. */
export function ImportButton({ screen }: { screen: AnyCrudScreen }) {
  const [importing, setImporting] = useState(false);
  return (
    <>
      <Button onClick={() => setImporting(true)}>
        <Upload aria-hidden="true" />
        Importar
      </Button>
      {importing && (
        <Suspense>
          <ImportDialog screen={screen} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
