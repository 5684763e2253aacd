import { eq } from 'drizzle-orm';
import { type RunAnswer, superAiSteps } from '#contract/super-ai.ts';
import type { FolderRef } from '#server/adapters/drive/port.ts';
import { workflowRuns } from '#server/db/schema/workflow.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createDurableRun, type DurableRun } from '#server/kernel/jobs/durable-run.ts';
import type { RunRow } from '#server/kernel/jobs/run-reads.ts';
import { type RunStore, StaleLeaseError } from '#server/kernel/jobs/run-store.ts';
import type { SequenceStep } from '#server/kernel/jobs/sequence.ts';
import type { Claim } from '#server/kernel/jobs/worker.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import {
  messageOf,
  NeedsAnswer,
  type RunContext,
  type RunInput,
  StepError,
  type SuperAiDeps,
} from './context.ts';
import { listFolder } from './list-folder.ts';
import { keepCatalog, processAssets } from './steps/assets-processing.ts';
import { createBlueprint } from './steps/blueprint-creation.ts';
import { generateHotsite } from './steps/hotsite-generation.ts';
import { analysePdfs } from './steps/pdf-analysis.ts';

/** What a kind of run consists of. */
export interface RunPlan<Input> {
  /** The steps that are told of it. */
  steps: readonly SequenceStep[];
  /** The folder it reads. */
  folderOf(run: RunRow, input: Input): FolderRef;
  /** Does the work, to its end or until it waits for a person. */
  follow(context: RunContext<Input>): Promise<void>;
}

/** The whole way from a folder to a published page. */
export const superAiPlan: RunPlan<RunInput> = {
  steps: superAiSteps,
  folderOf: (run, { driveUrl }) => ({ key: run.folderKey, url: driveUrl }),
  follow: followSteps,
};

/**
 * Works on a claimed run until it is complete, failed, or waits for a person. Whatever is finished
 * is stored as it finishes, so a run that is cut anywhere goes on there in the next process.
 */
export async function workOnRun<Input>(
  deps: SuperAiDeps & { store: RunStore; onEvents: (runId: string) => void },
  { run, lease, signal }: Claim,
  plan: RunPlan<Input>,
): Promise<void> {
  const { store, clock, log } = deps;
  // A failure of one side stops the other, without touching the claim itself.
  const stop = new AbortController();
  const durable = await createDurableRun({
    store,
    lease,
    run,
    clock,
    steps: plan.steps,
    signal: AbortSignal.any([signal, stop.signal]),
    onEvents: () => deps.onEvents(run.id),
  });
  const input = run.input as Input;
  const context: RunContext<Input> = {
    ...deps,
    durable,
    input,
    folder: plan.folderOf(run, input),
    signal: durable.signal,
    answers: run.answers as RunAnswer[],
    call: deps.callContext(durable.signal, run.id),
  };
  try {
    await plan.follow(context);
  } catch (error) {
    stop.abort(error);
    if (signal.aborted || error instanceof StaleLeaseError) return;
    const failed =
      error instanceof StepError
        ? error
        : new StepError(currentSubstep(durable, plan.steps), '', { cause: error });
    log.warn({ err: failed.cause ?? failed, runId: run.id, substep: failed.substep }, 'a run failed');
    const step = superAiSteps.find((entry) =>
      entry.substeps.some((substep) => substep.id === failed.substep),
    );
    const message = failed.message || messageOf(failed.cause) || step?.failure || 'Erro no workflow Super AI';
    await durable.fail(step?.id ?? null, failed.substep, message, statusOf(failed.cause));
  }
}

const currentSubstep = (durable: DurableRun, [first]: readonly SequenceStep[]) =>
  (durable.sequence.current()?.id ?? first?.substeps[0]?.id) as StepError['substep'];

/** How a call that waits for the run answers its failure; without a cause it is the folder's. */
function statusOf(cause: unknown): number {
  if (cause === undefined) return 400;
  if (cause instanceof AppError) return cause.status;
  return outsideProblem(cause)?.status ?? 500;
}

async function followSteps(context: RunContext): Promise<void> {
  const { durable } = context;
  await durable.open();
  const listing = await listFolder(context);
  const { files } = listing;

  // Documents and pictures side by side: neither waits for the other before the plan needs both. A
  // folder without usable pictures still gives its empreendimento; one without documents gives nothing.
  const catalog = processAssets(context, files);
  catalog.catch(() => {});
  let analysis = await settle(analysePdfs(context, listing), durable.ask);
  while (!analysis) {
    await catalog;
    if (await durable.wait()) return;
    context.answers = await answersOf(context);
    analysis = await settle(analysePdfs(context, listing), durable.ask);
  }

  const found = await catalog;
  await keepCatalog(context, analysis.empreendimentoId, found);
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
