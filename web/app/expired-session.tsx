import { useSyncExternalStore } from 'react';
import { expiredSessionText } from '#web/kit/api/errors.ts';
import { sessionNotice } from '#web/kit/api/session-notice.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { logInAgain } from '#web/sistema/sessao/logout.ts';

/** Notice that the session has expired; typed input is restored after the next login (ACC-28). */
export function ExpiredSession() {
  const expired = useSyncExternalStore(sessionNotice.subscribe, sessionNotice.read);
  if (!expired) return null;
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-danger-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 font-medium text-danger">{expiredSessionText}</p>
      <Button onClick={logInAgain}>Fazer login</Button>
    </div>
  );
}
