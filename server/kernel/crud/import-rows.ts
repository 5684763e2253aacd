import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ImportAnswer, type ImportVerdict, importRoute } from '#contract/base/importacao.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { recordAudit, type Values } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import type { Cells, Importer, Reader } from './importer.ts';
import { type Judged, judgeRows, rowNumber } from './judge-rows.ts';
import { insertRecords, lockAllParents, updateRecords } from './write-rows.ts';

const isWritten = (row: Judged) => row.verdict.destino === 'novo' || row.verdict.destino === 'atualiza';

/** Throws 400 while any row is at fault: nothing is written then. */
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

/** Creates missing parents named by rows; returns whether there were any. */
async function makeParents(tx: Tx, importer: Importer, userId: number, judged: Judged[]): Promise<boolean> {
  const parents = new Map<string, Values>();
  for (const { makes } of judged) if (makes && !parents.has(makes.key)) parents.set(makes.key, makes.values);
  if (!importer.parent || parents.size === 0) return false;
  const rows = [...parents.values()];
  await lockAllParents(tx, importer.parent, rows);
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
  await lockAllParents(
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
  for (const { current, values } of changed) await resource.written?.(tx, current, { ...current, ...values });
  if (rows.length === 0) return;
  await recordAudit(tx, {
    userId,
    acao: 'importou',
    entidade: resource.routes.entidade,
    dados: { novos: made.length, alterados: changed.length },
  });
}

/**
 * Judges the rows of a file against the stored records and, unless it is a dry run, writes them: all in one
 * transaction with an audit entry each, or nothing (400) while one is at fault.
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
    // One import at a time, so that two never create the same record twice.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${importer.lock}))`);
    let found = await judge(tx);
    refuseFaults(found.linhas);
    const madeParents = await makeParents(tx, importer, userId, found.judged);
    if (madeParents) found = await judge(tx);
    await write(tx, importer, found.reader, userId, found.judged);
    // Last, as in every other write: no record lock is held while waiting for a version.
    const lists = madeParents && importer.parent ? [importer.parent.routes.name] : [];
    await bumpLists(tx, importer.list, ...lists);
    return { gravado: true, linhas: found.linhas };
  });
}

/** Mounts the import of a list. */
export function mountImport(app: FastifyInstance, { db }: { db: Db }, importer: Importer): void {
  mount(app, importRoute(importer.list), ({ body, request }) =>
    importRows(db, importer, body as Parameters<typeof importRows>[2], currentUser(request).id),
  );
}
