import { EventEmitter } from 'node:events';
import { createRunEnds } from '#server/kernel/jobs/run-ends.ts';
import type { RunKind } from '#server/kernel/jobs/run-kind.ts';
import { createRunStore } from '#server/kernel/jobs/run-store.ts';
import { createRunWorker } from '#server/kernel/jobs/worker.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import { assetsPlan } from './assets-run.ts';
import type { SuperAiDeps } from './context.ts';
import { rereadPlan } from './reread/reread-run.ts';
import { type RunPlan, superAiPlan, workOnRun } from './run.ts';
import { ownRuns } from './run-kinds.ts';

export type RunWorkDeps = SuperAiDeps & { owner: string; newId: () => string };

/**
 * The work on this slice's runs. A process that only serves pages leaves `worker` unstarted; runs it
 * begins are picked up by the others.
 */
export function createRunWork(deps: RunWorkDeps) {
  const store = createRunStore({ db: deps.db, clock: deps.clock, kinds: ownRuns });
  const changes = new EventEmitter().setMaxListeners(0);
  const tell = (runId: string) => changes.emit('change', runId);
  const ends = createRunEnds(store);
  const working = { ...deps, store, mapError: outsideProblem, onEvents: tell };
  const workerOf = <Input>(plan: RunPlan<Input>) =>
    createRunWorker({
      store,
      owner: deps.owner,
      log: deps.log,
      concurrency: 2,
      kind: plan.kind.kind,
      handle: ends.telling((claim) => workOnRun(working, claim, plan)),
    });
  /** One for each kind of run: somebody who waits for one step is not behind whole runs. */
  const workers = [workerOf(superAiPlan), workerOf(assetsPlan(deps.drive)), workerOf(rereadPlan)];
  /** Has a run looked at that was changed from outside. */
  const changed = (runId: string) => {
    for (const each of workers) each.kick();
    tell(runId);
  };

  return {
    store,
    changes,
    changed,
    resultOf: ends.resultOf,
    worker: {
      start: () => workers.forEach((each) => void each.start()),
      isWorking: () => workers.every((each) => each.isWorking()),
      stop: () => Promise.all(workers.map((each) => each.stop())),
    },

    /** Starts a run, or finds the one that stands for the same folder or session. */
    async begin<Input extends object>(
      kind: Pick<RunKind<Input>, 'kind' | 'input'>,
      asked: { folderKey: string; sessionId: string; input: Input; userId: number },
    ) {
      const started = await store.start(kind, {
        ...asked,
        id: deps.newId(),
        engine: deps.intelligence.name,
      });
      changed(started.run.id);
      return started;
    },

    /** Stops a run on a person's word. Null where it is over already. */
    async interrupt(runId: string, userId: number) {
      const run = await store.interrupt(runId, userId);
      if (run) for (const each of workers) each.abort(runId, new Error('interrupted'));
      if (run) changed(runId);
      return run;
    },

    /** Goes on from the step that failed; the folder is listed again, as it may have been mended. */
    async retry(runId: string, userId: number) {
      const run = await store.retry(runId, ['folder'], userId);
      if (run) changed(runId);
      return run;
    },
  };
}


