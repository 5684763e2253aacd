import { setTimeout as wait } from 'node:timers/promises';
import type { ProgressEvent, RunState, SideFrame } from '#contract/base/runs.ts';
import type { RunRow } from '#server/kernel/runs/run-kind.ts';
import type { SuperAiRuns } from './super-ai-runs.ts';

/** Poll interval for events of other processes; local ones wake it at once. */
const lookMs = 500;
/** Minimum interval between polls: what ends in between is sent together. */
const gatherMs = 120;
const endStates: RunState[] = ['completed', 'failed', 'interrupted'];
const endEvents: ProgressEvent['type'][] = ['complete', 'error'];

export interface Frame {
  /** Absent for frames not stored: the greeting and counts. */
  id?: number;
  /** Absent for the seven types, which every listener sees. */
  name?: SideFrame;
  event: ProgressEvent | Omit<Extract<ProgressEvent, { type: 'connected' }>, 'type'>;
}

/**
 * Streams a session's progress as frames: a greeting, the stored events after `after`, then new ones, until
 * the run ends or the listener leaves. An unknown id is waited for (SUP-17). Only the greeting is `connected`:
 * counts of finished items, and what is asked and noted, go in frames of their own names (PNL-17).
 */
export async function* followRun(
  { store, changes }: SuperAiRuns,
  { sessionId, after, signal }: { sessionId: string; after: number; signal: AbortSignal },
): AsyncGenerator<Frame> {
  let last = after;
  let shownCounts = '';
  let countedAt = 0;
  const wake = createWake(changes, signal);
  try {
    let run = await store.runBySession(sessionId);
    yield {
      event: { type: 'connected', data: { sessionId, runId: run?.id ?? null, engine: run?.engine ?? null } },
    };
    while (!signal.aborted) {
      const isTold = wake.reset();
      run = await store.runBySession(sessionId);
      if (run) {
        const events = last < run.lastEvent || isEnd(run) ? await store.events(run.id, last) : [];
        for (const { n, event } of events) {
          last = n;
          yield numbered(n, event);
        }
        if (events.length === 0 && isEnd(run) && last >= run.lastEvent) return;
        // The run was read before its events: if it ended in between, there are no more counts.
        const isGoingOn = !isEnd(run) && !events.some(({ event }) => endEvents.includes(event.type));
        // Whatever is finished marks the run; here it is told as well.
        const isNew = isTold || run.atualizadoEm.getTime() !== countedAt;
        if (isGoingOn && isNew) {
          countedAt = run.atualizadoEm.getTime();
          const progress = await countsOf(store, run.id);
          const text = JSON.stringify(progress);
          if (text !== shownCounts && Object.keys(progress).length > 0) {
            shownCounts = text;
            yield { name: 'contagem', event: { data: { progress } } };
          }
        }
        if (isEnd(run)) continue;
      }
      await wake.next();
    }
  } finally {
    wake.close();
  }
}

function numbered(id: number, event: ProgressEvent): Frame {
  if (event.type !== 'connected') return { id, event };
  const { type: _, ...told } = event;
  return { id, name: 'aviso', event: told };
}

const isEnd = (run: RunRow) => endStates.includes(run.state as RunState);

async function countsOf(store: SuperAiRuns['store'], runId: string): Promise<Record<string, number>> {
  const counts = Object.fromEntries(await store.itemCounts(runId));
  // A picture is downloaded, resized and stored as one item.
  if (counts['upload-assets']) counts['download-assets'] = counts['upload-assets'];
  delete counts.folder;
  return counts;
}

/** Waits for a local change, a poll for other processes, or the listener's end. */
function createWake(changes: SuperAiRuns['changes'], signal: AbortSignal) {
  let pending = false;
  let lookedAt = 0;
  let resolve: (() => void) | null = null;
  const notify = () => {
    pending = true;
    resolve?.();
  };
  changes.on('change', notify);
  signal.addEventListener('abort', notify);
  return {
    /** Whether a local change was told since the last time. */
    reset(): boolean {
      const told = pending;
      pending = false;
      return told;
    },
    async next() {
      if (!pending) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((done) => {
          resolve = done;
          timer = setTimeout(done, lookMs);
        });
        clearTimeout(timer);
        resolve = null;
      }
      const rest = lookedAt + gatherMs - performance.now();
      if (rest > 0) await wait(rest);
      lookedAt = performance.now();
    },
    close() {
      changes.off('change', notify);
      signal.removeEventListener('abort', notify);
    },
  };
}
