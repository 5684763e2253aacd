import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Entity } from '#contract/base/entity.ts';
import { type PlainEntity, type PlainField, parentName, type RowOf } from '#contract/base/plain.ts';
import { plainRoutes } from '#contract/base/plain-routes.ts';
import type { TrashedName } from '#contract/entidades.ts';
import type { Queryable } from '#server/db/client.ts';
import { type CrudTable, nameColumn, tables } from '#server/db/tables.ts';
import { plainImporter } from './plain-importer.ts';
import { declareResource } from './resource.ts';
import { declareSelect, type OpenQuery } from './select.ts';

interface Columns {
  [name: string]: AnyPgColumn | Columns;
}
type Joins = { table: CrudTable; on: SQL }[];

const fieldsOf = (entity: Entity): Record<string, PlainField> =>
  'fields' in entity ? (entity as PlainEntity).fields : {};

/** Columns for some fields, each parent's own beside its id; collects the joins needed. */
function columnsOf(entity: Entity, table: CrudTable, names: readonly string[], joins: Joins, path: string) {
  const stored = getTableColumns(table as PgTable);
  const found: Columns = { id: table.id };
  for (const name of names) {
    const column = stored[name];
    if (!column) throw new Error(`${entity.list} has no column ${name}`);
    found[name] = column;
    const field = fieldsOf(entity)[name];
    if (field?.kind !== 'parent') continue;
    const own = `${path}_${parentName(name)}`;
    const parent = alias(tables[field.of.name as TrashedName] as PgTable, own) as unknown as CrudTable;
    joins.push({ table: parent, on: eq(parent.id, column) });
    found[parentName(name)] = columnsOf(field.of, parent, ['nome', ...(field.with ?? [])], joins, own);
  }
  return found;
}

/** Selects records sorted by name in Portuguese (API-17), with the displayed fields of their parents. */
function selectPlain<E extends PlainEntity>(entity: E) {
  const table = tables[entity.name as TrashedName];
  const joins: Joins = [];
  const names = Object.keys(entity.fields);
  const columns = { ...columnsOf(entity, table, names, joins, entity.name), revisao: table.revisao };
  return declareSelect({
    from: (db: Queryable) => {
      const query = db
        .select(columns as Record<string, AnyPgColumn>)
        .from(table as PgTable)
        .$dynamic();
      for (const join of joins) query.innerJoin(join.table, join.on);
      return query as unknown as OpenQuery<RowOf<E>>;
    },
    order: [asc(sql`lower(unaccent(${nameColumn(table)}))`), asc(table.id)],
    present: (row) => row,
  });
}

/** The resource of a plain entity. */
export const plainResource = <E extends PlainEntity>(entity: E) =>
  declareResource({
    routes: plainRoutes(entity),
    select: selectPlain(entity),
    values: (input) => input as Record<string, unknown>,
  });

/** A plain entity's resource and import. */
export function plainKind(entity: PlainEntity) {
  const resource = plainResource(entity);
  return { resource, importer: plainImporter(entity, resource) };
}
