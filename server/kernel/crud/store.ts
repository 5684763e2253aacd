import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deed } from '#contract/base/deeds.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { coalesceReads } from '#server/db/coalesce-reads.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { asList, planned } from '#server/db/named-statement.ts';
import { changedFields, recordAudit, type Values } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { refuseInUse } from './in-use.ts';
import { insertAudited } from './insert-audited.ts';
import { lockParents, missingRecord } from './parents.ts';
import type { AnyResource, Resource } from './resource.ts';
import { retryDerived } from './retry-derived.ts';
import { staleWrite } from './stale-write.ts';

/** Columns that say nothing about a change. */
const bookkeeping = ['id', 'revisao', 'criadoEm', 'atualizadoEm', 'excluidoEm'];
const isDerived = (column: string) => column.endsWith('Normal');

/** The record's name for the log; omitted if it is personal data. */
export const logName = ({ personal = [] }: AnyResource, row: Values) =>
  personal.includes('nome') || personal.includes('titulo')
    ? undefined
    : ((row.nome ?? row.titulo) as string | undefined);

/** Logs that a secret changed, but never its values. */
const changedSecrets = ({ secret = [] }: AnyResource, before: Values, after: Values): Values =>
  Object.fromEntries(
    secret.filter((column) => before[column] !== after[column]).map((column) => [column, 'alterada']),
  );

/** Logs a deed on a record. */
function note(
  tx: Tx,
  resource: AnyResource,
  userId: number,
  acao: Deed,
  row: Values,
  change: Partial<Record<'antes' | 'depois' | 'dados', Values>> = {},
) {
  const { id, revisao } = row as { id: number; revisao: number };
  const { personal, routes } = resource;
  const nome = logName(resource, row);
  const { entidade } = routes;
  return recordAudit(tx, {
    userId,
    acao,
    entidade,
    entidadeId: id,
    nome,
    revisao,
    pessoais: personal,
    ...change,
  });
}

/**
 * CRUD operations of one kind of record. Every write is one transaction with its audit entry and the list's
 * new version. Trashed records are invisible here.
 */
export function createCrudStore<Row, Output extends z.ZodType, Input extends z.ZodObject>(
  { db, clock }: { db: Db; clock: Clock },
  resource: Resource<Row, Output, Input>,
) {
  const { table, routes, personal, secret = [], logged = (row) => row } = resource;
  const { entidade } = routes;
  const columns = Object.keys(getTableColumns(table));
  const unlogged = [...bookkeeping, ...columns.filter(isDerived), ...secret];
  const live = (id: number): SQL => and(eq(table.id, id), isNull(table.excluidoEm))!;

  const found = (row: Row | undefined): Row => {
    if (!row) throw missingRecord(entidade);
    return row;
  };

  /** Written so that no partial index matches: for a young table the planner would read a whole one. */
  const isLive = sql`(${table.excluidoEm} IS NULL) IS TRUE`;

  /** Concurrent reads share one query, issued after all of them asked. */
  const lookUp = coalesceReads(async (ids) => {
    const among = sql`${table.id} = ANY(${asList(sql.param(ids.map(Number)), 'int')})`;
    const rows = await resource.select(planned(db), and(among, isLive)!);
    return new Map(rows.map((row) => [String((row as { id: number }).id), row]));
  });
  const read = async (id: number): Promise<Row> => found(await lookUp(String(id)));

  const readWithin = async (tx: Tx, id: number): Promise<Row> =>
    found((await resource.select(tx, live(id)))[0]);

  /** Reads and locks the stored row. */
  async function lock(tx: Tx, id: number): Promise<Values> {
    const [row] = await tx.select().from(table).where(live(id)).for('update');
    if (!row) throw missingRecord(entidade);
    return row as Values;
  }

  /** Inserts a body. Throws 400 if a parent is missing, 409 if a unique value is taken. */
  async function insert(input: z.output<Input>, userId: number): Promise<Row> {
    const values = await resource.values(input, { tx: db, id: null });
    const { depois } = changedFields({}, logged(values), unlogged);
    const entry = {
      userId,
      acao: 'criou' as const,
      entidade,
      nome: logName(resource, values),
      pessoais: personal,
    };
    for (;;) {
      const row = await insertAudited<Row>(db, resource, values, { ...entry, depois });
      if (row !== null) return row;
      // Names the missing one; if it has been restored meanwhile, nothing is in the way any more.
      await lockParents(db, resource, values);
    }
  }

  return {
    resource,
    list: (listed?: SQL) => resource.select(db, and(isNull(table.excluidoEm), listed)!),
    read,

    create: (input: z.output<Input>, userId: number): Promise<Row> =>
      retryDerived(input, () => insert(input, userId)),

    /**
     * `revisao` is the state the caller read; null overwrites any. An update without changes writes nothing.
     */
    update: (id: number, input: z.output<Input>, revisao: number | null, userId: number): Promise<Row> =>
      retryDerived(input, () =>
        db.transaction(async (tx) => {
          const before = await lock(tx, id);
          if (revisao !== null && revisao !== before.revisao)
            throw await staleWrite(tx, { entidade, id, revisao, current: await readWithin(tx, id) });
          const values = await resource.values(input, { tx, id });
          const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
          if (Object.keys(changedFields(before, given, []).depois).length === 0) return readWithin(tx, id);
          await lockParents(tx, resource, given);
          const [after] = (await tx
            .update(table)
            .set({ ...given, revisao: sql`${table.revisao} + 1` })
            .where(eq(table.id, id))
            .returning()) as Values[];
          await resource.written?.(tx, before, after!);
          const change = changedFields(logged(before), logged(after!), unlogged);
          const dados = changedSecrets(resource, before, after!);
          const deed = resource.deed?.(before, after!);
          await note(tx, resource, userId, deed?.acao ?? 'alterou', after!, {
            ...change,
            dados: { ...dados, ...deed?.dados },
          });
          await bumpLists(tx, routes.name);
          return readWithin(tx, id);
        }),
      ),

    /** Moves a record to the trash. Throws 409 while something uses it. */
    remove: (id: number, userId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await lock(tx, id);
        await refuseInUse(tx, resource, id);
        const [row] = (await tx
          .update(table)
          .set({ excluidoEm: clock.now(), revisao: sql`${table.revisao} + 1` })
          .where(eq(table.id, id))
          .returning()) as Values[];
        const others = (await resource.removed?.(tx, row!)) ?? [];
        await note(tx, resource, userId, 'excluiu', row!);
        await bumpLists(tx, routes.name, ...others);
      }),
  };
}
