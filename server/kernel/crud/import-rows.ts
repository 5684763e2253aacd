import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ImportAnswer, type ImportVerdict, importRoute } from '#contract/importacao.ts';
import { insertMany, updateMany } from '#server/db/bulk.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import {
  type AuditEntry,
  changedFields,
  recordAudit,
  recordAudits,
  type Values,
} from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import type { Cells, Importer, Reader } from './importer.ts';
import { type Judged, judgeRows, rowNumber } from './judge-rows.ts';
import type { AnyResource } from './resource.ts';
import { logName } from './store.ts';

const isDerived = (column: string) => column.endsWith('Normal');
const isWritten = (row: Judged) => row.verdict.destino === 'novo' || row.verdict.destino === 'atualiza';
const overtaken = () =>
  new AppError(
    409,
    'alterado',
    'Os dados mudaram enquanto a importação era preparada. Confira a prévia de novo.',
  );

/** Nothing is written while a single row is at fault. */
function refuseFaults(verdicts: ImportVerdict[]): void {
  const faults = verdicts.flatMap(({ destino, mensagem }, index) =>
    destino === 'erro' ? [`Linha ${rowNumber(index).toLocaleString('pt-BR')}: ${mensagem}`] : [],
  );
  if (faults.length === 0) return;
  const what =
    faults.length === 1 ? 'Uma linha tem erro' : `${faults.length.toLocaleString('pt-BR')} linhas têm erro`;
  throw new AppError(
    400,
    'linhas-com-erro',
    `${what}: nada foi gravado. Corrija ou pule o que está errado.`,
    {
      detail: faults[0],
    },
  );
}

/** Named parents must be live, and stay so until the transaction ends. */
async function holdParents(tx: Tx, resource: AnyResource, rows: Values[]): Promise<void> {
  for (const [field, { table }] of Object.entries(resource.parents ?? {})) {
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

/** Rows of a statement have the same columns: what one of them leaves out is empty. */
function sameColumns(rows: Values[]): Values[] {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
}

const recorded = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isDerived(key) && value !== null));

/** New records with their audit entries; answers their ids in order. */
async function insertRecords(
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

async function updateRecords(
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
  const entries = rows.map(({ current }, index) =>
    entryOf(
      resource,
      userId,
      'alterou',
      current.id as number,
      (current.revisao as number) + 1,
      { ...current, ...values[index] },
      changedFields(current, values[index]!, derived),
    ),
  );
  await recordAudits(tx, entries);
}

function entryOf(
  resource: AnyResource,
  userId: number,
  acao: string,
  entidadeId: number,
  revisao: number,
  row: Values,
  change: Pick<AuditEntry, 'antes' | 'depois'>,
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

/** Makes the parents that rows name and nobody has; answers whether there were any. */
async function makeParents(tx: Tx, importer: Importer, userId: number, judged: Judged[]): Promise<boolean> {
  const parents = new Map<string, Values>();
  for (const { makes } of judged) if (makes && !parents.has(makes.key)) parents.set(makes.key, makes.values);
  if (!importer.parent || parents.size === 0) return false;
  const rows = [...parents.values()];
  await holdParents(tx, importer.parent, rows);
  await insertRecords(tx, importer.parent, userId, rows);
  return true;
}

async function write(tx: Tx, importer: Importer, reader: Reader, userId: number, judged: Judged[]) {
  const { resource } = importer;
  const rows: { row: Judged; values: Values }[] = [];
  for (const row of judged.filter(isWritten)) {
    const { input, current } = row as Judged & { input: Values };
    const id = (current?.id as number | undefined) ?? null;
    const values = reader.values?.(input, current) ?? (await resource.values(input, { tx, id }));
    rows.push({ row, values: values as Values });
  }
  await holdParents(
    tx,
    resource,
    rows.map(({ values }) => values),
  );
  const made = rows.filter(({ row }) => !row.current);
  const ids = await insertRecords(
    tx,
    resource,
    userId,
    made.map(({ values }) => values),
  );
  for (const [index, { row }] of made.entries()) row.verdict.id = ids[index];
  const changed = rows.flatMap(({ row, values }) => (row.current ? [{ current: row.current, values }] : []));
  await updateRecords(tx, resource, userId, changed);
  if (rows.length === 0) return;
  await recordAudit(tx, {
    userId,
    acao: 'importou',
    entidade: resource.routes.entidade,
    dados: { novos: made.length, alterados: changed.length },
  });
}

/**
 * Judges the rows of a file against what is stored, and writes them unless it is a trial: all in
 * one transaction with an audit entry each, or nothing (400) while one is at fault.
 */
export async function importRows(
  db: Db,
  importer: Importer,
  body: { linhas: Cells[]; simular: boolean; criarZonas: boolean },
  userId: number,
): Promise<ImportAnswer> {
  const judge = async (queryable: Db | Tx) => {
    const reader = await importer.prepare(queryable, { makeParents: body.criarZonas });
    const judged = await judgeRows(importer, reader, body.linhas);
    return { reader, judged, linhas: judged.map(({ verdict }) => verdict) };
  };
  if (body.simular) return { gravado: false, linhas: (await judge(db)).linhas };
  return db.transaction(async (tx) => {
    // One at a time, so that two imports never make the same record twice.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${importer.lock}))`);
    let found = await judge(tx);
    refuseFaults(found.linhas);
    const madeParents = await makeParents(tx, importer, userId, found.judged);
    if (madeParents) found = await judge(tx);
    await write(tx, importer, found.reader, userId, found.judged);
    // Last, as in every other write: whoever waits for a version holds no record.
    const lists = madeParents && importer.parent ? [importer.parent.routes.name] : [];
    await bumpLists(tx, importer.list, ...lists);
    return { gravado: true, linhas: found.linhas };
  });
}

/** Puts the import of a list onto the server. */
export function mountImport(app: FastifyInstance, { db }: { db: Db }, importer: Importer): void {
  mount(app, importRoute(importer.list), ({ body, request }) =>
    importRows(db, importer, body as Parameters<typeof importRows>[2], currentUser(request).id),
  );
}
