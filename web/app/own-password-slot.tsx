import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ownPassword } from '#web/app/own-password.ts';
import { readUsername } from '#web/kit/api/token.ts';

const OwnPasswordDialog = lazy(async () => ({
  default: (await import('#web/sistema/administradores/own-password-dialog.tsx')).OwnPasswordDialog,
}));

/** One's own password, changed without leaving the screen. */
export function OwnPasswordSlot() {
  const isOpen = useSyncExternalStore(ownPassword.subscribe, ownPassword.read);
  return (
    isOpen && (
      <Suspense>
        <OwnPasswordDialog username={readUsername() ?? ''} onClose={() => ownPassword.write(false)} />
      </Suspense>
    )
  );
}
