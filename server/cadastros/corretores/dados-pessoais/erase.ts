import { eq, type SQL, sql } from 'drizzle-orm';
import { normalCreci } from '#contract/cadastros/creci.ts';
import {
  dadosPessoaisMessages,
  type ErasedCounts,
  type ErasureReason,
  type ErasureReceipt,
  erasureReasons,
} from '#contract/cadastros/dados-pessoais.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import { maskedCorretor, maskedImovel } from './masked.ts';
import { ofPerson } from './of-person.ts';
import { picturesIn, removePictures, unusedPictures } from './pictures.ts';
import { readReceipt } from './receipt.ts';

export interface Asked {
  id: number;
  /** His CRECI; null if he requested it and confirmed it himself. */
  confirmacao: string | null;
  motivo: ErasureReason;
  /** Null for the person himself. */
  userId: number | null;
}
type Row = typeof corretores.$inferSelect;

/** Locks him and his imóveis usados, imóveis first, as a change of one does. */
async function hold(tx: Tx, id: number): Promise<Row> {
  await tx
    .select({ id: imoveisUsados.id })
    .from(imoveisUsados)
    .where(eq(imoveisUsados.corretorId, id))
    .orderBy(imoveisUsados.id)
    .for('update');
  const [row] = await tx.select().from(corretores).where(eq(corretores.id, id)).for('update');
  if (!row) throw missingRecord('corretor');
  return row;
}

/** Uploaded pictures named by his rows, his imóveis or their log entries, including replaced ones. */
async function picturesOf(tx: Tx, row: Row): Promise<string[]> {
  const { deeds, conversas } = ofPerson(row);
  const imoveis = await tx.select().from(imoveisUsados).where(eq(imoveisUsados.corretorId, row.id));
  const { rows: kept } = await tx.execute(sql`
    SELECT pessoais::text FROM auditoria WHERE id IN (${deeds})
    UNION ALL SELECT foto FROM onboarding_sessions WHERE ${conversas}
    UNION ALL SELECT mensagem FROM corretor_pedidos WHERE corretor_id = ${row.id}`);
  return picturesIn([row, imoveis, kept]).keys;
}

