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

/** From a broken stream to asking the server (SUP-26). */
const askAfterBreakMs = 5000;
/** When the steps that remain are marked complete; with four the first turns at once (SUP-26, SUP-28). */
const assumeAtMs = [500, 1000, 1500];
/** From the end of a run to the dialog's (SUP-25). */
const closeAfterMs = 2000;

export const workflowFailure = 'Erro no workflow Super AI';

/** The phrase for a failure in a step (SUP-31). */
export function failurePhrase(step: string | null): string {
  return superAiSteps.find(({ id }) => id === step)?.failure ?? workflowFailure;
}

export interface RunSessionDeps {
  calls: SuperAiCalls;
  openStream: (path: string, handlers: StreamHandlers) => { close: () => void };
  newId: () => string;
  /** The lists a run changes are to be read again. */
  onListsChanged: () => void;
  onComplete: (progress: Progress) => void;
  onFailure: (failure: { title: string; message: string }) => void;
  /** The dialog is to reset and close. */
  onFinished: () => void;
}

/**
 * One run as a dialog follows it: starts or joins it, feeds the panel through the queue, and finds
 * out what happened when the stream breaks. The server is the only source of a run's state.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one session: stream, calls and what is shown share their state
export function createRunSession(deps: RunSessionDeps) {
  const { calls } = deps;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: Progress = startProgress;
  let sessionId = '';
  /** Events up to this number are already part of the state the server told. */
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

  /** What the end of a run brings with it, once. */
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

  /** Counts and greetings are shown at once; what makes up the run's course goes through the queue. */
  function take(event: ProgressEvent): void {
    if (event.type === 'connected') dispatch({ type: 'event', event });
    else queue.push(event);
  }

  /** After a break: the failure is shown, a live run followed on, anything else taken as done (SUP-27). */
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
    dispatch({ type: 'fail', step: null, message: errorText(error, workflowFailure) });
    settle();
  }

  /** Goes on from what the server says of a run; one that stopped is shown, ready to be taken up. */
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
    /** The panel stands on the screen, or no longer does. */
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
