import { getTableColumns, getTableName } from 'drizzle-orm';
import { parentsOf } from '#contract/entidades.ts';
import type { Db } from '#server/db/client.ts';
import { ownSlice } from '#server/db/list-version.ts';
import { preceded } from '#server/db/named-statement.ts';
import { signalLists } from '#server/db/signals.ts';
import { tables } from '#server/db/tables.ts';
import { type AuditEntry, auditRow } from '#server/kernel/audit.ts';
import { namedParents } from './parents.ts';
import type { AnyResource, ColumnValues } from './resource.ts';

type Making = (values: unknown[]) => Promise<unknown[]>;

/** Statements built so far: one per set of columns a body fills. */
const makings = new WeakMap<Db, WeakMap<AnyResource, Map<string, Making>>>();

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/**
 * Inserts a record, its audit entry and the list's new version, and reads the record back, in a single
 * statement, which is its own transaction. Null if a parent is missing. Each part depends on the previous
 * one, so locks are taken in the usual order: parents, record, log, version.
 */
export async function insertAudited<Row>(
  db: Db,
  resource: AnyResource,
  values: ColumnValues,
  entry: Omit<AuditEntry, 'entidadeId' | 'revisao'>,
): Promise<Row | null> {
  const columns = getTableColumns(resource.table);
  const parents = namedParents(resource, values);
  const given = Object.keys(values).filter((key) => values[key] !== undefined);
  const stored = given.map((key) =>
    values[key] === null ? null : columns[key]!.mapToDriverValue(values[key]),
  );
  const { userId, acao, entidade, nome, origem, dados, pessoais } = auditRow(entry);
  const make = makingOf(
    db,
    resource,
    given,
    parents.map(({ field }) => field),
  );
  const [row] = await make([
    ...parents.map(({ id }) => id),
    ...stored,
    ...[userId, acao, entidade, nome, origem, json(dados), json(pessoais)],
    resource.routes.name,
  ]);
  signalLists(db.$client);
  return (row as Row | undefined) ?? null;
}

function makingOf(db: Db, resource: AnyResource, given: string[], parents: string[]): Making {
  const byResource = makings.get(db) ?? new WeakMap<AnyResource, Map<string, Making>>();
  makings.set(db, byResource);
  const known = byResource.get(resource) ?? new Map<string, Making>();
  byResource.set(resource, known);
  const form = `${given} ${parents}`;
  const made = known.get(form) ?? preceded(db, makingText(resource, given, parents), resource.select.whole);
  known.set(form, made);
  return made;
}

/** The record's CTE has its table's name, so that the select reads from it. */
function makingText({ table, routes }: AnyResource, given: string[], named: string[]): string {
  let used = 0;
  const next = () => {
    used += 1;
    return `$${used}`;
  };
  const columns = getTableColumns(table);
  const name = getTableName(table);
  const parents = Object.fromEntries(parentsOf(routes.entidade));
  const held = named.map(
    (field, n) =>
      `pai_${n} AS (SELECT id FROM ${getTableName(tables[parents[field]!])} WHERE id = ${next()} AND excluido_em IS NULL FOR SHARE)`,
  );
  const from = held.length > 0 ? ` FROM ${held.map((_, n) => `pai_${n}`).join(', ')}` : '';
  const parts = [
    ...held,
    `"${name}" AS (
      INSERT INTO ${name} (${given.map((key) => columns[key]!.name).join(', ')})
      SELECT ${given.map(next).join(', ')}${from}
      RETURNING *)`,
    `registro AS (
      INSERT INTO auditoria (user_id, acao, entidade, nome, origem, dados, pessoais, entidade_id, revisao)
      SELECT ${Array.from({ length: 5 }, next).join(', ')}, ${next()}::jsonb, ${next()}::jsonb, id::text, revisao
      FROM "${name}"
      RETURNING id)`,
    `versao AS (
      INSERT INTO lista_versoes AS atual (lista, fatia, versao)
      SELECT ${next()}, ${ownSlice}, 1 FROM registro
      ON CONFLICT (lista, fatia) DO UPDATE SET versao = atual.versao + 1)`,
  ];
  return `WITH ${parts.join(',\n')}\n`;
}
