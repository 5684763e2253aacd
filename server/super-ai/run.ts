import { eq } from 'drizzle-orm';
import { type RunAnswer, superAiSteps } from '#contract/super-ai.ts';
import { workflowRuns } from '#server/db/schema/workflow.ts';
import { createDurableRun } from '#server/kernel/jobs/durable-run.ts';
import { type RunStore, StaleLeaseError } from '#server/kernel/jobs/run-store.ts';
import { messageOf, StepError, within } from '#server/kernel/jobs/step-error.ts';
import type { Claim } from '#server/kernel/jobs/worker.ts';
import { listFolder, processMedia } from '#server/pastas/service.ts';
import { NeedsAnswer, type RunContext, type RunInput, type SuperAiDeps } from './context.ts';
import { createBlueprint } from './steps/blueprint-creation.ts';
import { generateHotsite } from './steps/hotsite-generation.ts';
import { analysePdfs } from './steps/pdf-analysis.ts';

/**
 * Works on a claimed run until it is complete, failed, or waits for a person. Whatever is finished
 * is stored as it finishes, so a run that is cut anywhere goes on there in the next process.
 */
export async function workOnRun(
  deps: SuperAiDeps & { store: RunStore; onEvents: (runId: string) => void },
  { run, lease, signal }: Claim,
): Promise<void> {
  const { store, clock, log } = deps;
  // A failure of one side stops the other, without touching the claim itself.
  const stop = new AbortController();
  const durable = await createDurableRun({
    store,
    lease,
    run,
    clock,
    steps: superAiSteps,
    signal: AbortSignal.any([signal, stop.signal]),
    onEvents: () => deps.onEvents(run.id),
  });
  const input = run.input as unknown as RunInput;
  const context: RunContext = {
    ...deps,
    durable,
    input,
    folder: { key: run.folderKey, url: input.driveUrl },
    signal: durable.signal,
    answers: run.answers as RunAnswer[],
    call: deps.callContext(durable.signal, run.id),
  };
  try {
    await followSteps(context);
  } catch (error) {
    stop.abort(error);
    if (signal.aborted || error instanceof StaleLeaseError) return;
    const failed =
      error instanceof StepError ? error : new StepError(currentSubstep(context), '', { cause: error });
    log.warn({ err: failed.cause ?? failed, runId: run.id, substep: failed.substep }, 'a run failed');
    const step = superAiSteps.find((entry) =>
      entry.substeps.some((substep) => substep.id === failed.substep),
    );
    const message = failed.message || messageOf(failed.cause) || step?.failure || 'Erro no workflow Super AI';
    await durable.fail(step?.id ?? null, failed.substep, message);
  }
}

const currentSubstep = (context: RunContext) => context.durable.sequence.current()?.id ?? 'list-pdfs';

async function followSteps(context: RunContext): Promise<void> {
  const { durable, input } = context;
  await durable.open();
  const listing = await within('list-pdfs', () => listFolder(context));
  const { files } = listing;

  // Documents and pictures side by side: neither waits for the other before the plan needs both. A
  // folder without usable pictures still gives its empreendimento; one without documents gives nothing.
  const catalog = processMedia(context, files, input.maxAssets);
  catalog.catch(() => {});
  let analysis = await settle(analysePdfs(context, listing), durable.ask);
  while (!analysis) {
    await catalog;
    if (await durable.wait()) return;
    context.answers = await answersOf(context);
    analysis = await settle(analysePdfs(context, listing), durable.ask);
  }

  const found = await catalog;
  const plan = await createBlueprint(context, analysis.empreendimentoId, found);
  const hotsite = await generateHotsite(context, { ...analysis, plan, catalog: found });
  await durable.complete(
    {
      empreendimentoId: analysis.empreendimentoId,
      nome: analysis.nome,
      hotsiteId: hotsite.hotsiteId,
      rota: hotsite.rota,
      pdfsRead: analysis.pdfsRead,
      totalAssets: found.statistics.total_assets,
      findings: hotsite.findings,
      skipped: [...analysis.skipped, ...listing.skipped],
    },
    'Super AI Completo!',
  );
}

/** The result, or null after storing the question the work needs answered first. */
async function settle<Result>(
  work: Promise<Result>,
  ask: (question: Record<string, unknown>) => Promise<unknown>,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof NeedsAnswer)) throw error;
    await ask(error.question);
    return null;
  }
}

async function answersOf({ db, durable }: RunContext): Promise<RunAnswer[]> {
  const rows = await db
    .select({ answers: workflowRuns.answers })
    .from(workflowRuns)
    .where(eq(workflowRuns.id, durable.run.id));
  return (rows[0]?.answers ?? []) as RunAnswer[];
}
