import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nounOf } from '#contract/base/nouns.ts';
import type { TrashedName } from '#contract/entidades.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { nameColumn } from '#server/db/tables.ts';
import { changedFields, recordAudit, type Values } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { missingRecord, namedParents } from './parents.ts';
import { purgeTable } from './purge-table.ts';
import type { AnyResource, ColumnValues } from './resource.ts';
import { logName } from './store.ts';

/** A deleted record as the trash lists it. */
export interface Deleted {
  id: number;
  nome: string;
  excluidoEm: Date;
}

/** The deleted records of one kind. */
export interface TrashBin {
  entidade: TrashedName;
  list(db: Queryable): Promise<Deleted[]>;
  /** Restores a record, with values of `given` replacing its own; returns it as its own call does. */
  restore(id: number, given: Values, userId: number): Promise<Values & { id: number }>;
  /** Purges what was deleted before `limit` and is not referenced; returns how many. */
  purge(limit: Date): Promise<number>;
}

/** Throws 409 unless all parents of the record exist; names what to restore first. */
export async function refuseWithoutParents(tx: Tx, resource: AnyResource, values: Values): Promise<void> {
  for (const { id, table, entidade } of namedParents(resource, values)) {
    const [found] = await tx
      .select({
        nome: sql<string>`${nameColumn(table)}`,
        excluidoEm: table.excluidoEm,
      })
      .from(table)
      .where(eq(table.id, id))
      .for('share');
    if (found && found.excluidoEm === null) continue;
    const { one, gender } = nounOf(entidade);
    const [article, ending] = gender === 'f' ? ['A', 'a'] : ['O', 'o'];
    throw new AppError(
      409,
      'pai-na-lixeira',
      `${article} ${one} “${found?.nome}” está na lixeira. Restaure-${ending} primeiro.`,
      { uses: [{ label: one, path: '/admin/lixeira', items: [{ id, nome: found?.nome ?? '' }] }] },
    );
  }
}

/** A clash with a live record, with the way to resolve it. */
export function withResolution(error: unknown): unknown {
  const problem = databaseProblem(error);
  if (problem?.code !== 'duplicado') return error;
  const { status, code, message, field } = problem;
  return new AppError(status, code, message, {
    field,
    detail: 'Para restaurar, informe outro valor para este campo ou altere o registro que o usa agora.',
    cause: error,
  });
}

/** The trash of a declared kind of record. */
export function createTrashBin({ db }: { db: Db }, resource: AnyResource): TrashBin {
  const { table, routes, personal, erased } = resource;
  const { entidade } = routes;
  const shown = erased ? sql`(${erased.rows}) IS NOT TRUE` : undefined;
  const deleted = (id: number): SQL => and(eq(table.id, id), isNotNull(table.excluidoEm))!;

  async function refuseErased(tx: Tx, id: number): Promise<void> {
    if (!erased) return;
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), erased.rows));
    if (found.length > 0) throw new AppError(409, 'apagado', erased.message);
  }

  /** Columns from values typed over the stored ones, validated like a form's body. */
  async function changed(tx: Tx, row: Values, given: Values): Promise<ColumnValues> {
    if (Object.keys(given).length === 0) return {};
    const body = (routes.update.body as z.ZodObject).omit({ revisao: true });
    const fields = Object.keys(body.shape).filter((field) => field in row);
    const stored = Object.fromEntries(fields.map((field) => [field, row[field]]));
    const parsed = body.safeParse({ ...stored, ...given });
    if (parsed.success) return resource.values(parsed.data, { tx, id: row.id as number });
    const [issue] = parsed.error.issues;
    throw new AppError(400, 'invalido', issue?.message ?? 'Dados inválidos', {
      field: issue?.path.join('.') || undefined,
    });
  }

  return {
    entidade,

    list: async (queryable) =>
      (await queryable
        .select({ id: table.id, nome: sql<string>`${nameColumn(table)}`, excluidoEm: table.excluidoEm })
        .from(table)
        .where(and(isNotNull(table.excluidoEm), shown))
        .orderBy(desc(table.excluidoEm))) as Deleted[],

    restore: (id, given, userId) =>
      db
        .transaction(async (tx) => {
          const [row] = (await tx.select().from(table).where(deleted(id)).for('update')) as Values[];
          if (!row) throw missingRecord(entidade);
          await refuseErased(tx, id);
          const values = { ...(await resource.revive?.(row, tx)), ...(await changed(tx, row, given)) };
          await refuseWithoutParents(tx, resource, { ...row, ...values });
          const [after] = (await tx
            .update(table)
            .set({ ...values, excluidoEm: null, revisao: sql`${table.revisao} + 1` })
            .where(eq(table.id, id))
            .returning()) as Values[];
          await resource.written?.(tx, row, after!);
          const { antes, depois } = changedFields(row, after!, ['revisao', 'atualizadoEm', 'excluidoEm']);
          await recordAudit(tx, {
            userId,
            acao: 'restaurou',
            entidade,
            entidadeId: id,
            nome: logName(resource, after!),
            revisao: after!.revisao as number,
            pessoais: personal,
            ...(Object.keys(depois).length > 0 ? { antes, depois } : {}),
          });
          await bumpLists(tx, routes.name);
          const [answer] = await resource.select(tx, and(eq(table.id, id), isNull(table.excluidoEm))!);
          return answer;
        })
        .catch((error) => {
          throw withResolution(error);
        }),

    purge: (limit) =>
      purgeTable(db, {
        table,
        entidade,
        limit,
        nameOf: (row) => logName(resource, row),
        among: erased?.stay ? shown : undefined,
      }),
  };
}
