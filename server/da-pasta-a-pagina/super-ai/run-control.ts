import { startSuperAiSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { RunControl } from '#server/kernel/runs/run-control.ts';
import { readRunOf } from '#server/kernel/runs/run-kind.ts';
import { assetsKey } from './assets-run.ts';
import { assetsRun, superAiRun } from './run-kinds.ts';
import type { SuperAiRuns } from './super-ai-runs.ts';

/** Run list actions for Super AI and manual flow runs. */
export const superAiControl = (superAi: SuperAiRuns): RunControl => ({
  repeatable: () => true,
  interrupt: async ({ id }, userId) => (await superAi.interrupt(id, userId)) !== null,
  retry: async ({ id }, userId) => (await superAi.retry(id, userId)) !== null,
  async again(run, userId) {
    const sessionId = superAi.deps.newId();
    if (run.kind === assetsRun.kind) {
      const { input } = readRunOf(assetsRun, run);
      const folderKey = assetsKey(input.empreendimentoId, superAi.folderOf(input.driveUrl).key);
      return (await superAi.begin(assetsRun, { folderKey, sessionId, input, userId })).run.id;
    }
    const { driveUrl, maxPDFs, mode, style } = readRunOf(superAiRun, run).input;
    return superAi.start(startSuperAiSchema.parse({ driveUrl, maxPDFs, mode, style, sessionId }), userId);
  },
});
