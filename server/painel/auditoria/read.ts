import { and, asc, desc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import { knownDeeds } from '#contract/painel/audit-words.ts';
import {
  type AuditOptions,
  type AuditPage,
  type AuditQuery,
  auditPageSize,
  noAccount,
} from '#contract/painel/auditoria.ts';
import type { Db } from '#server/db/client.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { termIn } from '#server/db/search-term.ts';
import { ifNamed } from '#server/db/shown-name.ts';
import { findNames } from './names.ts';
import { presentEntry, referencesOf } from './present.ts';

/** Start of a day in São Paulo, whose offset is constant since 2019. */
const startOf = (day: string) => new Date(`${day}T00:00:00-03:00`);
function conditions(query: AuditQuery): (SQL | undefined)[] {
  const { quem, entidade, entidadeId, acao, acessos, de, ate, busca, antes } = query;
  return [
    quem === undefined
      ? undefined
      : quem === noAccount
        ? isNull(auditoria.userId)
        : eq(auditoria.userId, quem),
    entidade ? eq(auditoria.entidade, entidade) : undefined,
    entidadeId ? eq(auditoria.entidadeId, entidadeId) : undefined,
    acao ? eq(auditoria.acao, acao) : undefined,
    acessos ? ne(auditoria.entidade, 'sessao') : undefined,
    de ? gte(auditoria.quando, startOf(de)) : undefined,
    ate ? lt(auditoria.quando, new Date(startOf(ate).getTime() + dayMs)) : undefined,
    termIn(sql`texto_de_busca(${auditoria.nome})`, busca ?? ''),
    antes ? lt(auditoria.id, antes) : undefined,
  ];
}

/** A page of the log, newest first: ids only grow, so the last one starts the next page. */
export async function readAuditPage(db: Db, query: AuditQuery): Promise<AuditPage> {
  const found = await db
    .select({
      id: auditoria.id,
      quando: auditoria.quando,
      userId: auditoria.userId,
      username: users.username,
      nomeDaConta: users.nome,
      removedAt: users.excluidoEm,
      acao: auditoria.acao,
      entidade: auditoria.entidade,
      entidadeId: auditoria.entidadeId,
      nome: auditoria.nome,
      origem: auditoria.origem,
      dados: auditoria.dados,
      pessoais: auditoria.pessoais,
    })
    .from(auditoria)
    .leftJoin(users, eq(users.id, auditoria.userId))
    .where(and(...conditions(query)))
    .orderBy(desc(auditoria.id))
    .limit(auditPageSize + 1);
  const rows = found.slice(0, auditPageSize);
  if (rows.length === 0) return { itens: [], proximo: null };
  const nameOf = await findNames(db, rows.flatMap(referencesOf));
  return {
    itens: rows.map((row) => presentEntry(row, nameOf)),
    proximo: found.length > auditPageSize ? rows.at(-1)!.id : null,
  };
}

/**
 * Record kinds in the log, each found by one index step: the cost grows with kinds rather than entries,
 * unlike DISTINCT.
 */
export const kindsInLog = sql`
  WITH RECURSIVE kinds AS (
    (SELECT entidade FROM auditoria ORDER BY entidade LIMIT 1)
    UNION ALL
    SELECT (SELECT later.entidade FROM auditoria later WHERE later.entidade > kinds.entidade
            ORDER BY later.entidade LIMIT 1)
    FROM kinds WHERE kinds.entidade IS NOT NULL
  )
  SELECT entidade FROM kinds WHERE entidade IS NOT NULL`;

/** Filter options of the log, including deleted accounts. */
export async function readOptions(db: Db): Promise<AuditOptions> {
  const accounts = await db
    .select({ id: users.id, username: users.username, nome: users.nome, excluidoEm: users.excluidoEm })
    .from(users)
    .orderBy(asc(sql`lower(unaccent(${users.username}))`), asc(users.id));
  const { rows } = await db.execute<{ entidade: string }>(kindsInLog);
  return {
    quem: accounts.map(({ id, username, nome, excluidoEm }) => ({
      id,
      username,
      ...ifNamed(nome),
      removido: excluidoEm !== null,
    })),
    entidades: rows.map(({ entidade }) => entidade).sort(),
    acoes: knownDeeds,
  };
}
