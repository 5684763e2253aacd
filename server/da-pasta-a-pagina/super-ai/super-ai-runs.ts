import { EventEmitter } from 'node:events';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { FolderCheck, Run, RunAnswer, StartSuperAi } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { maxAssets } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { DriveError, type FolderRef } from '#server/adapters/drive/port.ts';
import { findMunicipio } from '#server/cadastros/territorio/service.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { createRunEnds } from '#server/kernel/jobs/run-ends.ts';
import { readRunOf } from '#server/kernel/jobs/run-kind.ts';
import { createRunStore } from '#server/kernel/jobs/run-store.ts';
import { createRunWorker } from '#server/kernel/jobs/worker.ts';
import { outsideProblem } from '#server/outside-problem.ts';
import { assetsPlan } from './assets-run.ts';
import type { SuperAiDeps } from './context.ts';
import { generateFromPdfs } from './generate-from-pdfs.ts';
import { presentRun } from './present-run.ts';
import { rereadPlan } from './reread/reread-run.ts';
import { type RunPlan, superAiPlan, workOnRun } from './run.ts';
import { ownRuns, type RereadInput, type RunInput, readOwnRun, rereadRun, superAiRun } from './run-kinds.ts';

/** Runs a list of runs goes back. */
const listedRuns = 50;

/**
 * The Super AI workflow: starting, following, stopping and resuming runs. A process that only serves
 * pages leaves `worker` unstarted; runs it starts are picked up by the others.
 */
