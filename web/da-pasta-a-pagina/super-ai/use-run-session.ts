import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { listIncorporadoras } from '#contract/cadastros/incorporadoras.ts';
import { listRuns } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { superAiCalls } from '#web/da-pasta-a-pagina/super-ai/calls.ts';
import { isOver, type Progress } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { createRunSession, type RunSession } from '#web/da-pasta-a-pagina/super-ai/run-session.ts';
import { openEventStream } from '#web/kit/api/event-stream.ts';
import { refresh } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { showToast } from '#web/kit/ui/toast.ts';

function completionText({ outcome }: Progress): string {
  const { nome = 'O empreendimento', rota, rascunho, findings = [] } = outcome;
  const published = rascunho
    ? `${nome}: ${rascunho}`
    : rota
      ? `${nome} está publicado em /hotsite/${rota}.`
      : `${nome} está pronto.`;
  if (findings.length === 0) return published;
  return `${published}\n${countOf(findings.length, 'ponto para conferir', 'pontos para conferir')} no cartão.`;
}

const noSubscription = () => () => {};

/**
 * The run followed by a dialog: none initially, then one set by `open`. Closing the dialog never stops the
 * run.
 */
export function useRunSession(onFinished: () => void) {
  const client = useQueryClient();
  const [session, setSession] = useState<RunSession | null>(null);
  const progress = useSyncExternalStore(session?.subscribe ?? noSubscription, session?.read ?? (() => null));
  useEffect(
    () => () => {
      if (!session) return;
      // A run left behind is offered again on the page.
      if (!isOver(session.read())) void refresh(client, listRuns.path);
      session.dispose();
    },
    [session, client],
  );

  function open(): RunSession {
    const created = createRunSession({
      calls: superAiCalls,
      openStream: openEventStream,
      newId: () => crypto.randomUUID(),
      onListsChanged: () =>
        void refresh(client, listEmpreendimentos.path, listIncorporadoras.path, listRuns.path),
      onComplete: (done) => showToast({ title: 'Super AI Completo!', text: completionText(done) }),
      onFailure: ({ title, message }) =>
        showToast({ title, text: message === title ? undefined : message, tone: 'destructive' }),
      onFinished,
    });
    setSession(created);
    return created;
  }

  return { session, progress, open, close: () => setSession(null) };
}
