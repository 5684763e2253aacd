import { rowsPerPage } from '#contract/base/lists.ts';
import type { Page } from '#contract/base/paged.ts';
import { runStateSchema } from '#contract/base/runs.ts';
import type { Execucao, ExecucoesQuery, Limites, Uso } from '#contract/sistema/execucoes.ts';
import type { Db } from '#server/db/client.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { errorOf } from '#server/kernel/runs/run-kind.ts';
import { placesOf } from '#server/kernel/runs/run-queue.ts';
import { readLimites } from './limites.ts';
import { conditionOf, countRuns, type FoundRun, orderOf, selectRuns } from './query.ts';
import { usageOfRuns } from './usage.ts';

const unused: Uso = { chamadas: 0, tokensEntrada: 0, tokensSaida: 0, custo: null };

/** A run as listed. */
export function presentRow(
  { run, tipo, nome, pasta, sessao, quem }: FoundRun,
  { uso = unused, lugar = null }: { uso: Uso | undefined; lugar: number | undefined | null },
): Execucao {
  const error = errorOf(run);
  return {
    id: run.numero,
    revisao: run.lastEvent,
    tipo,
    nome,
    pasta,
    sessao,
    quem,
    estado: runStateSchema.parse(run.state),
    lugar,
    motor: run.engine,
    inicio: run.criadoEm.toISOString(),
    fim: run.terminadoEm?.toISOString() ?? null,
    erro: error?.message ?? null,
    uso,
  };
}

/** A page of runs, with the usage of each. */
export async function searchRuns(db: Db, query: ExecucoesQuery, now: Date): Promise<Page<Execucao>> {
  const where = conditionOf(query, now);
  const [limites, rows, registros, matches] = await Promise.all([
    readLimites(db),
    selectRuns(db)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(rowsPerPage)
      .offset((query.pagina - 1) * rowsPerPage),
    db.$count(runsTable),
    where ? countRuns(db, where) : null,
  ]);
  const [usage, places] = await Promise.all([
    usageOf(db, limites, rows),
    placesOf(
      db,
      rows.map(({ run }) => run),
    ),
  ]);
  return {
    itens: rows.map((row) => presentRow(row, { uso: usage.get(row.run.id), lugar: places.get(row.run.id) })),
    pagina: query.pagina,
    total: matches ?? registros,
    registros,
  };
}

const usageOf = (db: Db, limites: Limites, rows: FoundRun[]) =>
  usageOfRuns(
    db,
    limites,
    rows.map(({ run }) => run.id),
  );
