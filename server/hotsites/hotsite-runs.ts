import { EventEmitter, once } from 'node:events';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { superAiSteps } from '#contract/super-ai.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { workflowRuns } from '#server/db/schema/workflow.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createDurableRun } from '#server/kernel/jobs/durable-run.ts';
import type { RunRow } from '#server/kernel/jobs/run-reads.ts';
import { createRunStore, StaleLeaseError } from '#server/kernel/jobs/run-store.ts';
import { messageOf, StepError } from '#server/kernel/jobs/step-error.ts';
import { type Claim, createRunWorker } from '#server/kernel/jobs/worker.ts';
import { generateInRun } from './generate-in-run.ts';
import { PageRefused } from './page-refused.ts';
import { processFolder } from './process-folder.ts';
import type { HotsiteRunDeps, HotsiteRunInput } from './run-input.ts';

const kind = 'hotsite';
const [, assets, ...page] = superAiSteps;
const stepsOf = { processar: [assets], gerar: page };
/** Longest a generation may take, in milliseconds: a model writes for minutes. */
const generationTimeout = 10 * 60_000;
/** How often another process's run is asked whether it is over. */
const askMs = 300;
/** What is stored of a file is looked for under its content, what an engine said of it under its run. */
const inherited = ['classify-assets'];

const busy = {
  processar: 'Este hotsite já está sendo processado. Aguarde o término para tentar de novo.',
  gerar: 'A página deste hotsite já está sendo gerada. Aguarde o término para tentar de novo.',
};

/**
 * What is done to a hotsite in the background, one thing at a time: its folder is processed, its page
 * generated. Each is a durable run that goes on where a killed process left it.
 */
