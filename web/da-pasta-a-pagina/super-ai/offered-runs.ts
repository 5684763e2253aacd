import { dayMs } from '#contract/base/units.ts';
import type { Run } from '#contract/da-pasta-a-pagina/super-ai.ts';

const shownAtMost = 3;

/**
 * Runs to offer: the newest of each folder, while live, or for a day after stopping unless `dismissed`. `runs` are
 * newest first.
 */
export function offeredRuns(runs: readonly Run[], dismissed: readonly string[], now: number): Run[] {
  const folders = new Set<string>();
  return runs
    .filter((run) => {
      if (folders.has(run.driveUrl)) return false;
      folders.add(run.driveUrl);
      if (run.state === 'running' || run.state === 'waiting') return true;
      if (run.state === 'completed' || dismissed.includes(run.runId)) return false;
      return now - Date.parse(run.startedAt) < dayMs;
    })
    .slice(0, shownAtMost);
}
