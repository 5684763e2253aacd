import { signalsOf } from '#server/db/signals.ts';
import { resultOfRun, type Waiting } from '#server/kernel/runs/run-ends.ts';
import type { RunKind } from '#server/kernel/runs/run-kind.ts';
import { createRunStore } from '#server/kernel/runs/run-store.ts';
import { createRunWorker } from '#server/kernel/runs/worker.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import { assetsPlan } from './assets-run.ts';
import type { SuperAiDeps } from './context.ts';
import { rereadPlan } from './reread/reread-run.ts';
import { processRun, type RunPlan, superAiPlan } from './run.ts';
import { ownRuns } from './run-kinds.ts';

export type RunWorkDeps = SuperAiDeps & {
  owner: string;
  newId: () => string;
  concurrencyOf: (kind: string) => number;
};

/**
 * Work on this slice's runs. A process that only serves pages does not start `worker`; its runs are picked up
 * by the others.
 */
export function createRunWork(deps: RunWorkDeps) {
  const store = createRunStore({ db: deps.db, clock: deps.clock, kinds: ownRuns });
  const { concurrencyOf } = deps;
  const signals = signalsOf(deps.db);
  const working = { ...deps, store, mapError: outsideProblem };
  const workerOf = <Input>(plan: RunPlan<Input>) =>
    createRunWorker({
      store,
      owner: deps.owner,
      log: deps.log,
      signals,
      concurrency: concurrencyOf(plan.kind.kind),
      kind: plan.kind.kind,
      handle: (claim) => processRun(working, claim, plan),
    });
  /** One per kind of run, so that single steps do not queue behind complete runs. */
  const workers = [workerOf(superAiPlan), workerOf(assetsPlan(deps.drive)), workerOf(rereadPlan)];
  return {
    store,
    signals,
    resultOf: (runId: string, waiting: Waiting) => resultOfRun({ store, signals }, runId, waiting),
    worker: {
      start: () => workers.forEach((each) => void each.start()),
      isWorking: () => workers.every((each) => each.isWorking()),
      stop: () => Promise.all(workers.map((each) => each.stop())),
    },

    /** Starts a run, or returns the existing one of the same folder or session. */
    begin: <Input extends object>(
      kind: Pick<RunKind<Input>, 'kind' | 'input'>,
      asked: { folderKey: string; sessionId: string; input: Input; userId: number },
    ) => store.start(kind, { ...asked, id: deps.newId(), engine: deps.intelligence.name }),

    /** Stops a run at a person's request. Null if it is over. */
    async interrupt(runId: string, userId: number) {
      const run = await store.interrupt(runId, userId);
      if (run) for (const each of workers) each.abort(runId, new Error('interrupted'));
      return run;
    },

    /** Resumes from the failed step; the folder is listed again, since it may have been fixed. */
    retry: (runId: string, userId: number) => store.retry(runId, ['folder'], userId),
  };
}
