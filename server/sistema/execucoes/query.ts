import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { foldText } from '#contract/base/text.ts';
import type { ExecucoesQuery } from '#contract/sistema/execucoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { users } from '#server/db/schema/sistema.ts';
import { usoModelos, workflowItems, workflowRuns, workflowSessions } from '#server/db/schema/workflow.ts';
import { daysBefore } from './days.ts';

const { input, result, kind } = workflowRuns;
/** A hotsite's runs go by their task. */
const tipo = sql<string>`CASE WHEN ${kind} = 'hotsite' THEN coalesce(${input}->>'task', ${kind}) ELSE ${kind} END`;
const numberIn = (column: typeof input | typeof result, field: 'empreendimentoId' | 'hotsiteId') => {
  const name = sql.raw(`'${field}'`);
  return sql<
    number | null
  >`CASE WHEN jsonb_typeof(${column}->${name}) = 'number' THEN (${column}->>${name})::int END`;
};
/** What a run made before it was over. */
const made = sql<
  number | null
>`CASE WHEN jsonb_typeof(${workflowItems.result}) = 'number' THEN (${workflowItems.result}#>>'{}')::int END`;
const empreendimentoId = sql<
  number | null
>`coalesce(${numberIn(input, 'empreendimentoId')}, ${numberIn(result, 'empreendimentoId')}, ${made}, ${hotsites.empreendimentoId})`;
const hotsiteId = sql<
  number | null
>`coalesce(${numberIn(input, 'hotsiteId')}, ${numberIn(result, 'hotsiteId')})`;
const nome = sql<string | null>`coalesce(${hotsites.nome}, ${empreendimentos.nome})`;
const pasta = sql<string | null>`${input}->>'driveUrl'`;
const seconds = sql`extract(epoch FROM coalesce(${workflowRuns.terminadoEm}, now()) - ${workflowRuns.criadoEm})`;
const tokens = sql`(SELECT coalesce(sum(${usoModelos.tokensEntrada} + ${usoModelos.tokensSaida}), 0)
  FROM ${usoModelos} WHERE ${usoModelos.runId} = ${workflowRuns.id})`;

/** Runs with the names of what they worked on and of who started them. */
export const selectRuns = (db: Queryable) =>
  db
    .select({
      run: workflowRuns,
      tipo,
      nome,
      pasta,
      empreendimentoId,
      quem: users.username,
      hotsite: {
        id: hotsites.id,
        rota: hotsites.rota,
        ativo: hotsites.ativo,
        excluidoEm: hotsites.excluidoEm,
      },
      /** How many are found on all pages. */
      total: sql<number>`(count(*) OVER ())::int`,
      sessao: sql<string | null>`(SELECT min(${workflowSessions.sessionId}) FROM ${workflowSessions}
        WHERE ${workflowSessions.runId} = ${workflowRuns.id})`,
    })
    .from(workflowRuns)
    .leftJoin(hotsites, eq(hotsites.id, hotsiteId))
    .leftJoin(
      workflowItems,
      and(
        eq(workflowItems.runId, workflowRuns.id),
        eq(workflowItems.substep, 'create-empreendimento'),
        eq(workflowItems.itemKey, 'empreendimento'),
      ),
    )
    .leftJoin(empreendimentos, eq(empreendimentos.id, empreendimentoId))
    .leftJoin(users, eq(users.id, workflowRuns.userId))
    .$dynamic();
export type FoundRun = Awaited<ReturnType<typeof selectRuns>>[number];

const daysOf = { hoje: 0, '7-dias': 6, '30-dias': 29 };
const like = (text: string) => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;

/** What the runs that are asked for have in common. */
export function conditionOf(query: ExecucoesQuery, now: Date): SQL | undefined {
  const { q, estado, periodo } = query;
  const sought = q.trim();
  return and(
    estado ? eq(workflowRuns.state, estado) : undefined,
    query.tipo ? eq(tipo, query.tipo) : undefined,
    periodo ? gte(workflowRuns.criadoEm, daysBefore(now, daysOf[periodo])) : undefined,
    sought
      ? sql`(lower(unaccent(concat_ws(' · ', ${nome}, ${pasta}, ${users.username}))) LIKE ${like(sought)}
          OR ${workflowRuns.numero}::text = ${sought})`
      : undefined,
  );
}

const orders: Record<NonNullable<ExecucoesQuery['ordem']>, SQL> = {
  id: sql`${workflowRuns.numero}`,
  nome: sql`lower(unaccent(${nome}))`,
  tipo,
  estado: sql`${workflowRuns.state}`,
  motor: sql`${workflowRuns.engine}`,
  quem: sql`lower(unaccent(${users.username}))`,
  inicio: sql`${workflowRuns.criadoEm}`,
  duracao: seconds,
  uso: tokens,
};

/** Newest first unless said otherwise; what has no value stands last in both directions. */
export function orderOf({ ordem, direcao }: ExecucoesQuery): SQL[] {
  const newest = sql`${workflowRuns.numero} DESC`;
  if (!ordem) return [sql`${workflowRuns.criadoEm} DESC`, newest];
  return [sql`${orders[ordem]} ${sql.raw(direcao === 'desc' ? 'DESC' : 'ASC')} NULLS LAST`, newest];
}
