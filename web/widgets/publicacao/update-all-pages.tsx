import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';

const UpdatePagesDialog = lazy(async () => ({
  default: (await import('#web/widgets/publicacao/update-pages-dialog.tsx')).UpdatePagesDialog,
}));

/** The way to bring all pages that are behind up to date in one act, after seeing what changes. */
export function UpdateAllPages() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-2 h-8 px-3 text-[13px] max-md:h-10" onClick={() => setOpen(true)}>
        Atualizar e publicar todas
      </Button>
      {isOpen && (
        <Suspense>
          <UpdatePagesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