/** Removes values from deeds, which are kept; returns how many were removed. */
async function eraseValues(tx: Tx, deeds: SQL): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    WITH kept AS (SELECT id, pessoais FROM auditoria WHERE id IN (${deeds}) AND pessoais IS NOT NULL),
      gone AS (UPDATE auditoria SET pessoais = NULL FROM kept WHERE auditoria.id = kept.id)
    SELECT count(*)::int AS total FROM kept, jsonb_each(kept.pessoais) AS each
      WHERE each.value->>'antes' IS NOT NULL OR each.value->>'depois' IS NOT NULL`);
  return rows[0]?.total ?? 0;
}

/**
 * Erases messages and change requests. Ids of incoming messages are kept, so that no redelivery takes effect
 * again.
 */
async function eraseMessages(tx: Tx, id: number, pessoas: string[]): Promise<void> {
  const his = sql`pessoa = ANY(${sql.param(pessoas)}::text[])`;
  await tx.execute(sql`
    UPDATE lisa_recebidas
    SET conteudo = '{}', leitura = NULL, pessoa = 'apagada', tratada_em = coalesce(tratada_em, now())
    WHERE ${his}`);
  await tx.execute(sql`DELETE FROM lisa_enviadas WHERE corretor_id = ${id} OR ${his}`);
  await tx.execute(sql`DELETE FROM emails WHERE corretor_id = ${id}`);
  await tx.execute(sql`DELETE FROM lisa_contatos WHERE ${his}`);
  await tx.execute(sql`DELETE FROM lisa_identidades WHERE ${his}`);
  await tx.execute(sql`DELETE FROM lisa_links WHERE corretor_id = ${id} OR ${his}`);
  await tx.execute(sql`DELETE FROM lisa_atos WHERE corretor_id = ${id}`);
  await tx.execute(sql`DELETE FROM corretor_pedidos WHERE corretor_id = ${id}`);
  await tx.execute(sql`DELETE FROM corretor_avisos WHERE corretor_id = ${id}`);
  await tx.execute(sql`DELETE FROM corretor_novidades WHERE corretor_id = ${id}`);
  // Contacts are their visitors': they stay, without him.
  await tx.execute(sql`UPDATE contatos SET corretor_id = NULL WHERE corretor_id = ${id}`);
  await tx.execute(sql`DELETE FROM contato_vezes WHERE corretor_id = ${id}`);
}

/** Deletes everything but the masked record; returns row counts by kind. */
async function eraseRows(tx: Tx, row: Row, now: Date): Promise<Omit<ErasedCounts, 'imagens'>> {
  const { deeds, conversas, pessoas } = ofPerson(row);
  // Read before deleting the conversations that contain them.
  const keys = (await tx.execute<{ whatsapp: string }>(pessoas)).rows.map(({ whatsapp }) => whatsapp);
  const count = async (query: ReturnType<typeof sql>) => (await tx.execute(query)).rowCount ?? 0;
  const ofHis = (table: string) =>
    count(sql`DELETE FROM ${sql.identifier(table)} WHERE corretor_id = ${row.id}`);
  const counts = {
    valoresNaAuditoria: await eraseValues(tx, deeds),
    conversas: await count(sql`DELETE FROM onboarding_sessions WHERE ${conversas}`),
    cobertura: await ofHis('corretor_bairros'),
    precos: await ofHis('corretor_precos'),
    associacoes: await ofHis('associacoes'),
    enderecosAntigos: await ofHis('corretor_slugs_antigos'),
  };
  await eraseMessages(tx, row.id, keys);
  const imoveis = await tx
    .update(imoveisUsados)
    .set({
      ...maskedImovel,
      excluidoEm: sql`coalesce(${imoveisUsados.excluidoEm}, ${now.toISOString()}::timestamptz)`,
      revisao: sql`${imoveisUsados.revisao} + 1`,
    })
    .where(eq(imoveisUsados.corretorId, row.id))
    .returning({ id: imoveisUsados.id });
  await tx
    .update(corretores)
    .set({
      ...maskedCorretor(row),
      apagadoEm: now,
      excluidoEm: row.excluidoEm ?? now,
      revisao: row.revisao + 1,
    })
    .where(eq(corretores.id, row.id));
  return { ...counts, imoveisUsados: imoveis.length };
}

/**
 * Erases a corretor's personal data, live, deleted or rejected (LGPD art. 18): the law requires keeping his
 * masked record and the log's deeds without values. Throws 404 if missing, 400 unless `confirmacao` is his
 * CRECI. If already erased, returns the earlier receipt. Files are deleted last, before the commit: if the
 * storage fails, nothing is erased and the call can be repeated, so no receipt promises more than was done.
 */
export function eraseCorretor(
  { db, clock, storage }: { db: Queryable; clock: Clock; storage: Storage },
  { id, confirmacao, motivo, userId }: Asked,
): Promise<ErasureReceipt> {
  return db.transaction(async (tx) => {
    const row = await hold(tx, id);
    if (row.apagadoEm) return readReceipt(tx, id);
    if (confirmacao !== null && normalCreci(confirmacao) !== normalCreci(row.creci))
      throw new AppError(400, 'invalido', dadosPessoaisMessages.confirmacao, { field: 'confirmacao' });
    const pictures = await picturesOf(tx, row);
    const counts = await eraseRows(tx, row, clock.now());
    const unused = await unusedPictures(tx, pictures);
    await recordAudit(tx, {
      userId,
      acao: 'apagou-dados',
      entidade: 'corretor',
      entidadeId: id,
      revisao: row.revisao + 1,
      dados: { motivo: erasureReasons[motivo], ...counts, imagens: unused.length },
    });
    await bumpLists(tx, 'corretores', 'associacoes', 'imoveis-usados', 'contatos');
    const receipt = await readReceipt(tx, id);
    await removePictures(storage, unused);
    return receipt;
  });
}
