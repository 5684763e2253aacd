import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { signalsOf } from '#server/db/signals.ts';
import { AppError } from '#server/kernel/errors.ts';
import { processClaim } from '#server/kernel/runs/process-claim.ts';
import { resultOfRun } from '#server/kernel/runs/run-ends.ts';
import { type RunRow, readRunOf } from '#server/kernel/runs/run-kind.ts';
import { createRunStore } from '#server/kernel/runs/run-store.ts';
import { type Claim, createRunWorker } from '#server/kernel/runs/worker.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import { planEdicao, writeEdicao, writeSectionOnly } from './estudio/edit-runs.ts';
import { engineOf } from './estudio/engines.ts';
import { generateInRun } from './generate-in-run.ts';
import { processFolder } from './process-folder.ts';
import type { HotsiteRunContext, HotsiteRunDeps } from './run-input.ts';
import { type HotsiteRunInput, hotsiteRun } from './run-kind.ts';

/** Time limit of a generation in ms: a model writes for minutes. */
const generationTimeout = 10 * 60_000;
/** Stored files are found by content, engine results by run. */
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
 * Background work on a hotsite, one thing at a time: folder processing and page generation. Each is a durable
 * run that survives a killed process.
 */
export function createHotsiteRuns(
  deps: HotsiteRunDeps & { owner: string; newId: () => string; concurrencyOf: (kind: string) => number },
) {
  const { db, clock, log } = deps;
  const store = createRunStore({ db, clock, kinds: [hotsiteRun] });
  const signals = signalsOf(db);
  const worker = createRunWorker({
    store,
    kind: hotsiteRun.kind,
    log,
    owner: deps.owner,
    signals,
    concurrency: deps.concurrencyOf(hotsiteRun.kind),
    handle: (claim) => workOn(claim),
  });
  const keyOf = (hotsiteId: number) => `hotsite:${hotsiteId}`;

  const workOn = (claim: Claim): Promise<void> =>
    processClaim({ store, clock, log, mapError: outsideProblem }, claim, {
      kind: hotsiteRun,
      failure: 'Erro interno do servidor',
      follow(durable, { id, input }) {
        const limits = input.task === 'processar' ? [] : [AbortSignal.timeout(generationTimeout)];
        const call = deps.callContext(AbortSignal.any([durable.signal, ...limits]), id);
        return follow({ ...deps, durable, call, signal: durable.signal }, input);
      },
    });

  /**
   * Within `tx`, the request is stored together with the run or not at all. While another run is live it
   * throws 409; with `follow`, an identical one is returned instead.
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
        engine: engineOf(deps, input.task === 'escrever' ? input.motor : null).name,
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
        .select({ id: runsTable.id })
        .from(runsTable)
        .where(
          and(
            eq(runsTable.folderKey, folderKey),
            eq(runsTable.state, 'completed'),
            sql`${runsTable.input}->>'task' = 'processar'`,
          ),
        )
        .orderBy(desc(runsTable.criadoEm))
        .limit(1);
      if (earlier) await store.inherit(tx, id, earlier.id, inherited);
    }
    return { runId: id, created };
  }

  return {
    workers: [worker],
    startWithin,

    /** Starts a run in its own transaction. */
    start: async (input: HotsiteRunInput, userId: number, options?: { follow: boolean }): Promise<string> =>
      (await db.transaction((tx) => startWithin(tx, input, userId, options))).runId,

    /** Waits for a run's end, in any process, and returns its result. Throws its failure. */
    ended: (runId: string) => resultOfRun({ store, signals }, runId, waiting),

    /** Stops a run at a person's request. Returns false if it is over. */
    async interrupt(runId: string, userId: number): Promise<boolean> {
      const run = await store.interrupt(runId, userId);
      if (run) worker.abort(runId, new Error('interrupted'));
      return run !== null;
    },

    /**
     * Resumes a stopped run; `also` is written in the same transaction. Returns false if it was not stopped.
     * Throws what `also` throws.
     */
    async retry(
      runId: string,
      userId: number,
      also: (tx: Tx, run: RunRow) => Promise<void>,
    ): Promise<boolean> {
      const run = await store.retry(runId, ['folder'], userId, also);
      return run !== null;
    },

    /** Stops the work on a deleted hotsite. */
    async stop(hotsiteId: number, userId: number): Promise<void> {
      const [live] = await db
        .select({ id: runsTable.id })
        .from(runsTable)
        .where(and(eq(runsTable.folderKey, keyOf(hotsiteId)), isNull(runsTable.terminadoEm)));
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
      return planEdicao(context, input);
    case 'escrever':
      return writeEdicao(context, input);
    case 'secao':
      return writeSectionOnly(context, input);
  }
}

export type HotsiteRuns = ReturnType<typeof createHotsiteRuns>;
