import { getTableColumns, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isoOfTyped } from '#contract/base/fields.ts';
import { capital, type PlainEntity, type PlainField, parentName } from '#contract/base/plain.ts';
import type { ImportableList, TrashedName } from '#contract/entidades.ts';
import type { Queryable } from '#server/db/client.ts';
import { nameColumn, tables } from '#server/db/tables.ts';
import type { Values } from '#server/kernel/audit.ts';
import { type Cells, cellFlag, cellText, type Fault, type Importer, indexBy, nameKey } from './importer.ts';
import type { AnyResource } from './resource.ts';

type ParentField = PlainField & { kind: 'parent' };
type Named = { id: number; name: string };

/** Live records of a parent, matched by code if they have one, or by name. */
async function knownParents(db: Queryable, { of }: ParentField, column: string) {
  const table = tables[of.name as TrashedName];
  const stored = getTableColumns(table as PgTable);
  const [code, ...more] = 'key' in of ? (of as PlainEntity).key : [];
  const alone = code && code !== 'nome' && more.length === 0 ? stored[code] : undefined;
  const rows = await db
    .select({ id: table.id, name: nameColumn(table), code: alone ?? nameColumn(table) })
    .from(table as PgTable)
    .where(isNull(table.excluidoEm));
  const byName = indexBy(rows as (Named & { code: string })[], ({ name }) => nameKey(name));
  const byCode = indexBy(rows as (Named & { code: string })[], (row) => nameKey(row.code));
  const { one, gender } = of.noun;
  return {
    nameOf: new Map((rows as Named[]).map(({ id, name }) => [id, name])),
    find(cells: Cells): Named | Fault | undefined {
      const text = cellText(cells, column);
      if (!text) return undefined;
      const found = (alone && byCode.get(nameKey(text))) || byName.get(nameKey(text)) || [];
      if (found.length === 1 || alone) {
        const unknown = `${capital(one)} “${text}” não encontrad${gender === 'f' ? 'a' : 'o'}`;
        return found[0] ?? { campo: column, mensagem: unknown };
      }
      const [none, several] = gender === 'f' ? ['encontrada', 'uma'] : ['encontrado', 'um'];
      const mensagem =
        found.length === 0
          ? `${capital(one)} “${text}” não ${none}`
          : `Há mais de ${several} ${one} “${text}”`;
      return { campo: column, mensagem };
    },
  };
}

/** '2027-03-31' → '31/03/2027', the spreadsheet format. */
const formatDay = (day: string | null | undefined) => day?.split('-').reverse().join('/') ?? null;

const fault = (found: object | undefined): found is Fault => found !== undefined && 'mensagem' in found;

/** Imports rows as records of a plain entity, identified by its key fields. */
export function plainImporter(entity: PlainEntity, resource: AnyResource): Importer {
  const fields = Object.entries(entity.fields);
  const parents = fields.flatMap(([name, field]) =>
    field.kind === 'parent' ? [{ name, field, column: parentName(name) }] : [],
  );
  const flags = fields.flatMap(([name, { kind }]) => (kind === 'flag' ? [name] : []));
  const days = fields.flatMap(([name, { kind }]) => (kind === 'day' ? [name] : []));
  const keyOf = (values: Values) => entity.key.map((name) => nameKey(values[name])).join('|');
  return {
    list: entity.list as ImportableList,
    resource,
    lock: entity.list,
    columnOf: Object.fromEntries(parents.map(({ name, column }) => [name, column])),
    async prepare(db) {
      const known = await Promise.all(
        parents.map(async ({ name, field, column }) => ({
          name,
          column,
          ...(await knownParents(db, field, column)),
        })),
      );
      const rows = (await db
        .select()
        .from(resource.table)
        .where(isNull(resource.table.excluidoEm))) as Values[];
      const byKey = indexBy(rows, keyOf);
      return {
        read(cells) {
          const read: Values = {};
          for (const [name, { kind }] of fields)
            if (kind !== 'parent' && kind !== 'flag') read[name] = cellText(cells, name);
          for (const { name, find } of known) {
            const found = find(cells);
            if (fault(found)) return found;
            read[name] = found?.id;
          }
          for (const name of days) read[name] = isoOfTyped(read[name]);
          for (const name of flags) {
            const flag = cellFlag(cells, name);
            if (flag === null) return { campo: name, mensagem: 'Escreva Sim ou Não' };
            read[name] = flag;
          }
          const key = keyOf(read);
          const current = byKey.get(key)?.[0] ?? null;
          // A different spelling of a key field is not a change.
          for (const name of entity.key) read[name] = current?.[name] ?? read[name];
          const stored = [
            ...known.map(({ name, column, nameOf }) => [
              column,
              nameOf.get(current?.[name] as number) ?? null,
            ]),
            ...flags.map((name) => [name, current?.[name] ? 'Sim' : 'Não']),
            ...days.map((name) => [name, formatDay(current?.[name] as string | null)]),
          ];
          return {
            given: Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)),
            current,
            keys: [key],
            stored: Object.fromEntries(stored),
          };
        },
      };
    },
  };
}
