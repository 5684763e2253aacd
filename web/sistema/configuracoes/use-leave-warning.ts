import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { sessionEnd } from '#web/kit/api/session-end.ts';
import { countOf } from '#web/kit/format.ts';
import { ask } from '#web/kit/ui/question.ts';

/** Warns before leaving with unsaved texts, although they stay in this browser. */
export function useLeaveWarning(unsaved: number): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsked = blocker.state === 'blocked';
  const askFirst = useEffectEvent(async () => {
    const what = countOf(unsaved, 'texto não salvo', 'textos não salvos');
    const leaves = await ask({
      title: `Há ${what}`,
      text: 'O que foi escrito fica guardado neste navegador até você voltar.',
      yes: 'Sair mesmo assim',
      no: 'Ficar aqui',
    });
    if (blocker.state === 'blocked') leaves ? blocker.proceed() : blocker.reset();
  });
  useEffect(() => {
    if (isAsked) void askFirst();
  }, [isAsked]);
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
