import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { sessionEnd } from '#web/kit/api/session-end.ts';
import { countOf } from '#web/kit/format.ts';

/** Warns before leaving with unsaved texts, although they stay in this browser. */
export function useLeaveWarning(unsaved: number): void {
  useBlocker(({ currentLocation, nextLocation }) => {
    if (unsaved === 0 || currentLocation.pathname === nextLocation.pathname) return false;
    const what = countOf(unsaved, 'texto não salvo', 'textos não salvos');
    return !window.confirm(`Há ${what}. Eles ficam guardados neste navegador. Sair mesmo assim?`);
  });
  useEffect(() => {
    if (unsaved === 0) return;
    const warn = (event: BeforeUnloadEvent) => {
      // An expired session must be able to leave.
      if (sessionEnd.read() === 'kept') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
