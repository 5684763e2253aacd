import { rowsPerPage } from '#contract/base/lists.ts';
import type { Page } from '#contract/base/paged.ts';
import { runStateSchema } from '#contract/base/runs.ts';
import type { Execucao, ExecucoesQuery, Limites, Uso } from '#contract/sistema/execucoes.ts';
import type { Db } from '#server/db/client.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { errorOf } from '#server/kernel/runs/run-kind.ts';
import { readLimites } from './limites.ts';
import { conditionOf, type FoundRun, orderOf, selectRuns } from './query.ts';
import { usageOfRuns } from './usage.ts';

const unused: Uso = { chamadas: 0, tokensEntrada: 0, tokensSaida: 0, custo: null };

/** A run as listed. */
export function presentRow(
  { run, tipo, nome, pasta, sessao, quem }: FoundRun,
  uso: Uso | undefined,
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
    motor: run.engine,
    inicio: run.criadoEm.toISOString(),
    fim: run.terminadoEm?.toISOString() ?? null,
    erro: error?.message ?? null,
    uso: uso ?? unused,
  };
}

/** A page of runs, with the usage of each. */
export async function searchRuns(db: Db, query: ExecucoesQuery, now: Date): Promise<Page<Execucao>> {
  const where = conditionOf(query, now);
  const [limites, rows, registros] = await Promise.all([
    readLimites(db),
    selectRuns(db)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(rowsPerPage)
      .offset((query.pagina - 1) * rowsPerPage),
    db.$count(runsTable),
  ]);
  // A page beyond the last has no row carrying the total.
  const [first] = rows.length > 0 || query.pagina === 1 ? rows : await selectRuns(db).where(where).limit(1);
  const total = first?.total ?? 0;
  const usage = await usageOf(db, limites, rows);
  return {
    itens: rows.map((row) => presentRow(row, usage.get(row.run.id))),
    pagina: query.pagina,
    total,
    registros,
  };
}

const usageOf = (db: Db, limites: Limites, rows: FoundRun[]) =>
  usageOfRuns(
    db,
    limites,
    rows.map(({ run }) => run.id),
  );
