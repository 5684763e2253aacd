import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { auditoria, auditoriaPessoais, listaVersoes } from '#server/db/schema/sistema.ts';
import { type AuditEntry, auditParts } from '#server/kernel/audit.ts';
import { heldParent, namedParents } from './parents.ts';
import type { AnyResource, ColumnValues } from './resource.ts';

/**
 * Inserts a record, its audit entry and the new version of its list by one statement, which is a
 * transaction of its own when it is not inside one. Answers the id, or null when a parent is not
 * there. Each part draws on the one before it, so locks are taken in the order every other write
 * takes them: record, log, version.
 */
export async function insertAudited(
  db: Queryable,
  resource: AnyResource,
  values: ColumnValues,
  entry: Omit<AuditEntry, 'entidadeId' | 'revisao'>,
): Promise<number | null> {
  const { table, routes } = resource;
  const columns = getTableColumns(table);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const names = list(given.map(([key]) => sql.identifier(columns[key]!.name)));
  const params = list(given.map(([key, value]) => sql.param(value, columns[key])));
  const held = namedParents(resource, values).map((named, n) => ({
    name: sql.identifier(`pai_${n}`),
    query: heldParent(named),
  }));
  const from = held.length > 0 ? sql` FROM ${list(held.map(({ name }) => name))}` : sql``;
  const { row, personal } = auditParts(entry);
  const parts = [
    ...held.map(({ name, query }) => sql`${name} AS (${query})`),
    sql`criado AS (INSERT INTO ${table} (${names}) SELECT ${params}${from} RETURNING id, revisao)`,
    sql`registro AS (
      INSERT INTO ${auditoria} (user_id, acao, entidade, nome, origem, dados, entidade_id, revisao)
      SELECT ${row.userId}, ${row.acao}, ${row.entidade}, ${row.nome}, ${row.origem},
        ${JSON.stringify(row.dados)}::jsonb, id::text, revisao FROM criado
      RETURNING id)`,
    sql`pessoais AS (
      INSERT INTO ${auditoriaPessoais} (auditoria_id, campo, antes, depois)
      SELECT registro.id, campo, antes, depois FROM registro,
        json_to_recordset(${JSON.stringify(personal)}::json) AS valores(campo text, antes text, depois text))`,
    sql`versao AS (
      INSERT INTO ${listaVersoes} AS atual (lista, versao) SELECT ${routes.name}, 1 FROM registro
      ON CONFLICT (lista) DO UPDATE SET versao = atual.versao + 1)`,
  ];
  const { rows } = await db.execute(sql`WITH ${list(parts)} SELECT id FROM criado`);
  return (rows[0]?.id as number | undefined) ?? null;
}

const list = (parts: (SQL | ReturnType<typeof sql.identifier> | ReturnType<typeof sql.param>)[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
