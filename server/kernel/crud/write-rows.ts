import { and, inArray, isNull } from 'drizzle-orm';
import type { Deed } from '#contract/base/deeds.ts';
import { parentsOf } from '#contract/entidades.ts';
import { insertMany, updateMany } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/client.ts';
import { tables } from '#server/db/tables.ts';
import { type AuditEntry, changedFields, recordAudits, type Values } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { AnyResource } from './resource.ts';
import { logName } from './store.ts';

const isDerived = (column: string) => column.endsWith('Normal');
const overtaken = () =>
  new AppError(
    409,
    'alterado',
    'Os dados mudaram enquanto a importação era preparada. Confira a prévia de novo.',
  );

/** Locks the referenced parents, which must be live, until the transaction ends. */
export async function lockAllParents(tx: Tx, resource: AnyResource, rows: Values[]): Promise<void> {
  for (const [field, parent] of parentsOf(resource.routes.entidade)) {
    const table = tables[parent];
    const ids = [...new Set(rows.map((row) => row[field] as number))].sort((a, b) => a - b);
    if (ids.length === 0) continue;
    const held = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), isNull(table.excluidoEm)))
      .orderBy(table.id)
      .for('share');
    if (held.length < ids.length) throw overtaken();
  }
}

/** Rows of one statement need the same columns; missing ones become empty. */
function sameColumns(rows: Values[]): Values[] {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
}

const recorded = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isDerived(key) && value !== null));

/** Inserts records with their audit entries; returns their ids in order. */
export async function insertRecords(
  tx: Tx,
  resource: AnyResource,
  userId: number,
  rows: Values[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const values = sameColumns(rows);
  const stored = await insertMany(tx, resource.table, values);
  const entries = values.map((row, index) =>
    entryOf(resource, userId, 'criou', stored[index]!.id as number, 1, row, { depois: recorded(row) }),
  );
  await recordAudits(tx, entries);
  return stored.map(({ id }) => id as number);
}

/** Updates records with their audit entries. Throws 409 if one was changed meanwhile. */
export async function updateRecords(
  tx: Tx,
  resource: AnyResource,
  userId: number,
  rows: { current: Values; values: Values }[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = sameColumns(rows.map((row) => row.values));
  const changed = rows.map(({ current }, index) => ({
    ...values[index],
    id: current.id,
    revisao: current.revisao,
  }));
  const stored = await updateMany(tx, resource.table, changed);
  if (stored.length < rows.length) throw overtaken();
  const derived = Object.keys(values[0]!).filter(isDerived);
  const entries = rows.map(({ current }, index) => {
    const after = { ...current, ...values[index] };
    const deed = resource.deed?.(current, after);
    return entryOf(
      resource,
      userId,
      deed?.acao ?? 'alterou',
      current.id as number,
      (current.revisao as number) + 1,
      after,
      { ...changedFields(current, values[index]!, derived), ...(deed ? { dados: deed.dados } : {}) },
    );
  });
  await recordAudits(tx, entries);
}

function entryOf(
  resource: AnyResource,
  userId: number,
  acao: Deed,
  entidadeId: number,
  revisao: number,
  row: Values,
  change: Pick<AuditEntry, 'antes' | 'depois' | 'dados'>,
): AuditEntry {
  const { routes, personal } = resource;
  const nome = logName(resource, row);
  return {
    userId,
    acao,
    entidade: routes.entidade,
    entidadeId,
    nome,
    revisao,
    pessoais: personal,
    ...change,
  };
}
