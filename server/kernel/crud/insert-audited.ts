import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { ownSlice } from '#server/db/list-version.ts';
import { preceded } from '#server/db/named-statement.ts';
import { type AuditEntry, auditParts } from '#server/kernel/audit.ts';
import { namedParents } from './parents.ts';
import type { AnyResource, ColumnValues } from './resource.ts';

/**
 * Inserts a record, its audit entry and the new version of its list, and reads the record as it is
 * answered, by one statement, which is a transaction of its own. Null when a parent is not there.
 * Each part draws on the one before it, so locks are taken in the order every other write takes
 * them: parents, record, log, version. The record's part bears its table's name: what is read from
 * the table is read from there.
 */
export async function insertAudited<Row>(
  db: Db,
  resource: AnyResource,
  values: ColumnValues,
  entry: Omit<AuditEntry, 'entidadeId' | 'revisao'>,
): Promise<Row | null> {
  const making = preceded(db, (param) => makingOf(resource, values, entry, param));
  const [row] = await resource.select(making, sql`true`);
  return (row as Row | undefined) ?? null;
}

function makingOf(
  resource: AnyResource,
  values: ColumnValues,
  entry: Omit<AuditEntry, 'entidadeId' | 'revisao'>,
  param: (value: unknown) => string,
): string {
  const { table, routes } = resource;
  const columns = getTableColumns(table);
  const name = getTableName(table);
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
    `"${name}" AS (
      INSERT INTO ${name} (${names.join(', ')}) SELECT ${stored.join(', ')}${from}
      RETURNING *)`,
    `registro AS (
      INSERT INTO auditoria (user_id, acao, entidade, nome, origem, dados, entidade_id, revisao)
      SELECT ${noted.join(', ')}, ${param(JSON.stringify(row.dados))}::jsonb, id::text, revisao FROM "${name}"
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
  return `WITH ${parts.join(',\n')}\n`;
}
