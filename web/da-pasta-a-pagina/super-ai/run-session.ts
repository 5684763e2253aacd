import { type ProgressEvent, progressEventSchema } from '#contract/base/runs.ts';
import { type Run, type RunAnswer, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { StartMode, SuperAiCalls } from '#web/da-pasta-a-pagina/super-ai/calls.ts';
import { createProgressQueue } from '#web/da-pasta-a-pagina/super-ai/progress-queue.ts';
import {
  type Action,
  isOver,
  type Progress,
  reduceProgress,
  startProgress,
} from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { errorText } from '#web/kit/api/errors.ts';
import type { StreamHandlers } from '#web/kit/api/event-stream.ts';

/** Delay from a broken stream to asking the server (SUP-26). */
const askAfterBreakMs = 5000;
/** When remaining steps are marked complete; with four the first immediately (SUP-26, SUP-28). */
const assumeAtMs = [500, 1000, 1500];
/** Delay from a run's end to closing the dialog (SUP-25). */
const closeAfterMs = 2000;

export const runFailure = 'Erro no workflow Super AI';

/** The message of a failed step (SUP-31). */
export function failurePhrase(step: string | null): string {
  return superAiSteps.find(({ id }) => id === step)?.failure ?? runFailure;
}

export interface RunSessionDeps {
  calls: SuperAiCalls;
  openStream: (path: string, handlers: StreamHandlers) => { close: () => void };
  newId: () => string;
  /** Lists changed by the run must be re-read. */
  onListsChanged: () => void;
  onComplete: (progress: Progress) => void;
  onFailure: (failure: { title: string; message: string }) => void;
  /** The dialog must reset and close. */
  onFinished: () => void;
}

/**
 * A run followed by a dialog: starts or joins it, feeds the pane through the queue, and recovers from a
 * broken stream. The server is the only source of a run's state.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one session: stream, calls and what is shown share their state
export function createRunSession(deps: RunSessionDeps) {
  const { calls } = deps;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: Progress = startProgress;
  let sessionId = '';
  /** Events up to this number are included in the server's state. */
  let toldUpTo = 0;
  let stream: { close: () => void } | null = null;
  let asking = false;
  let ended = false;

  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  };
  const dispatch = (action: Action) => {
    state = reduceProgress(state, action);
    for (const listener of listeners) listener();
  };
  const closeStream = () => {
    stream?.close();
    stream = null;
  };

  const queue = createProgressQueue((event) => {
    if (ended) return;
    dispatch({ type: 'event', event });
    settle();
  });

  /** Effects of a run's end, once. */
  function settle(): void {
    if (ended || !isOver(state)) return;
    ended = true;
    closeStream();
    queue.clear();
    deps.onListsChanged();
    if (state.phase === 'completed') {
      deps.onComplete(state);
      after(closeAfterMs, deps.onFinished);
    }
    if (state.phase === 'failed' && state.failure)
      deps.onFailure({ title: failurePhrase(state.failure.step), message: state.failure.message });
  }

  function follow(): void {
    stream = deps.openStream(calls.streamPath(sessionId), {
      onFrame: (id, data) => {
        const parsed = progressEventSchema.safeParse(data);
        if (!parsed.success) return;
        if (id !== null && id <= toldUpTo) dispatch({ type: 'recall', event: parsed.data });
        else take(parsed.data);
      },
      onBreak: () => {
        if (asking || ended) return;
        asking = true;
        after(askAfterBreakMs, () => void askServer());
      },
    });
  }

  /** Counts and greetings are shown immediately; the run's events go through the queue. */
  function take(event: ProgressEvent): void {
    if (event.type === 'connected') dispatch({ type: 'event', event });
    else queue.push(event);
  }

  /** After a break: shows a failure, follows a live run, or assumes completion (SUP-27). */
  async function askServer(): Promise<void> {
    deps.onListsChanged();
    const run = await calls.run(sessionId).catch(() => null);
    asking = false;
    if (ended) return;
    if (run?.state === 'failed' || run?.state === 'interrupted') {
      queue.clear();
      dispatch({ type: 'run', run });
      settle();
    } else if (run?.state !== 'running' && run?.state !== 'waiting') assumeDone(run);
  }

  function assumeDone(run: Run | null): void {
    const remaining = state.steps.filter((step) => step.status !== 'completed').length;
    const times = remaining > assumeAtMs.length ? [0, ...assumeAtMs] : assumeAtMs.slice(0, remaining);
    for (const ms of times) after(ms, () => !ended && dispatch({ type: 'assume-step' }));
    after(times.at(-1) ?? 0, () => {
      if (ended) return;
      queue.clear();
      dispatch(run ? { type: 'run', run } : { type: 'end-unconfirmed' });
      settle();
    });
  }

  function failHere(error: unknown): void {
    if (ended) return;
    dispatch({ type: 'fail', step: null, message: errorText(error, runFailure) });
    settle();
  }

  /** Continues from the server's state; a stopped run is shown, ready to resume. */
  function join(run: Run): void {
    ended = run.state === 'failed' || run.state === 'interrupted';
    sessionId = run.sessionId;
    toldUpTo = run.lastEvent;
    closeStream();
    queue.clear();
    dispatch({ type: 'run', run });
    if (isOver(state)) settle();
    else follow();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** Whether the pane is mounted. */
    setPanelReady: queue.setReady,

    /** Starts a run; the stream is opened first, so that no event is missed (SUP-14, SUP-17). */
    async start(driveUrl: string, mode?: StartMode): Promise<void> {
      sessionId = deps.newId();
      follow();
      try {
        await calls.start({ driveUrl, sessionId, mode });
        if (!ended) dispatch({ type: 'started' });
      } catch (error) {
        failHere(error);
      }
    },
    join,
    sessionId: () => sessionId,
    retry: async () => join(await calls.retry(sessionId)),
    async interrupt() {
      const run = await calls.interrupt(sessionId);
      if (ended) return;
      queue.clear();
      dispatch({ type: 'run', run });
      settle();
    },
    async answer(answer: RunAnswer) {
      const run = await calls.answer(sessionId, answer);
      if (!ended) dispatch({ type: 'event', event: { type: 'connected', data: { question: run.question } } });
    },
    dispose() {
      ended = true;
      closeStream();
      queue.clear();
      for (const timer of timers) clearTimeout(timer);
      listeners.clear();
    },
  };
}
export type RunSession = ReturnType<typeof createRunSession>;
