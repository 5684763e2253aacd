import { rowsPerPage } from '#contract/base/lists.ts';
import type { Page } from '#contract/base/paged.ts';
import { runStateSchema } from '#contract/base/runs.ts';
import type { Execucao, ExecucoesQuery, Limites, Uso } from '#contract/sistema/execucoes.ts';
import type { Db } from '#server/db/client.ts';
import { workflowRuns } from '#server/db/schema/workflow.ts';
import { errorOf } from '#server/kernel/jobs/run-kind.ts';
import { readLimites } from './limites.ts';
import { conditionOf, type FoundRun, orderOf, selectRuns } from './query.ts';
import { usageOfRuns } from './usage.ts';

const unused: Uso = { chamadas: 0, tokensEntrada: 0, tokensSaida: 0, custo: null };

/** A run as a list shows it. */
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

/** One page of the runs, with what each of them used. */
export async function searchRuns(db: Db, query: ExecucoesQuery, now: Date): Promise<Page<Execucao>> {
  const where = conditionOf(query, now);
  const [limites, rows, registros] = await Promise.all([
    readLimites(db),
    selectRuns(db)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(rowsPerPage)
      .offset((query.pagina - 1) * rowsPerPage),
    db.$count(workflowRuns),
  ]);
  // A page beyond the last one has no row that says how many there are.
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
