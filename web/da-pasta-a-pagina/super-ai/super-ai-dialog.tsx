import { useEffect, useId, useState } from 'react';
import type { FolderCheck } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { type StartMode, superAiCalls } from '#web/da-pasta-a-pagina/super-ai/calls.ts';
import { FolderChoice } from '#web/da-pasta-a-pagina/super-ai/folder-choice.tsx';
import { ProgressPane } from '#web/da-pasta-a-pagina/super-ai/progress-pane.tsx';
import { isAllDone, isOver } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { runFailure } from '#web/da-pasta-a-pagina/super-ai/run-session.ts';
import { StartForm } from '#web/da-pasta-a-pagina/super-ai/start-form.tsx';
import { useRunSession } from '#web/da-pasta-a-pagina/super-ai/use-run-session.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

interface Props {
  /** A run to follow initially, by session; null for a new one. */
  followed: string | null;
  onClose: () => void;
  /** Called two seconds after completion, before the dialog closes (SUP-25). */
  onSuccess?: () => void;
}

/** 'Super AI Workflow Completo' (SUP-01): takes a folder, then shows its run. Mount it to open it. */
export function SuperAiDialog({ followed, onClose, onSuccess }: Props) {
  const formId = useId();
  const [driveUrl, setDriveUrl] = useState('');
  const [checking, setChecking] = useState(followed !== null);
  const [previous, setPrevious] = useState<FolderCheck['previous']>(null);
  const { session, progress, open, close } = useRunSession(() => {
    onSuccess?.();
    onClose();
  });
  const fail = (error: unknown) =>
    showToast({ title: 'Erro', text: errorText(error, runFailure), tone: 'destructive' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: joins once, when the dialog opens
  useEffect(() => {
    if (followed) void join(followed).catch(fail);
  }, []);

  async function join(sessionId: string) {
    try {
      const run = await superAiCalls.run(sessionId);
      setDriveUrl(run.driveUrl);
      open().join(run);
    } finally {
      setChecking(false);
    }
  }

  function start(url: string, mode?: StartMode) {
    setPrevious(null);
    void open().start(url, mode);
  }

  /** Checks the folder's history first; without an answer the run just starts (API-20). */
  async function check(url: string) {
    setDriveUrl(url);
    setChecking(true);
    const found = await superAiCalls.check(url).catch(() => null);
    if (found?.live) return join(found.live.sessionId).catch(() => start(url));
    setChecking(false);
    if (found?.previous) setPrevious(found.previous);
    else start(url);
  }

  const running = progress !== null && !isOver(progress) && !isAllDone(progress) && !progress.question;
  const interrupt = () => void session?.interrupt().catch(fail);

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!running}
      title="Super AI Workflow Completo"
      description={
        progress
          ? undefined
          : 'Da pasta de vendas ao hotsite publicado: documentos, imagens, página e publicação em um só passo.'
      }
      width={progress ? 'sm:max-w-3xl' : 'sm:max-w-xl'}
      footer={
        <>
          {progress && !isOver(progress) && progress.known && (
            <Button look="danger" className="mr-auto" onClick={interrupt}>
              Interromper execução
            </Button>
          )}
          {running && progress.known && (
            <Button look="primary" onClick={onClose}>
              Continuar em segundo plano
            </Button>
          )}
          <Button onClick={onClose} disabled={running}>
            {progress && isAllDone(progress) ? 'Fechar' : 'Cancelar'}
          </Button>
          {!progress && !previous && (
            <Button type="submit" form={formId} look="primary" disabled={checking}>
              Iniciar Super AI Workflow
            </Button>
          )}
        </>
      }
    >
      {progress && session ? (
        <ProgressPane
          sessionId={session.sessionId()}
          progress={progress}
          onReady={session.setPanelReady}
          onAnswer={session.answer}
          onRetry={progress.known ? session.retry : null}
          onBack={close}
        />
      ) : previous ? (
        <FolderChoice previous={previous} onChoose={(mode) => start(driveUrl, mode)} />
      ) : (
        <StartForm id={formId} defaultUrl={driveUrl} onStart={(url) => void check(url)} />
      )}
    </Dialog>
  );
}
