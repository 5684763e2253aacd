import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import {
  maxAssets,
  type Run,
  type RunAnswer,
  type StartSuperAi,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import { DriveError, type FolderRef } from '#server/adapters/drive/port.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { readRunOf } from '#server/kernel/runs/run-kind.ts';
import { isAsked, isStop, questionPage, refuseUnknownCity } from './answers.ts';
import { checkFolder } from './check-folder.ts';
import { generateFromPdfs } from './generate-from-pdfs.ts';
import { presentRun } from './present-run.ts';
import { ownRuns, type RereadInput, readOwnRun, rereadRun, superAiRun } from './run-kinds.ts';
import { createRunWork, type RunWorkDeps } from './run-work.ts';

/** Length of the run list. */
const listedRuns = 50;

/** Super AI runs: starting, following, stopping and resuming. */
export function createSuperAiRuns(deps: RunWorkDeps) {
  const { db, drive } = deps;
  const work = createRunWork(deps);
  const { store, begin } = work;

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

  /** Changes a run with `act` and returns its state; 409 if its state does not allow it. */
  const change = async (
    sessionId: string,
    refusal: string,
    act: (runId: string) => Promise<unknown>,
  ): Promise<Run> => {
    const run = await store.runBySession(sessionId);
    if (!run || !ownRuns.some(({ kind }) => kind === run.kind)) throw notFound('Execução', 'f');
    if (!(await act(run.id))) throw new AppError(409, 'estado', refusal);
    return present(sessionId);
  };

  return {
    deps,
    ...work,
    present,
    folderOf,

    async start(body: StartSuperAi, userId: number): Promise<string> {
      const folder = folderOf(body.driveUrl);
      const { run } = await begin(superAiRun, {
        folderKey: folder.key,
        sessionId: body.sessionId,
        input: {
          driveUrl: folder.url,
          maxPDFs: body.maxPDFs,
          maxAssets,
          mode: body.mode ?? 'update',
          style: body.style ?? defaultStyle,
        },
        userId,
      });
      return run.id;
    },

    /**
     * Re-reads what changed in an empreendimento's folder; concurrent requests share one run. Throws AppError
     * 409 while the folder is being read for something else.
     */
    async reread(
      { empreendimentoId, driveUrl, secoes }: RereadInput,
      userId: number,
    ): Promise<{ runId: string; sessionId: string }> {
      const folder = folderOf(driveUrl);
      const sessionId = deps.newId();
      const input = { driveUrl: folder.url, empreendimentoId, secoes };
      const { run, created } = await begin(rereadRun, { folderKey: folder.key, sessionId, input, userId });
      const same =
        run.kind === rereadRun.kind && readRunOf(rereadRun, run).input.empreendimentoId === empreendimentoId;
      if (!created && !same)
        throw new AppError(409, 'em-andamento', 'Esta pasta já está sendo lida. Aguarde o término.');
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

    checkFolder: (link: string) => checkFolder({ db, store }, folderOf(link).key),

    interruptSession: (sessionId: string, userId: number) =>
      change(sessionId, 'Esta execução já terminou', (runId) => work.interrupt(runId, userId)),

    retrySession: (sessionId: string, userId: number) =>
      change(sessionId, 'Só é possível retomar uma execução que falhou ou foi interrompida', (runId) =>
        work.retry(runId, userId),
      ),

    async answer(sessionId: string, answer: RunAnswer, userId: number): Promise<Run> {
      await refuseUnknownCity(db, answer);
      return change(sessionId, 'Esta execução não está esperando uma resposta', async (runId) => {
        const run = await store.readRun(runId);
        if (!run || !isAsked(run, answer)) return null;
        return isStop(answer) ? work.interrupt(runId, userId) : store.answer(runId, answer, userId);
      });
    },
    questionPage: (sessionId: string, asked: { documento: string; pagina: number }) =>
      questionPage(deps, store, sessionId, asked),
  };
}

export type SuperAiRuns = ReturnType<typeof createSuperAiRuns>;
