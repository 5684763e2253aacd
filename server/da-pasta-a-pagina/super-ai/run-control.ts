import { startSuperAiSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { RunControl } from '#server/kernel/jobs/run-control.ts';
import { type RunRow, readRunOf } from '#server/kernel/jobs/run-kind.ts';
import { assetsKey } from './assets-run.ts';
import { assetsRun, superAiRun } from './run-kinds.ts';
import type { SuperAiRuns } from './super-ai-runs.ts';

/** What the list of runs may do with those of the Super AI and of the manual flow. */
export function superAiControl(superAi: SuperAiRuns): RunControl {
  const { deps, store, worker, changes } = superAi;
  const changed = (runId: string) => {
    worker.kick();
    changes.emit('change', runId);
  };

  async function againAssets(run: RunRow, userId: number): Promise<string> {
    const { input } = readRunOf(assetsRun, run);
    const { run: started } = await store.start(assetsRun, {
      id: deps.newId(),
      folderKey: assetsKey(input.empreendimentoId, superAi.folderOf(input.driveUrl).key),
      sessionId: deps.newId(),
      input,
      engine: deps.intelligence.name,
      userId,
    });
    changed(started.id);
    return started.id;
  }

  return {
    repeatable: () => true,

    async interrupt({ id }, userId) {
      const run = await store.interrupt(id, userId);
      if (!run) return false;
      worker.abort(id, new Error('interrupted'));
      changed(id);
      return true;
    },

    async retry({ id }, userId) {
      // The folder is listed again, as it may have been mended.
      const run = await store.retry(id, ['folder'], userId);
      if (run) changed(id);
      return run !== null;
    },

    async again(run, userId) {
      if (run.kind === assetsRun.kind) return againAssets(run, userId);
      const { driveUrl, maxPDFs, mode, style } = readRunOf(superAiRun, run).input;
      const body = startSuperAiSchema.parse({ driveUrl, maxPDFs, mode, style, sessionId: deps.newId() });
      return (await superAi.start(body, userId)).runId;
    },
  };
}
