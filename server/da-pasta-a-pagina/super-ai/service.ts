import { defineSlice } from '#server/kernel/slice.ts';
import { superAiRoutes } from './routes.ts';
import { superAiControl } from './run-control.ts';
import { createSuperAiRuns } from './super-ai-runs.ts';

/** The Super AI: its calls, workers, and interface to other slices. */
export function createSuperAi(deps: Parameters<typeof createSuperAiRuns>[0]) {
  const superAi = createSuperAiRuns(deps);
  return {
    slice: defineSlice({
      routes: [(app) => superAiRoutes(app, { superAi })],
      workers: () => [superAi.worker],
      releaseAll: superAi.store.releaseAll,
    }),
    control: superAiControl(superAi),
    reread: superAi.reread,
  };
}

export type SuperAi = ReturnType<typeof createSuperAi>;
