import { lazy, Suspense, useSyncExternalStore } from 'react';
import { keysShown } from '#web/app/keys-shown.ts';
import { useSingleKeys } from '#web/kit/keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('#web/app/keys-dialog.tsx')).KeysDialog }));

/** '/' searches: in the list that is there, else in the panel. '?' lists the keys. */
export function SingleKeys({ onSearch }: { onSearch: () => void }) {
  const open = useSyncExternalStore(keysShown.subscribe, keysShown.read);
  useSingleKeys({
    '/': () => {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      field?.focus();
      field?.select();
      if (!field) onSearch();
    },
    '?': () => keysShown.write(true),
  });
  if (!open) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => keysShown.write(false)} />
    </Suspense>
  );
}
