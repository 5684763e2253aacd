import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { workflowRuns } from '#server/db/schema/workflow.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createRunEnds } from '#server/kernel/jobs/run-ends.ts';
import { type RunRow, readRunOf } from '#server/kernel/jobs/run-kind.ts';
import { createRunStore } from '#server/kernel/jobs/run-store.ts';
import { workOnClaim } from '#server/kernel/jobs/work-on-claim.ts';
import { type Claim, createRunWorker } from '#server/kernel/jobs/worker.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import { planEdition, writeEdition, writeSectionOnly } from './edicao/edit-runs.ts';
import { generateInRun } from './generate-in-run.ts';
import { processFolder } from './process-folder.ts';
import type { HotsiteRunContext, HotsiteRunDeps } from './run-input.ts';
import { type HotsiteRunInput, hotsiteRun } from './run-kind.ts';

/** Longest a generation may take, in milliseconds: a model writes for minutes. */
const generationTimeout = 10 * 60_000;
/** What is stored of a file is looked for under its content, what an engine said of it under its run. */
const inherited = ['classify-assets'];

const waiting = {
  longestMs: 30 * 60_000,
  still: 'A página ainda está na fila para ser gerada. Abra a lista de novo em instantes.',
  stopped: 'A execução foi interrompida',
};

const busy = {
  processar: 'Este hotsite já está sendo processado. Aguarde o término para tentar de novo.',
  gerar: 'A página deste hotsite já está sendo gerada. Aguarde o término para tentar de novo.',
  planejar: 'As seções deste hotsite já estão sendo planejadas. Aguarde o término para tentar de novo.',
  escrever: 'A página deste hotsite já está sendo gerada. Aguarde o término para tentar de novo.',
  secao: 'Uma seção deste hotsite já está sendo gerada. Aguarde o término para tentar de novo.',
};

/**
 * What is done to a hotsite in the background, one thing at a time: its folder is processed, its page
 * generated. Each is a durable run that goes on where a killed process left it.
 */
export function createHotsiteRuns(deps: HotsiteRunDeps & { owner: string; newId: () => string }) {
  const { db, clock, log, intelligence } = deps;
  const store = createRunStore({ db, clock, kinds: [hotsiteRun] });
  const ends = createRunEnds(store);
  const worker = createRunWorker({
    store,
    kind: hotsiteRun.kind,
    log,
    owner: deps.owner,
    concurrency: 2,
    handle: ends.telling((claim) => workOn(claim)),
  });
  const keyOf = (hotsiteId: number) => `hotsite:${hotsiteId}`;

  const workOn = (claim: Claim): Promise<void> =>
    workOnClaim({ store, clock, log, mapError: outsideProblem }, claim, {
      kind: hotsiteRun,
      failure: 'Erro interno do servidor',
      follow(durable, { id, input }) {
        const limits = input.task === 'processar' ? [] : [AbortSignal.timeout(generationTimeout)];
        const call = deps.callContext(AbortSignal.any([durable.signal, ...limits]), id);
        return follow({ ...deps, durable, call, signal: durable.signal }, input);
      },
    });

  /**
   * Within `tx`, what was asked is stored with the run or not at all. While another one lives it is 409;
   * with `follow`, one that was asked for the very same is answered instead.
   */
  async function startWithin(
    tx: Tx,
    input: HotsiteRunInput,
    userId: number,
    { follow = false } = {},
  ): Promise<{ runId: string; created: boolean }> {
    const id = deps.newId();
    const folderKey = keyOf(input.hotsiteId);
    const { run, created } = await store.start(
      hotsiteRun,
      {
        id,
        folderKey,
        userId,
        sessionId: `${hotsiteRun.kind}-${id}`,
        input,
        engine: intelligence.name,
      },
      tx,
    );
    if (!created) {
      const live = readRunOf(hotsiteRun, run).input;
      if (follow && isDeepStrictEqual(live, input)) return { runId: run.id, created };
      throw new AppError(409, 'em-andamento', busy[live.task]);
    }
    if (input.task === 'processar') {
      const [earlier] = await tx
        .select({ id: workflowRuns.id })
        .from(workflowRuns)
        .where(
          and(
            eq(workflowRuns.folderKey, folderKey),
            eq(workflowRuns.state, 'completed'),
            sql`${workflowRuns.input}->>'task' = 'processar'`,
          ),
        )
        .orderBy(desc(workflowRuns.criadoEm))
        .limit(1);
      if (earlier) await store.inherit(tx, id, earlier.id, inherited);
    }
    return { runId: id, created };
  }

  return {
    workers: [worker],
    /** Has runs looked for that were stored within a transaction. */
    kick: worker.kick,
    startWithin,

    /** Starts a run for itself. */
    async start(input: HotsiteRunInput, userId: number, options?: { follow: boolean }): Promise<string> {
      const { runId } = await db.transaction((tx) => startWithin(tx, input, userId, options));
      worker.kick();
      return runId;
    },

    /** Waits for a run's end, whichever process works on it, and answers its result. Throws what it failed for. */
    ended: (runId: string) => ends.resultOf(runId, waiting),

    /** Stops a run on a person's word. False when it is over already. */
    async interrupt(runId: string, userId: number): Promise<boolean> {
      const run = await store.interrupt(runId, userId);
      if (run) worker.abort(runId, new Error('interrupted'));
      return run !== null;
    },

    /** Takes up a run that stopped; `also` is written with it. False when it did not stop. Throws what `also` does. */
    async retry(
      runId: string,
      userId: number,
      also: (tx: Tx, run: RunRow) => Promise<void>,
    ): Promise<boolean> {
      const run = await store.retry(runId, ['folder'], userId, also);
      worker.kick();
      return run !== null;
    },

    /** Stops what is being done to a hotsite that was deleted. */
    async stop(hotsiteId: number, userId: number): Promise<void> {
      const [live] = await db
        .select({ id: workflowRuns.id })
        .from(workflowRuns)
        .where(and(eq(workflowRuns.folderKey, keyOf(hotsiteId)), isNull(workflowRuns.terminadoEm)));
      if (!live) return;
      await store.interrupt(live.id, userId, 'O hotsite foi excluído durante o processamento.');
      worker.abort(live.id, new Error('interrupted'));
    },
  };
}
function follow(context: HotsiteRunContext, input: HotsiteRunInput): Promise<void> {
  switch (input.task) {
    case 'processar':
      return processFolder(context, input);
    case 'gerar':
      return generateInRun(context, input);
    case 'planejar':
      return planEdition(context, input);
    case 'escrever':
      return writeEdition(context, input);
    case 'secao':
      return writeSectionOnly(context, input);
  }
}

export type HotsiteRuns = ReturnType<typeof createHotsiteRuns>;
