import { lazy, Suspense, useState } from 'react';
import { useSingleKeys } from '#web/kit/keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('#web/app/keys-dialog.tsx')).KeysDialog }));

/** '/' searches: in the list that is there, else in the panel. '?' lists the keys. */
export function SingleKeys({ onSearch }: { onSearch: () => void }) {
  const [open, setOpen] = useState(false);
  useSingleKeys({
    '/': () => {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      field?.focus();
      field?.select();
      if (!field) onSearch();
    },
    '?': () => setOpen(true),
  });
  if (!open) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