export function createSuperAiRuns(deps: SuperAiDeps & { owner: string; newId: () => string }) {
  const { db, clock, drive } = deps;
  const store = createRunStore({ db, clock, kinds: ownRuns });
  const changes = new EventEmitter().setMaxListeners(0);
  const changed = (runId: string) => changes.emit('change', runId);
  const ends = createRunEnds(store);
  const working = { ...deps, store, mapError: outsideProblem, onEvents: changed };
  const common = { store, owner: deps.owner, log: deps.log, concurrency: 2 };
  const workerOf = <Input>(plan: RunPlan<Input>) =>
    createRunWorker({
      ...common,
      kind: plan.kind.kind,
      handle: ends.telling((claim) => workOnRun(working, claim, plan)),
    });
  /** One for each kind of run: somebody who waits for one step is not behind whole runs. */
  const workers = [workerOf(superAiPlan), workerOf(assetsPlan(drive)), workerOf(rereadPlan)];
  const each = (act: (worker: (typeof workers)[number]) => void) => () => workers.forEach(act);
  const worker = {
    start: each((one) => one.start()),
    kick: each((one) => one.kick()),
    isWorking: () => workers.every((one) => one.isWorking()),
    stop: () => Promise.all(workers.map((one) => one.stop())),
    abort: (runId: string, reason: Error) => each((one) => one.abort(runId, reason))(),
  };

  const folderOf = (link: string): FolderRef => {
    try {
      return drive.parse(link);
    } catch (error) {
      if (error instanceof DriveError)
        throw new AppError(400, error.code, error.message, { field: 'driveUrl' });
      throw error;
    }
  };

  const present = async (sessionId: string): Promise<Run> => {
    const run = await store.runBySession(sessionId);
    const own = run && readOwnRun(run);
    if (!own) throw notFound('Execução', 'f');
    return presentRun(own, sessionId, await store.events(own.id, 0, 10_000));
  };

  /** Changes a run by `act`, then answers how it stands; 409 when its state does not allow it. */
  const change = async (
    sessionId: string,
    refusal: string,
    act: (runId: string) => Promise<unknown>,
  ): Promise<Run> => {
    const run = await store.runBySession(sessionId);
    if (!run || !ownRuns.some(({ kind }) => kind === run.kind)) throw notFound('Execução', 'f');
    if (!(await act(run.id))) throw new AppError(409, 'estado', refusal);
    worker.kick();
    changed(run.id);
    return present(sessionId);
  };

  return {
    deps,
    store,
    ends,
    worker,
    changes,
    present,
    folderOf,

    async start(body: StartSuperAi, userId: number): Promise<{ runId: string; created: boolean }> {
      const folder = folderOf(body.driveUrl);
      const input: RunInput = {
        driveUrl: folder.url,
        maxPDFs: body.maxPDFs,
        maxAssets,
        mode: body.mode ?? 'update',
        style: body.style ?? defaultStyle,
      };
      const { run, created } = await store.start(superAiRun, {
        id: deps.newId(),
        folderKey: folder.key,
        sessionId: body.sessionId,
        input,
        engine: deps.intelligence.name,
        userId,
      });
      worker.kick();
      changed(run.id);
      return { runId: run.id, created };
    },

    /**
     * Reads of a folder what changed since it was read for an empreendimento; asked for twice it is read
     * once. Throws AppError 409 while the folder is being read for something else.
     */
    async reread(
      { empreendimentoId, driveUrl, secoes }: RereadInput,
      userId: number,
    ): Promise<{ runId: string; sessionId: string }> {
      const folder = folderOf(driveUrl);
      const sessionId = deps.newId();
      const { run, created } = await store.start(rereadRun, {
        id: deps.newId(),
        folderKey: folder.key,
        sessionId,
        input: { driveUrl: folder.url, empreendimentoId, secoes },
        engine: deps.intelligence.name,
        userId,
      });
      const same =
        run.kind === rereadRun.kind && readRunOf(rereadRun, run).input.empreendimentoId === empreendimentoId;
      if (!created && !same)
        throw new AppError(409, 'em-andamento', 'Esta pasta já está sendo lida. Aguarde o término.');
      worker.kick();
      changed(run.id);
      return { runId: run.id, sessionId };
    },

    generateFromPdfs: (
      body: { empreendimentoId: number; driveUrl: string; maxPDFs: number },
      userId: number,
      signal: AbortSignal,
    ) => generateFromPdfs(deps, { ...body, folder: folderOf(body.driveUrl), userId, signal }),

    async list(): Promise<Run[]> {
      const rows = await store.list(superAiRun.kind, listedRuns);
      return Promise.all(
        rows.map(async ({ run, sessionId }) =>
          presentRun(readRunOf(superAiRun, run), sessionId, await store.events(run.id, 0, 10_000)),
        ),
      );
    },

    /** What a folder already led to: an empreendimento to update, a live run to follow. */
    async checkFolder(link: string): Promise<FolderCheck> {
      const folder = folderOf(link);
      const [found, live] = await Promise.all([
        db
          .select({
            empreendimentoId: empreendimentos.id,
            nome: empreendimentos.nome,
            rota: hotsites.rota,
            finishedAt: empreendimentos.atualizadoEm,
          })
          .from(empreendimentos)
          .leftJoin(
            hotsites,
            and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)),
          )
          .where(and(eq(empreendimentos.driveKey, folder.key), isNull(empreendimentos.excluidoEm)))
          .orderBy(desc(empreendimentos.id))
          .limit(1),
        store.liveSession(folder.key),
      ]);
      const previous = found[0];
      return {
        previous: previous ? { ...previous, finishedAt: previous.finishedAt.toISOString() } : null,
        live: live ? { sessionId: live } : null,
      };
    },

    interrupt: (sessionId: string, userId: number) =>
      change(sessionId, 'Esta execução já terminou', async (runId) => {
        const run = await store.interrupt(runId, userId);
        if (run) worker.abort(runId, new Error('interrupted'));
        return run;
      }),

    /** Goes on from the step that failed; the folder is listed again, as it may have been mended. */
    retry: (sessionId: string, userId: number) =>
      change(sessionId, 'Só é possível retomar uma execução que falhou ou foi interrompida', (runId) =>
        store.retry(runId, ['folder'], userId),
      ),

    async answer(sessionId: string, answer: RunAnswer, userId: number): Promise<Run> {
      if (answer.kind === 'bairro' && !(await findMunicipio(db, answer.cidade, answer.uf))) {
        const message = `Não existe o município “${answer.cidade}” em ${answer.uf}. Confira a cidade e a UF.`;
        throw new AppError(400, 'municipio', message, { field: 'cidade' });
      }
      return change(sessionId, 'Esta execução não está esperando uma resposta', async (runId) => {
        const run = await store.readRun(runId);
        if ((run && readOwnRun(run))?.question?.kind !== answer.kind) return null;
        return store.answer(runId, answer, userId);
      });
    },
  };
}

export type SuperAiRuns = ReturnType<typeof createSuperAiRuns>;
