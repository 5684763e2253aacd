import { sql } from 'drizzle-orm';
import { insertMany } from '#server/db/bulk.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { type AuditedParts, insertAuditedParts } from '#server/kernel/audit.ts';
import { insertAudited } from './insert-audited.ts';
import type { AnyResource, ColumnValues } from './resource.ts';
import { holdAllParents } from './write-rows.ts';

export interface Insertion {
  values: ColumnValues;
  /** Of the entry that tells of it, made while its request is the current one. */
  parts: AuditedParts;
}

interface Waiting<Row> extends Insertion {
  settle: (row: Promise<Row | null>) => void;
}

/** Groups under way: while one waits for the database the next is put together. */
const atOnce = 2;
const mostTogether = 100;

const given = ({ values }: Insertion) =>
  Object.keys(values)
    .filter((key) => values[key] !== undefined)
    .join();

/** Those of the same columns as the first, taken out of the queue. */
function takeAlike<Row>(waiting: Waiting<Row>[]): Waiting<Row>[] {
  const columns = given(waiting[0]!);
  const taken = waiting.filter((each) => given(each) === columns).slice(0, mostTogether);
  for (const each of taken) waiting.splice(waiting.indexOf(each), 1);
  return taken;
}

/** All of them with their entries and one new version of the list, in one transaction. */
function insertGroup<Row>(db: Db, resource: AnyResource, group: Insertion[]): Promise<Row[]> {
  const { table, routes } = resource;
  const rows = group.map(({ values }) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  );
  return db.transaction(async (tx) => {
    await holdAllParents(tx, resource, rows);
    const stored = await insertMany(tx, table, rows);
    const ids = stored.map(({ id }) => id as number);
    await insertAuditedParts(
      tx,
      group.map(({ parts }, n) => ({
        ...parts,
        row: { ...parts.row, entidadeId: String(ids[n]), revisao: 1 },
      })),
    );
    await bumpLists(tx, routes.name);
    const made = await resource.select(tx, sql`${table.id} = ANY(${sql.param(ids)}::int[])`);
    const byId = new Map(made.map((row: { id: number }) => [row.id, row]));
    return ids.map((id) => byId.get(id) as Row);
  });
}

/**
 * Inserts records of one kind. Who comes while others are on their way waits for them, and all who
 * wait go together: of many that write at one moment each costs a fraction of what it costs alone.
 * Should a group fail, its members are done one by one, so that each hears of its own fault.
 * Answers null when a parent is not there.
 */
export function createInserter<Row>(db: Db, resource: AnyResource) {
  const waiting: Waiting<Row>[] = [];
  let underWay = 0;

  const alone = ({ values, parts }: Insertion) => insertAudited<Row>(db, resource, values, parts);

  async function insertAll(group: Waiting<Row>[]): Promise<void> {
    const [first] = group;
    if (group.length === 1) {
      const row = alone(first!);
      first!.settle(row);
      await row.catch(() => null);
      return;
    }
    const made = await insertGroup<Row>(db, resource, group).catch(() => null);
    for (const [n, each] of group.entries()) {
      const row = made ? Promise.resolve(made[n]!) : alone(each);
      each.settle(row);
      await row.catch(() => null);
    }
  }

  function startNext(): void {
    while (underWay < atOnce && waiting.length > 0) {
      underWay += 1;
      void insertAll(takeAlike(waiting)).finally(() => {
        underWay -= 1;
        startNext();
      });
    }
  }

  return (insertion: Insertion): Promise<Row | null> =>
    new Promise((settle) => {
      waiting.push({ ...insertion, settle });
      startNext();
    });
}
