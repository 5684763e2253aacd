import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getExecucao,
  interruptExecucao,
  readLimites as readLimitesRoute,
  repeatExecucao,
  retryExecucao,
  saveLimites as saveLimitesRoute,
  searchExecucoes,
} from '#contract/sistema/execucoes.ts';
import type { Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import type { RunControl } from '#server/kernel/runs/run-control.ts';
import type { RunKind, RunRow } from '#server/kernel/runs/run-kind.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { costMetrics } from './cost-metrics.ts';
import { presentLimites, saveLimites } from './limites.ts';
import { runMetrics } from './metrics.ts';
import { findRun, numberOf, openRun } from './open.ts';
import { searchRuns } from './search.ts';

interface Deps {
  db: Db;
  clock: Clock;
  intelligence: Intelligence;
  /** Run actions by kind of run. */
  controls: Record<string, RunControl>;
  runKinds: readonly RunKind[];
}

const refusals = {
  over: 'Esta execução já terminou',
  notStopped: 'Só é possível retomar uma execução que falhou ou foi interrompida',
  unknown: 'Este tipo de execução não pode ser repetido por aqui',
};

/** Runs of every kind, their actions and limits. */
function execucoesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, intelligence, controls, runKinds } = deps;

  const show = async (id: number) => {
    const row = await findRun(db, id);
    const { kind } = row.run;
    return openRun(db, row, { control: controls[kind], kind: runKinds.find((each) => each.kind === kind) });
  };
  /** Performs an action on a run through its slice, then returns its state. */
  const act = async (
    id: number,
    request: FastifyRequest,
    refusal: string,
    deed: (control: RunControl, run: RunRow, userId: number) => Promise<boolean>,
  ) => {
    const { run } = await findRun(db, id);
    const control = controls[run.kind];
    if (!control) throw new AppError(409, 'tipo', refusals.unknown);
    if (!(await deed(control, run, currentUser(request).id))) throw new AppError(409, 'estado', refusal);
    return show(id);
  };

  mount(app, searchExecucoes, ({ query }) => searchRuns(db, query, clock.now()));
  mount(app, readLimitesRoute, () => presentLimites(db, clock, intelligence));
  mount(app, saveLimitesRoute, async ({ body, request }) => {
    await saveLimites(db, body, currentUser(request).id);
    return presentLimites(db, clock, intelligence);
  });
  mount(app, getExecucao, ({ params }) => show(params.id));
  mount(app, interruptExecucao, ({ params, request }) =>
    act(params.id, request, refusals.over, (control, run, userId) => control.interrupt(run, userId)),
  );
  mount(app, retryExecucao, ({ params, request }) =>
    act(params.id, request, refusals.notStopped, (control, run, userId) => control.retry(run, userId)),
  );
  mount(app, repeatExecucao, async ({ params, request }) => {
    const { run } = await findRun(db, params.id);
    const control = controls[run.kind];
    if (!control?.repeatable(run)) throw new AppError(409, 'tipo', refusals.unknown);
    const runId = await control.again(run, currentUser(request).id);
    return show(await numberOf(db, runId));
  });
}

export const execucoesSlice = defineSlice({
  routes: [execucoesRoutes],
  metrics: (parts: { db: Db; clock: Clock }) => [runMetrics, costMetrics(parts)],
});
