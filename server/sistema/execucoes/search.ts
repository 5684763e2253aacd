import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ordersOf, type Page } from '#contract/base/paged.ts';
import { runStateSchema } from '#contract/base/runs.ts';
import type { Execucao, ExecucoesQuery, Uso } from '#contract/sistema/execucoes.ts';
import type { Db } from '#server/db/client.ts';
import { conditionSql } from '#server/db/condition-sql.ts';
import { readKeptCount } from '#server/db/kept-count.ts';
import { execucoesListadas, runsTable } from '#server/db/schema/runs.ts';
import { termIn } from '#server/db/search-term.ts';
import { inOrderOf, searchedList } from '#server/db/searched-list.ts';
import { errorOf } from '#server/kernel/runs/run-kind.ts';
import { placesOf } from '#server/kernel/runs/run-queue.ts';
import { compared, keys } from './columns.ts';
import { daysBefore } from './days.ts';
import { readLimites } from './limites.ts';
import { type FoundRun, selectRuns } from './query.ts';
import { usageOfRuns } from './usage.ts';

const { id, estado, tipo, criadoEm } = execucoesListadas;
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

/** Names, folders and people stand in the column `busca`; a whole number is a run's own, too. */
function isFound(q: string): SQL | undefined {
  const words = termIn(sql`busca`, q);
  return /^\s*\d{1,9}\s*$/.test(q) ? or(words, eq(id, Number(q))) : words;
}

const daysOf = { hoje: 0, '7-dias': 6, '30-dias': 29 };

const conditionOf = ({ q, condicao, ...query }: ExecucoesQuery, now: Date): SQL | undefined =>
  and(
    isFound(q),
    query.estado ? eq(estado, query.estado) : undefined,
    query.tipo ? eq(tipo, query.tipo) : undefined,
    conditionSql(condicao, compared),
    query.periodo ? gte(criadoEm, daysBefore(now, daysOf[query.periodo])) : undefined,
  );

/** A page of runs, with the usage of each; the newest first by default. */
export async function searchRuns(db: Db, query: ExecucoesQuery, now: Date): Promise<Page<Execucao>> {
  const list = searchedList(db, { table: execucoesListadas, newest: criadoEm, keys });
  const where = conditionOf(query, now);
  const registros = await readKeptCount(db, 'workflow_runs');
  const { ids, ...found } = await list.page(where, {
    orders: ordersOf(query),
    page: query.pagina,
    known: where ? null : registros,
  });
  const [limites, rows] = await Promise.all([
    readLimites(db),
    ids.length === 0 ? [] : selectRuns(db).where(and(inArray(runsTable.numero, ids), inArray(id, ids))),
  ]);
  const shown = inOrderOf(
    ids,
    rows.map((row) => ({ ...row, id: row.run.numero })),
  );
  const runs = shown.map(({ run }) => run);
  const [usage, places] = await Promise.all([
    usageOfRuns(
      db,
      limites,
      runs.map((run) => run.id),
    ),
    placesOf(db, runs),
  ]);
  return {
    itens: shown.map((row) => presentRow(row, { uso: usage.get(row.run.id), lugar: places.get(row.run.id) })),
    pagina: query.pagina,
    ...found,
    registros,
  };
}
