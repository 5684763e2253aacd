import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { ordersOf } from '#contract/base/paged.ts';
import type { ExecucoesQuery, execucaoOrders } from '#contract/sistema/execucoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Comparable, conditionSql, like } from '#server/db/condition-sql.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { runItems, runSessions, runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { daysBefore } from './days.ts';

const { input, result, kind } = runsTable;
/** Hotsite runs are distinguished by task. */
const tipo = sql<string>`CASE WHEN ${kind} = 'hotsite' THEN coalesce(${input}->>'task', ${kind}) ELSE ${kind} END`;
const numberIn = (column: typeof input | typeof result, field: 'empreendimentoId' | 'hotsiteId') => {
  const name = sql.raw(`'${field}'`);
  return sql<
    number | null
  >`CASE WHEN jsonb_typeof(${column}->${name}) = 'number' THEN (${column}->>${name})::int END`;
};
/** What a run has created, even before its end. */
const made = sql<
  number | null
>`CASE WHEN jsonb_typeof(${runItems.result}) = 'number' THEN (${runItems.result}#>>'{}')::int END`;
const empreendimentoId = sql<
  number | null
>`coalesce(${numberIn(input, 'empreendimentoId')}, ${numberIn(result, 'empreendimentoId')}, ${made}, ${hotsites.empreendimentoId})`;
const hotsiteId = sql<
  number | null
>`coalesce(${numberIn(input, 'hotsiteId')}, ${numberIn(result, 'hotsiteId')})`;
const nome = sql<string | null>`coalesce(${hotsites.nome}, ${empreendimentos.nome})`;
const pasta = sql<string | null>`${input}->>'driveUrl'`;
const seconds = sql`extract(epoch FROM coalesce(${runsTable.terminadoEm}, now()) - ${runsTable.criadoEm})`;
const tokens = sql`(SELECT coalesce(sum(${usoModelos.tokensEntrada} + ${usoModelos.tokensSaida}), 0)
  FROM ${usoModelos} WHERE ${usoModelos.runId} = ${runsTable.id})`;

/** Runs with the names of their subjects and initiators. */
export const selectRuns = (db: Queryable) =>
  db
    .select({
      run: runsTable,
      tipo,
      nome,
      pasta,
      empreendimentoId,
      quem: shownName,
      hotsite: {
        id: hotsites.id,
        rota: hotsites.rota,
        ativo: hotsites.ativo,
        excluidoEm: hotsites.excluidoEm,
      },
      sessao: sql<string | null>`(SELECT min(${runSessions.sessionId}) FROM ${runSessions}
        WHERE ${runSessions.runId} = ${runsTable.id})`,
    })
    .from(runsTable)
    .leftJoin(hotsites, eq(hotsites.id, hotsiteId))
    .leftJoin(
      runItems,
      and(
        eq(runItems.runId, runsTable.id),
        eq(runItems.substep, 'create-empreendimento'),
        eq(runItems.itemKey, 'empreendimento'),
      ),
    )
    .leftJoin(empreendimentos, eq(empreendimentos.id, empreendimentoId))
    .leftJoin(users, eq(users.id, runsTable.userId))
    .$dynamic();
export type FoundRun = Awaited<ReturnType<typeof selectRuns>>[number];

const daysOf = { hoje: 0, '7-dias': 6, '30-dias': 29 };

/** What conditions compare; a duration in minutes. */
const compared: Record<(typeof execucaoOrders)[number], Comparable> = {
  id: { value: sql`${runsTable.numero}`, kind: 'number' },
  nome: { value: nome, kind: 'text' },
  tipo: { value: tipo, kind: 'text' },
  estado: { value: sql`${runsTable.state}`, kind: 'text' },
  motor: { value: sql`${runsTable.engine}`, kind: 'text' },
  quem: { value: sql`${shownName}`, kind: 'text' },
  inicio: { value: sql`${runsTable.criadoEm}`, kind: 'moment' },
  duracao: { value: sql`(${seconds} / 60)`, kind: 'number' },
  uso: { value: tokens, kind: 'number' },
};

/** How many there are, at most so many; of what is not asked by the condition nothing is read. */
export const countRuns = (db: Queryable, where: SQL, most: number): Promise<number> =>
  db.$count(sql`(SELECT FROM (${selectRuns(db).where(where)}) r LIMIT ${most}) achadas`).then(Number);

/** The newest of all. */
export const newestRuns = (most: number): SQL =>
  sql`${runsTable.criadoEm} >= coalesce(
    (SELECT r.criado_em FROM ${runsTable} r ORDER BY r.criado_em DESC OFFSET ${most} LIMIT 1), '-infinity')`;

/** Filter condition of a query. */
export function conditionOf(query: ExecucoesQuery, now: Date): SQL | undefined {
  const { q, estado, periodo } = query;
  const sought = q.trim();
  return and(
    estado ? eq(runsTable.state, estado) : undefined,
    query.tipo ? eq(tipo, query.tipo) : undefined,
    conditionSql(query.condicao, compared),
    periodo ? gte(runsTable.criadoEm, daysBefore(now, daysOf[periodo])) : undefined,
    sought
      ? sql`(lower(unaccent(concat_ws(' · ', ${nome}, ${pasta}, ${shownName}))) LIKE ${like(sought)}
          OR ${runsTable.numero}::text = ${sought})`
      : undefined,
  );
}

const orders: Record<(typeof execucaoOrders)[number], SQL> = {
  id: sql`${runsTable.numero}`,
  nome: sql`lower(unaccent(${nome}))`,
  tipo,
  estado: sql`${runsTable.state}`,
  motor: sql`${runsTable.engine}`,
  quem: sql`lower(unaccent(${shownName}))`,
  inicio: sql`${runsTable.criadoEm}`,
  duracao: seconds,
  uso: tokens,
};

/** Newest first by default; missing values come last in both directions. */
export function orderOf(query: Pick<ExecucoesQuery, 'ordem' | 'direcao'>): SQL[] {
  const asked = ordersOf(query).map(
    ({ by, descending }) => sql`${orders[by]} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST`,
  );
  const usual = asked.length > 0 ? asked : [sql`${runsTable.criadoEm} DESC`];
  return [...usual, sql`${runsTable.numero} DESC`];
}
