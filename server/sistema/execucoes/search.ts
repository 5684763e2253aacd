import { and, type SQL } from 'drizzle-orm';
import { rowsPerPage } from '#contract/base/lists.ts';
import { type Page, pagedLimits } from '#contract/base/paged.ts';
import { runStateSchema } from '#contract/base/runs.ts';
import type { Execucao, ExecucoesQuery, Limites, Uso } from '#contract/sistema/execucoes.ts';
import type { Db } from '#server/db/client.ts';
import { counted, countedFor } from '#server/db/counted-for.ts';
import { readKeptCount } from '#server/db/kept-count.ts';
import { errorOf } from '#server/kernel/runs/run-kind.ts';
import { placesOf } from '#server/kernel/runs/run-queue.ts';
import { readLimites } from './limites.ts';
import { conditionOf, countRuns, type FoundRun, newestRuns, orderOf, selectRuns } from './query.ts';
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
  const most = countedFor(query.pagina);
  const [limites, rows, registros, matches] = await Promise.all([
    readLimites(db),
    pageOfRuns(db, where, query),
    readKeptCount(db, 'workflow_runs'),
    where ? countRuns(db, where, most + 1) : null,
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
    ...(matches === null ? { total: registros } : counted(matches, most)),
    registros,
  };
}

/** A page of them; by default the newest, who are first sought among the newest of all. */
async function pageOfRuns(db: Db, where: SQL | undefined, query: ExecucoesQuery): Promise<FoundRun[]> {
  const skipped = (query.pagina - 1) * rowsPerPage;
  const among = (some: SQL | undefined) =>
    selectRuns(db)
      .where(some)
      .orderBy(...orderOf(query))
      .limit(rowsPerPage)
      .offset(skipped);
  if (where && query.ordem.length === 0) {
    const near = await among(and(where, newestRuns(3 * pagedLimits.counted + skipped)));
    if (near.length === rowsPerPage) return near;
  }
  return among(where);
}

const usageOf = (db: Db, limites: Limites, rows: FoundRun[]) =>
  usageOfRuns(
    db,
    limites,
    rows.map(({ run }) => run.id),
  );
