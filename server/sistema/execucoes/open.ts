import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { liveStates, progressEventSchema, runStateSchema, stoppedStates } from '#contract/base/runs.ts';
import type { Chamada, Evento, ExecucaoAberta } from '#contract/sistema/execucoes.ts';
import type { Db } from '#server/db/client.ts';
import { runEvents, runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { RunControl } from '#server/kernel/runs/run-control.ts';
import { errorOf, type RunKind, type RunRow } from '#server/kernel/runs/run-kind.ts';
import { placesOf } from '#server/kernel/runs/run-queue.ts';
import { createRunReads } from '#server/kernel/runs/run-reads.ts';
import { costOf } from './costs.ts';
import { readLimites } from './limites.ts';
import { type FoundRun, selectRuns } from './query.ts';
import { presentRow } from './search.ts';
import { stepsOf, type TimedEvent } from './steps.ts';
import { usageOfRuns } from './usage.ts';

/** Display limit of one run: typically about fifty events, and a call per eight pictures. */
const mostEvents = 5_000;
const mostCalls = 1_000;

/** Fields common to all kinds of runs. */
const anything = z.record(z.string(), z.unknown());
const asked = z.looseObject({ text: z.string() }).nullable();

/** The run with a number. Throws AppError 404. */
export async function findRun(db: Db, id: number): Promise<FoundRun> {
  const [row] = await selectRuns(db).where(eq(runsTable.numero, id));
  if (!row) throw notFound('Execução', 'f');
  return row;
}

/** Everything shown of a run. */
export async function openRun(
  db: Db,
  row: FoundRun,
  { control, kind }: { control: RunControl | undefined; kind: RunKind | undefined },
): Promise<ExecucaoAberta> {
  const { run, empreendimentoId, hotsite } = row;
  const [limites, events, items, calls] = await Promise.all([
    readLimites(db),
    readEvents(db, run.id),
    createRunReads(db).itemCounts(run.id),
    db
      .select()
      .from(usoModelos)
      .where(eq(usoModelos.runId, run.id))
      .orderBy(asc(usoModelos.id))
      .limit(mostCalls),
  ]);
  const [usage, places] = await Promise.all([usageOfRuns(db, limites, [run.id]), placesOf(db, [run])]);
  const state = runStateSchema.parse(run.state);
  const failedIn = errorOf(run)?.step ?? null;
  return {
    ...presentRow(row, { uso: usage.get(run.id), lugar: places.get(run.id) }),
    empreendimentoId,
    passoDaFalha: failedIn,
    passos: stepsOf({ plan: planOf(run, kind), state, failedIn }, events, items),
    eventos: events.map(presentEvent),
    chamadas: calls.map(
      ({ criadoEm, ...call }): Chamada => ({
        id: call.id,
        tarefa: call.tarefa,
        provedor: call.provedor,
        modelo: call.modelo,
        tokensEntrada: call.tokensEntrada,
        tokensSaida: call.tokensSaida,
        duracaoMs: call.duracaoMs,
        resultado: call.resultado,
        noLugarDe: call.noLugarDe,
        em: criadoEm.toISOString(),
        custo: costOf(limites, [call]),
      }),
    ),
    entrada: anything.parse(run.input),
    pergunta: state === 'waiting' ? (asked.parse(run.question)?.text ?? null) : null,
    hotsite:
      hotsite && !hotsite.excluidoEm ? { id: hotsite.id, rota: hotsite.rota, ativo: hotsite.ativo } : null,
    acoes: {
      interromper: Boolean(control) && liveStates.includes(state),
      retomar: Boolean(control) && stoppedStates.includes(state),
      repetir: Boolean(control?.repeatable(run)) && !liveStates.includes(state),
    },
  };
}

/** The steps of a run, if its kind declares them. */
function planOf({ input }: RunRow, kind: RunKind | undefined) {
  const asked = kind?.input.safeParse(input);
  return kind && asked?.success ? kind.steps(asked.data) : null;
}

async function readEvents(db: Db, runId: string): Promise<TimedEvent[]> {
  const rows = await db
    .select()
    .from(runEvents)
    .where(eq(runEvents.runId, runId))
    .orderBy(asc(runEvents.n))
    .limit(mostEvents);
  return rows.map(({ n, event, criadoEm }) => ({ n, at: criadoEm, event: progressEventSchema.parse(event) }));
}

function presentEvent({ n, at, event }: TimedEvent): Evento {
  const { data } = event;
  const resumed = event.type === 'connected' && data?.resumed === true;
  const failure = resumed && typeof data.failure === 'string' ? data.failure : null;
  return {
    n,
    em: at.toISOString(),
    tipo: event.type,
    passo: 'step' in event ? (event.step ?? null) : null,
    subpasso: 'substep' in event ? (event.substep ?? null) : null,
    mensagem: failure ?? event.message ?? null,
    retomada: resumed,
  };
}

/** A run's number by id. Throws AppError 404. */
export async function numberOf(db: Db, runId: string): Promise<number> {
  const [row] = await db.select({ numero: runsTable.numero }).from(runsTable).where(eq(runsTable.id, runId));
  if (!row) throw notFound('Execução', 'f');
  return row.numero;
}
