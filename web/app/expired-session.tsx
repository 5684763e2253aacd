import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { expiredSessionText } from '#web/kit/api/errors.ts';
import { refreshRefused } from '#web/kit/api/queries.ts';
import { sessionEnd } from '#web/kit/api/session-end.ts';
import { Button } from '#web/kit/ui/button.tsx';

const PasswordDialog = lazy(async () => ({
  default: (await import('#web/sistema/sessao/password-dialog.tsx')).PasswordDialog,
}));

/** After a session ended: the password dialog over what is open or, once closed, the way back to it (ACC-28). */
export function ExpiredSession() {
  const client = useQueryClient();
  const state = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.read);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== 'kept' && state === 'kept') void refreshRefused(client);
    before.current = state;
  }, [state, client]);
  // Another tab signed in.
  useEffect(() => {
    const renew = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue !== null) sessionEnd.renewed();
    };
    window.addEventListener('storage', renew);
    return () => window.removeEventListener('storage', renew);
  }, []);
  if (state === 'ended')
    return (
      <Suspense>
        <PasswordDialog />
      </Suspense>
    );
  if (state === 'kept') return null;
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-danger-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 font-medium text-danger">{expiredSessionText}</p>
      <Button onClick={() => void sessionEnd.ask()}>Fazer login</Button>
    </div>
  );
}
