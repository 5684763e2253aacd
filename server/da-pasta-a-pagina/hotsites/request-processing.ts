import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Hotsite, hotsiteTexts, type ProcessingInput } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { type Drive, DriveError } from '#server/adapters/drive/port.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { HotsiteRuns } from './hotsite-runs.ts';
import { selectWholeHotsite } from './list.ts';
import { refuseOtherEmpreendimento } from './resource.ts';

interface Deps {
  db: Db;
  drive: Drive;
  runs: HotsiteRuns;
}

/**
 * Creates a hotsite, or updates the one with this `id`, and queues its folder for processing. Everything is
 * stored in one transaction, so concurrent duplicates happen once. Throws AppError 400, 404, and 409 for a
 * taken rota or empreendimento or a run in progress.
 */
export async function requestProcessing(
  { db, drive, runs }: Deps,
  id: number | null,
  body: ProcessingInput,
  userId: number,
): Promise<Hotsite> {
  const driveUrl = folderUrl(drive, body.driveUrl);
  const asked = await db.transaction(async (tx) => {
    const nome = body.nome || (await nomeOf(tx, body.empreendimentoId));
    const { empreendimentoId, rota, maxAssets } = body;
    const values = { nome, empreendimentoId, rota, driveUrl, maxAssets };
    const hotsiteId = id === null ? await insert(tx, values, userId) : await update(tx, id, values, userId);
    await runs.startWithin(tx, { task: 'processar', hotsiteId, driveUrl, maxAssets }, userId);
    await tx.update(hotsites).set({ status: 'processing', erro: null }).where(eq(hotsites.id, hotsiteId));
    await bumpLists(tx, 'hotsites', 'empreendimentos');
    return selectWholeHotsite(tx, eq(hotsites.id, hotsiteId));
  });
  return asked!;
}

/** The canonical link. An invalid folder is reported in the screen's own sentence (HOT-31). */
function folderUrl(drive: Drive, link: string): string {
  try {
    return drive.parse(link).url;
  } catch (error) {
    if (!(error instanceof DriveError)) throw error;
    throw new AppError(400, error.code, hotsiteTexts.processingFailed, {
      field: 'driveUrl',
      detail: error.message,
      cause: error,
    });
  }
}

/** Its name; locks the empreendimento until the transaction ends. */
async function nomeOf(tx: Tx, empreendimentoId: number): Promise<string> {
  const [row] = await tx
    .select({ nome: empreendimentos.nome })
    .from(empreendimentos)
    .where(and(eq(empreendimentos.id, empreendimentoId), isNull(empreendimentos.excluidoEm)))
    .for('share');
  if (row) return row.nome;
  throw new AppError(400, 'invalido', 'Empreendimento não encontrado', { field: 'empreendimentoId' });
}

type Values = Pick<
  typeof hotsites.$inferInsert,
  'nome' | 'empreendimentoId' | 'rota' | 'driveUrl' | 'maxAssets'
>;

async function insert(tx: Tx, values: Values, userId: number): Promise<number> {
  await nomeOf(tx, values.empreendimentoId);
  const [made] = await tx.insert(hotsites).values(values).returning();
  const { id, nome } = made!;
  await recordAudit(tx, {
    userId,
    acao: 'criou',
    entidade: 'hotsite',
    entidadeId: id,
    nome,
    revisao: 1,
    depois: values,
  });
  return id;
}

async function update(tx: Tx, id: number, values: Values, userId: number): Promise<number> {
  const [before] = await tx
    .select()
    .from(hotsites)
    .where(and(eq(hotsites.id, id), isNull(hotsites.excluidoEm)))
    .for('update');
  if (!before) throw notFound('Hotsite');
  await nomeOf(tx, values.empreendimentoId);
  await refuseOtherEmpreendimento(tx, id, values.empreendimentoId);
  const [after] = await tx
    .update(hotsites)
    .set({ ...values, revisao: sql`${hotsites.revisao} + 1` })
    .where(eq(hotsites.id, id))
    .returning();
  await recordAudit(tx, {
    userId,
    acao: 'alterou',
    entidade: 'hotsite',
    entidadeId: id,
    nome: after!.nome,
    revisao: after!.revisao,
    ...changedFields(before, after!, ['revisao', 'atualizadoEm']),
  });
  return id;
}
