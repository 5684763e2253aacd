import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Atividade } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { ifNamed } from '#server/db/shown-name.ts';

const shown = 5;

/** The latest deeds of the log, newest first (DSH-16), without logins and logouts. */
export async function latestAtividades(db: Db): Promise<Atividade[]> {
  const rows = await db
    .select({
      id: auditoria.id,
      quando: auditoria.quando,
      acao: auditoria.acao,
      entidade: auditoria.entidade,
      entidadeId: auditoria.entidadeId,
      nome: auditoria.nome,
      user: { id: users.id, username: users.username, nome: users.nome, excluidoEm: users.excluidoEm },
    })
    .from(auditoria)
    .leftJoin(users, eq(users.id, auditoria.userId))
    .where(
      and(
        ne(auditoria.entidade, 'sessao'),
        sql`NOT EXISTS (SELECT FROM corretores c WHERE c.teste AND ${auditoria.entidade} = 'corretor' AND c.id::text = ${auditoria.entidadeId})`,
      ),
    )
    .orderBy(desc(auditoria.id))
    .limit(shown);
  const ids = rows.flatMap((row) => (row.entidade === 'corretor' ? [Number(row.entidadeId)] : []));
  const names = await corretorNames(db, ids);
  return rows.map(({ quando, user, ...row }) => ({
    ...row,
    nome: row.nome ?? (row.entidade === 'corretor' ? (names.get(Number(row.entidadeId)) ?? null) : null),
    quando: quando.toISOString(),
    quem: user && {
      id: user.id,
      username: user.username,
      ...ifNamed(user.nome),
      removido: user.excluidoEm !== null,
    },
  }));
}

/** The log contains no names of people; the record does, while it exists. */
async function corretorNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: corretores.id, nome: corretores.nomeGuerra })
    .from(corretores)
    .where(inArray(corretores.id, ids));
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
