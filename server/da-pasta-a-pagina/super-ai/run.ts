import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type RunAnswer, type RunQuestion, runAnswerSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { FolderRef } from '#server/adapters/drive/port.ts';
import { planPage } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { listFolder, processMedia } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { processClaim, type WorkDeps } from '#server/kernel/runs/process-claim.ts';
import type { RunKind, RunRow } from '#server/kernel/runs/run-kind.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { Claim } from '#server/kernel/runs/worker.ts';
import { NeedsAnswer, type RunContext, type SuperAiDeps } from './context.ts';
import { type RunInput, superAiRun } from './run-kinds.ts';
import { generateHotsite } from './steps/hotsite-generation.ts';
import { keepCatalog } from './steps/keep-catalog.ts';
import { analysePdfs } from './steps/pdf-analysis.ts';

/** How a kind of run is processed. */
export interface RunPlan<Input> {
  kind: RunKind<Input, unknown, unknown, RunAnswer>;
  /** The folder it reads. */
  folderOf(run: RunRow, input: Input): FolderRef;
  /** Does the work, to its end or until it waits for a person. */
  follow(context: RunContext<Input>): Promise<void>;
}

export const superAiPlan: RunPlan<RunInput> = {
  kind: superAiRun,
  folderOf: (run, { driveUrl }) => ({ key: run.folderKey, url: driveUrl }),
  follow: followSteps,
};

/** Processes a claimed run by its plan. */
export const processRun = <Input>(
  deps: SuperAiDeps & WorkDeps,
  claim: Claim,
  { kind, folderOf, follow }: RunPlan<Input>,
): Promise<void> =>
  processClaim(deps, claim, {
    kind,
    failure: 'Erro no workflow Super AI',
    follow: (durable, { id, input, answers }) =>
      follow({
        ...deps,
        durable,
        input,
        answers,
        signal: durable.signal,
        folder: folderOf(claim.run, input),
        call: deps.callContext(durable.signal, id),
      }),
  });

async function followSteps(context: RunContext): Promise<void> {
  const { durable, input } = context;
  const listing = await inSubstep('list-pdfs', () => listFolder(context));
  const { files } = listing;

  // Documents and pictures in parallel: neither waits for the other before the plan needs both. A folder
  // without usable pictures still yields its empreendimento; one without documents yields nothing.
  const catalog = processMedia(context, files, input.maxAssets);
  catalog.catch(() => {});
  let analysis = await settle(analysePdfs(context, listing), durable.ask);
  while ('question' in analysis) {
    // What a folder is has to be said where none of its pictures can be used, too.
    if (analysis.question.kind === 'material') await Promise.allSettled([catalog]);
    else await catalog;
    if (await durable.wait()) return;
    context.answers = await answersOf(context);
    analysis = await settle(analysePdfs(context, listing), durable.ask);
  }

  const { empreendimentoId } = analysis;
  // Of several developments the pictures of one: what was made of its files is not made again.
  const isPart = analysis.files.length < files.length;
  const found = await (isPart
    ? catalog.then(() => processMedia(context, analysis.files, input.maxAssets))
    : catalog);
  await keepCatalog(context, { empreendimentoId, catalog: found, files, part: 'tudo' });
  const plan = await planPage(context, { empreendimentoId, catalog: found, style: input.style });
  const hotsite = await generateHotsite(context, { ...analysis, plan, catalog: found });
  await durable.complete(
    {
      empreendimentoId,
      nome: analysis.nome,
      hotsiteId: hotsite.hotsiteId,
      rota: hotsite.rota,
      pdfsRead: analysis.pdfsRead,
      totalAssets: found.statistics.total_assets,
      findings: hotsite.findings,
      rascunho: hotsite.rascunho,
      skipped: [...analysis.skipped, ...listing.skipped],
    },
    'Super AI Completo!',
  );
}

/** The result, or the question it depends on, which is stored. */
async function settle<Result>(
  work: Promise<Result>,
  ask: (question: Record<string, unknown>) => Promise<unknown>,
): Promise<Result | { question: RunQuestion }> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof NeedsAnswer)) throw error;
    await ask(error.question);
    return { question: error.question };
  }
}

async function answersOf({ db, durable }: RunContext): Promise<RunAnswer[]> {
  const rows = await db
    .select({ answers: runsTable.answers })
    .from(runsTable)
    .where(eq(runsTable.id, durable.run.id));
  return z.array(runAnswerSchema).parse(rows[0]?.answers ?? []);
}
