import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SelectionProps } from '#web/kit/crud/screen.ts';
import { Button } from '#web/kit/ui/button.tsx';

const UpdatePagesDialog = lazy(async () => ({
  default: (await import('#web/widgets/publicacao/update-pages-dialog.tsx')).UpdatePagesDialog,
}));

/** Brings the chosen hotsites' pages up to date, where they are behind. */
export function SelectionUpdate({ ids, clear }: SelectionProps) {
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  return (
    <>
      <Button onClick={() => void ids().then(setAsked)}>
        <RefreshCw aria-hidden="true" />
        Atualizar páginas
      </Button>
      {asked && (
        <Suspense>
          <UpdatePagesDialog
            ids={asked}
            onClose={() => {
              setAsked(null);
              clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
