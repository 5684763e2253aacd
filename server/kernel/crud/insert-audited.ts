import { getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { parentsOf } from '#contract/entidades.ts';
import type { Db } from '#server/db/client.ts';
import { ownSlice } from '#server/db/list-version.ts';
import { preceded } from '#server/db/named-statement.ts';
import { signalLists } from '#server/db/signals.ts';
import { tables } from '#server/db/tables.ts';
import { type AuditEntry, auditRow } from '#server/kernel/audit.ts';
import { insertTogether } from './insert-together.ts';
import { namedParents } from './parents.ts';
import type { AnyResource, ColumnValues } from './resource.ts';

type Making = (values: unknown[]) => Promise<unknown>;

/** Statements built so far: one per set of columns a body fills. */
const makings = new WeakMap<Db, WeakMap<AnyResource, Map<string, Making>>>();

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/**
 * Inserts a record, its audit entry and the list's new version, and reads the record back, in a single
 * statement, which is its own transaction; those of one form that arrive together share it. Null if a parent is
 * missing. Each part depends on the previous one, so locks are taken in the usual order: parents, record, log,
 * version.
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
  const row = await make([
    ...parents.map(({ id }) => id),
    ...stored,
    ...[userId, acao, entidade, nome, origem, json(dados), json(pessoais)],
  ]);
  return row as Row | null;
}

function makingOf(db: Db, resource: AnyResource, given: string[], parents: string[]): Making {
  const byResource = makings.get(db) ?? new WeakMap<AnyResource, Map<string, Making>>();
  makings.set(db, byResource);
  const known = byResource.get(resource) ?? new Map<string, Making>();
  byResource.set(resource, known);
  const form = `${given} ${parents}`;
  const made = known.get(form) ?? makeMaking(db, resource, given, parents);
  known.set(form, made);
  return made;
}

function makeMaking(db: Db, resource: AnyResource, given: string[], parents: string[]): Making {
  const insert = preceded<{ id: number }>(db, makingText(resource, given, parents), resource.select.whole);
  return insertTogether(async (asked) => {
    const listed = asked[0]!.map((_, column) => asked.map((values) => values[column]));
    const rows = await insert([...listed, resource.routes.name]);
    if (rows.length > 0) signalLists(db.$client);
    // Ids are given in the order in which they were asked for.
    return rows.sort((one, other) => one.id - other.id);
  });
}

/** The type of a list of a column's values. Without its length: a value that is cast to it would be cut off silently. */
function listType(column: AnyPgColumn): string {
  const type = column
    .getSQLType()
    .replace(/\s*\(.*?\)/, '')
    .replace('serial', 'integer');
  if (type.endsWith('[]')) throw new Error(`${column.name} is a list: lists of lists are not inserted`);
  return /char/.test(type) ? 'text[]' : `${type}[]`;
}

/**
 * One statement for any number of records, of which each column is a list; `ordem` is their order. All are made, or
 * none where one's parent is missing. The record's CTE has its table's name, so that the select reads from it.
 */
function makingText({ table, routes }: AnyResource, given: string[], named: string[]): string {
  let used = 0;
  // As `asList` has it.
  const next = (type: string) => {
    used += 1;
    return `(SELECT $${used}::${type})`;
  };
  const columns = getTableColumns(table);
  const name = getTableName(table);
  const parents = Object.fromEntries(parentsOf(routes.entidade));
  const own = given.map((_, n) => `valor_${n}`);
  const audited = ['user_id', 'acao', 'entidade', 'nome', 'origem', 'dados', 'pessoais'];
  const lists = [
    ...named.map(() => 'integer[]'),
    ...given.map((key) => listType(columns[key]!)),
    ...audited.map((column) =>
      column === 'user_id' ? 'integer[]' : /dados|pessoais/.test(column) ? 'jsonb[]' : 'text[]',
    ),
  ].map(next);
  const asked = [
    ...named.map((_, n) => `pai_${n}`),
    ...own,
    ...audited.map((column) => `registro_${column}`),
    'ordem',
  ];
  const held = named.map(
    (field, n) =>
      // As the store reads: of a young table the planner would take a partial index as a whole.
      `pais_${n} AS MATERIALIZED (SELECT id FROM ${getTableName(tables[parents[field]!])}
        WHERE id = ANY(${lists[n]}::integer[]) AND (excluido_em IS NULL) IS TRUE ORDER BY id FOR SHARE)`,
  );
  const isMissing = named.map((_, n) => `pai_${n} NOT IN (SELECT id FROM pais_${n})`).join(' OR ');
  const parts = [
    ...held,
    `pedidos AS MATERIALIZED (SELECT * FROM unnest(${lists.join(', ')}) WITH ORDINALITY AS p (${asked.join(', ')}))`,
    `"${name}" AS (
      INSERT INTO ${name} (${given.map((key) => columns[key]!.name).join(', ')})
      SELECT ${own.join(', ')} FROM pedidos
      ${isMissing ? `WHERE NOT EXISTS (SELECT FROM pedidos WHERE ${isMissing})` : ''} ORDER BY ordem
      RETURNING *)`,
    `feitos AS (SELECT id, revisao, row_number() OVER (ORDER BY id) AS ordem FROM "${name}")`,
    `registro AS (
      INSERT INTO auditoria (${audited.join(', ')}, entidade_id, revisao)
      SELECT ${audited.map((column) => `registro_${column}`).join(', ')}, id::text, revisao
      FROM feitos JOIN pedidos USING (ordem) ORDER BY ordem
      RETURNING id)`,
    `versao AS (
      INSERT INTO lista_versoes AS atual (lista, fatia, versao)
      SELECT $${used + 1}, ${ownSlice}, 1 FROM (SELECT count(*) AS muitos FROM registro) r WHERE muitos > 0
      ON CONFLICT (lista, fatia) DO UPDATE SET versao = atual.versao + 1)`,
  ];
  return `WITH ${parts.join(',\n')}\n`;
}
