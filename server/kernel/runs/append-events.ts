import type { ProgressEvent } from '#contract/base/runs.ts';
import type { Tx } from '#server/db/client.ts';
import { runEvents } from '#server/db/schema/runs.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { RunRow } from './run-kind.ts';

/** Appends events under the row lock the caller holds; returns the last number. */
export async function appendEvents(
  tx: Tx,
  clock: Clock,
  run: RunRow,
  events: ProgressEvent[],
): Promise<number> {
  if (events.length === 0) return run.lastEvent;
  const rows = events.map((event, index) => ({
    runId: run.id,
    n: run.lastEvent + index + 1,
    event,
    criadoEm: clock.now(),
  }));
  await tx.insert(runEvents).values(rows);
  return run.lastEvent + events.length;
}
