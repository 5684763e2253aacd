import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { changedFields, recordAudit, type Values } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { refuseInUse } from './in-use.ts';
import type { Resource } from './resource.ts';
import { staleWrite } from './stale-write.ts';

/** Columns that say nothing about what somebody changed. */
const bookkeeping = ['id', 'revisao', 'criadoEm', 'atualizadoEm', 'excluidoEm'];
const isDerived = (column: string) => column.endsWith('Normal');

/**
 * What can be done with one kind of record. Every write is one transaction with its audit entry and
 * the new version of its list. Deleted records are in the trash and are outside everything here.
 */
export function createCrudStore<Row, Output extends z.ZodType, Input extends z.ZodObject>(
  { db, clock }: { db: Db; clock: Clock },
  resource: Resource<Row, Output, Input>,
) {
  const { table, entidade, routes, personal } = resource;
  const columns = Object.keys(getTableColumns(table));
  const ignored = [...bookkeeping, ...columns.filter(isDerived)];
  const missing = () => notFound(resource.label, resource.gender);
  const live = (id: number): SQL => and(eq(table.id, id), isNull(table.excluidoEm))!;

  async function read(queryable: Queryable, id: number): Promise<Row> {
    const [row] = await resource.select(queryable, live(id));
    if (!row) throw missing();
    return row;
  }

  /** The stored row, held until the transaction ends. */
  async function lock(tx: Tx, id: number): Promise<Values> {
    const [row] = await tx.select().from(table).where(live(id)).for('update');
    if (!row) throw missing();
    return row as Values;
  }

  /** Named parents must be live, and stay so until the transaction ends. */
  async function holdParents(tx: Tx, values: Values): Promise<void> {
    for (const [field, parent] of Object.entries(resource.parents ?? {})) {
      const id = values[field];
      if (id === undefined || id === null) continue;
      const [found] = await tx
        .select({ id: parent.table.id })
        .from(parent.table)
        .where(and(eq(parent.table.id, id), isNull(parent.table.excluidoEm)))
        .for('share');
      if (!found) throw new AppError(400, 'invalido', parent.missing, { field });
    }
  }

  async function audit(
    tx: Tx,
    userId: number,
    acao: string,
    row: Values,
    change: Partial<Record<'antes' | 'depois', Values>>,
  ) {
    const isPersonalName = personal?.includes('nome');
    await recordAudit(tx, {
      userId,
      acao,
      entidade,
      entidadeId: row.id as number,
      nome: isPersonalName ? undefined : ((row.nome ?? row.titulo) as string | undefined),
      revisao: row.revisao as number,
      pessoais: personal,
      ...change,
    });
    await bumpLists(tx, routes.name);
  }

  return {
    resource,
    list: () => resource.select(db, isNull(table.excluidoEm)),
    read: (id: number) => read(db, id),

    create: (input: z.output<Input>, userId: number): Promise<Row> =>
      db.transaction(async (tx) => {
        const values = await resource.values(input, { tx, id: null });
        await holdParents(tx, values);
        const [row] = (await tx.insert(table).values(values).returning()) as Values[];
        await audit(tx, userId, 'criou', row!, { depois: changedFields({}, row!, ignored).depois });
        return read(tx, row!.id as number);
      }),

    /** `revisao` is the state the caller had read; null takes whatever is there. */
    update: (id: number, input: z.output<Input>, revisao: number | null, userId: number): Promise<Row> =>
      db.transaction(async (tx) => {
        const before = await lock(tx, id);
        if (revisao !== null && revisao !== before.revisao)
          throw await staleWrite(tx, { entidade, id, revisao, current: await read(tx, id) });
        const values = await resource.values(input, { tx, id });
        await holdParents(tx, values);
        const [after] = (await tx
          .update(table)
          .set({ ...values, revisao: sql`${table.revisao} + 1` })
          .where(eq(table.id, id))
          .returning()) as Values[];
        const change = changedFields(before, after!, ignored);
        await audit(tx, userId, 'alterou', after!, change);
        return read(tx, id);
      }),

    /** Into the trash. Throws 409 while something uses it. */
    remove: (id: number, userId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await lock(tx, id);
        await refuseInUse(tx, resource, id);
        const [row] = (await tx
          .update(table)
          .set({ excluidoEm: clock.now(), revisao: sql`${table.revisao} + 1` })
          .where(eq(table.id, id))
          .returning()) as Values[];
        await audit(tx, userId, 'excluiu', row!, {});
      }),
  };
}
export type CrudStore = ReturnType<typeof createCrudStore>;