export function createHotsiteRuns(deps: HotsiteRunDeps & { owner: string; newId: () => string }) {
  const { db, clock, log, intelligence } = deps;
  const store = createRunStore({ db, clock, onGivenUp: (tx, run, message) => markFailed(tx, run, message) });
  const ends = new EventEmitter().setMaxListeners(0);
  const worker = createRunWorker({
    ...{ store, kind, log, owner: deps.owner },
    concurrency: 2,
    handle: async (claim) => {
      await workOn(claim);
      ends.emit('end', claim.run.id);
    },
  });
  const keyOf = (hotsiteId: number) => `hotsite:${hotsiteId}`;

  async function workOn({ run, lease, signal }: Claim): Promise<void> {
    const input = run.input as HotsiteRunInput;
    const stop = new AbortController();
    const limits = input.task === 'gerar' ? [AbortSignal.timeout(generationTimeout)] : [];
    const durable = await createDurableRun({
      ...{ store, lease, run, clock },
      steps: stepsOf[input.task],
      signal: AbortSignal.any([signal, stop.signal]),
      onEvents: () => {},
    });
    const call = deps.callContext(AbortSignal.any([durable.signal, ...limits]), run.id);
    const context = { ...deps, durable, call, signal: durable.signal };
    try {
      await durable.open();
      await (input.task === 'processar' ? processFolder(context, input) : generateInRun(context, input));
    } catch (error) {
      stop.abort(error);
      if (signal.aborted || error instanceof StaleLeaseError) return;
      const substep = error instanceof StepError ? error.substep : (durable.sequence.current()?.id ?? '');
      const cause = error instanceof StepError ? (error.cause ?? error) : error;
      log.warn({ err: cause, runId: run.id, substep }, 'a run of a hotsite failed');
      const message =
        (error instanceof StepError && error.message) || messageOf(cause) || 'Erro interno do servidor';
      const step = superAiSteps.find(({ substeps }) => substeps.some(({ id }) => id === substep));
      await durable.fail(step?.id ?? null, substep, message, {
        work: (tx) => markFailed(tx, run, message),
        more: failureOf(cause),
      });
    }
  }

  /** Leaves the hotsite as it was but for its status: its catalogue and its page stay (HOT-46). */
  async function markFailed(tx: Tx, run: RunRow, message: string): Promise<void> {
    const input = run.input as HotsiteRunInput;
    if (input.task !== 'processar') return;
    // Also in the trash: it would come back as one that is being worked on.
    const [row] = await tx
      .update(hotsites)
      .set({ status: 'error', erro: message, revisao: sql`${hotsites.revisao} + 1` })
      .where(eq(hotsites.id, input.hotsiteId))
      .returning({ nome: hotsites.nome, revisao: hotsites.revisao });
    if (!row) return;
    await recordAudit(tx, {
      ...{ userId: null, acao: 'falhou-ao-processar', entidade: 'hotsite', entidadeId: input.hotsiteId },
      ...row,
      dados: { motivo: message },
    });
    await bumpLists(tx, 'hotsites');
  }

  /** Within `tx`, what was asked is stored with the run or not at all. Throws 409 while another one lives. */
  async function startWithin(tx: Tx, input: HotsiteRunInput, userId: number): Promise<string> {
    const id = deps.newId();
    const folderKey = keyOf(input.hotsiteId);
    const { run, created } = await store.start(
      {
        ...{ id, kind, folderKey, userId },
        sessionId: `${kind}-${id}`,
        input: { ...input },
        engine: intelligence.name,
      },
      tx,
    );
    if (!created) {
      const { task } = run.input as HotsiteRunInput;
      throw new AppError(409, 'em-andamento', busy[task]);
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
    return id;
  }

  return {
    worker,
    startWithin,

    /** Starts a run for itself. */
    async start(input: HotsiteRunInput, userId: number): Promise<string> {
      const id = await db.transaction((tx) => startWithin(tx, input, userId));
      worker.kick();
      return id;
    },

    /** Waits for a run's end, whichever process works on it, and answers its result. Throws what it failed for. */
    async ended(runId: string): Promise<unknown> {
      for (;;) {
        const run = await store.readRun(runId);
        if (run?.state === 'completed') return run.result;
        if (run?.state !== 'running') throw toError(run);
        const waiting = new AbortController();
        const timer = setTimeout(() => waiting.abort(), askMs);
        await once(ends, 'end', { signal: waiting.signal }).catch(() => {});
        clearTimeout(timer);
      }
    },

    /** Stops what is being done to a hotsite that was deleted. */
    async stop(hotsiteId: number, userId: number): Promise<void> {
      const [live] = await db
        .select({ id: workflowRuns.id })
        .from(workflowRuns)
        .where(and(eq(workflowRuns.folderKey, keyOf(hotsiteId)), isNull(workflowRuns.terminadoEm)));
      if (!live) return;
      const run = await store.interrupt(live.id, userId);
      worker.abort(live.id, new Error('interrupted'));
      if (run)
        await db.transaction((tx) => markFailed(tx, run, 'O hotsite foi excluído durante o processamento.'));
    },
  };
}
export type HotsiteRuns = ReturnType<typeof createHotsiteRuns>;

/** What a caller is told of a failure, kept with the run: whoever waits may be another process. */
interface Failure {
  status: number;
  code: string;
  detail?: string | undefined;
}

function failureOf(cause: unknown): Record<string, unknown> {
  if (cause instanceof AppError) return { status: cause.status, code: cause.code, detail: cause.detail };
  if (cause instanceof PageRefused)
    return {
      status: 502,
      code: 'pagina-recusada',
      detail: cause.reasons.map(({ message }) => message).join(' '),
    };
  const code = (cause as { code?: unknown } | null)?.code;
  if (messageOf(cause)) return { status: 502, code: typeof code === 'string' ? code : 'externo' };
  return { status: 500, code: 'interno' };
}

function toError(run: RunRow | null): AppError {
  const error = run?.error as (Failure & { message: string }) | null;
  if (!error) return new AppError(409, 'interrompido', 'A execução foi interrompida');
  return new AppError(error.status ?? 409, error.code ?? 'interrompido', error.message, {
    detail: error.detail,
  });
}
