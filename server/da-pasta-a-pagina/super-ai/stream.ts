import { setTimeout as wait } from 'node:timers/promises';
import type { ProgressEvent, RunState, SideFrame } from '#contract/base/runs.ts';
import { createWaiting } from '#server/db/waiting.ts';
import type { RunRow } from '#server/kernel/runs/run-kind.ts';
import type { SuperAiRuns } from './super-ai-runs.ts';

/** Where nothing is heard of a run's worker, its events are looked for after this. */
const blindMs = 500;
/** Minimum interval between looks: what ends in between is sent together. */
const gatherMs = 80;
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
 * counts of finished items, what is asked and noted, and its place while it waits for its turn, go in frames of
 * their own names (PNL-17).
 */
export async function* followRun(
  { store, signals }: SuperAiRuns,
  { sessionId, after, signal }: { sessionId: string; after: number; signal: AbortSignal },
): AsyncGenerator<Frame> {
  let last = after;
  let shownCounts = '';
  let countedAt = 0;
  let followed = false;
  let shownPlace: number | null = null;
  const waiting = createWaiting(signals, { blindMs, until: signal });
  waiting.hear('sessions');
  let lookedAt = 0;
  try {
    let run = await store.runBySession(sessionId);
    yield {
      event: { type: 'connected', data: { sessionId, runId: run?.id ?? null, engine: run?.engine ?? null } },
    };
    while (!signal.aborted) {
      const isTold = waiting.reset();
      lookedAt = performance.now();
      run = await store.runBySession(sessionId);
      if (run && !followed) {
        followed = true;
        waiting.hear(`run:${run.id}`, ...(run.tomadaEm ? [] : [`queue:${run.kind}` as const]));
        // What was told before that is not heard again.
        continue;
      }
      if (run) {
        const place = await store.placeOf(run);
        if (place !== shownPlace) yield { name: 'fila', event: { data: { lugar: place } } };
        shownPlace = place;
        // From here on only its own course matters.
        if (run.tomadaEm) waiting.hear(`run:${run.id}`);
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
      await waiting.next();
      const rest = lookedAt + gatherMs - performance.now();
      if (rest > 0) await wait(rest);
    }
  } finally {
    waiting.close();
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
