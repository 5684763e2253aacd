import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { ownSlice } from '#server/db/list-version.ts';
import { runStatement } from '#server/db/named-statement.ts';
import { type AuditEntry, auditParts } from '#server/kernel/audit.ts';
import { namedParents } from './parents.ts';
import type { AnyResource, ColumnValues } from './resource.ts';

/**
 * Inserts a record, its audit entry and the new version of its list by one statement, which is a
 * transaction of its own. Answers the id, or null when a parent is not there. Each part draws on the
 * one before it, so locks are taken in the order every other write takes them: parents, record, log,
 * version.
 */
export async function insertAudited(
  db: Db,
  resource: AnyResource,
  values: ColumnValues,
  entry: Omit<AuditEntry, 'entidadeId' | 'revisao'>,
): Promise<number | null> {
  const { table, routes } = resource;
  const columns = getTableColumns(table);
  const params: unknown[] = [];
  const param = (value: unknown) => `$${params.push(value)}`;

  const held = namedParents(resource, values).map(
    ({ parent, id }, n) =>
      `pai_${n} AS (SELECT id FROM ${getTableName(parent.table)} WHERE id = ${param(id)} AND excluido_em IS NULL FOR SHARE)`,
  );
  const from = held.length > 0 ? ` FROM ${held.map((_, n) => `pai_${n}`).join(', ')}` : '';
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const names = given.map(([key]) => columns[key]!.name);
  const stored = given.map(([key, value]) =>
    param(value === null ? null : columns[key]!.mapToDriverValue(value)),
  );
  const { row, personal } = auditParts(entry);
  const noted = [row.userId, row.acao, row.entidade, row.nome, row.origem].map(param);
  const parts = [
    ...held,
    `criado AS (
      INSERT INTO ${getTableName(table)} (${names.join(', ')}) SELECT ${stored.join(', ')}${from}
      RETURNING id, revisao)`,
    `registro AS (
      INSERT INTO auditoria (user_id, acao, entidade, nome, origem, dados, entidade_id, revisao)
      SELECT ${noted.join(', ')}, ${param(JSON.stringify(row.dados))}::jsonb, id::text, revisao FROM criado
      RETURNING id)`,
    ...(personal.length > 0
      ? [
          `pessoais AS (
            INSERT INTO auditoria_pessoais (auditoria_id, campo, antes, depois)
            SELECT registro.id, campo, antes, depois FROM registro,
              json_to_recordset(${param(JSON.stringify(personal))}::json)
                AS valores(campo text, antes text, depois text))`,
        ]
      : []),
    `versao AS (
      INSERT INTO lista_versoes AS atual (lista, fatia, versao)
      SELECT ${param(routes.name)}, ${ownSlice}, 1 FROM registro
      ON CONFLICT (lista, fatia) DO UPDATE SET versao = atual.versao + 1)`,
  ];
  const text = `WITH ${parts.join(',\n')} SELECT id FROM criado`;
  const { rows } = await runStatement<{ id: number }>(db, text, params);
  return rows[0]?.id ?? null;
}
