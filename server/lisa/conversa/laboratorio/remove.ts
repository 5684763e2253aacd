import { eq, or, sql } from 'drizzle-orm';
import type { Storage } from '#server/adapters/storage/port.ts';
import { removeTestCorretor } from '#server/cadastros/corretores/service.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos, lisaEnviadas, lisaLinks, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { removePicture } from '../erase-person.ts';
import { laboratorioCanal, laboratorioNumber } from './number.ts';
import { clearLaboratorioState, readLaboratorioState } from './shared-state.ts';

/** Corretores created in the laboratory: by number, or by the log if the number is gone. */
async function triedOut(tx: Tx): Promise<number[]> {
  const marked = sql`${corretores.id} IN (SELECT entidade_id::int FROM auditoria
    WHERE entidade = 'corretor' AND acao = 'criou' AND dados->>'origem' = ${laboratorioCanal})`;
  const rows = await tx
    .select({ id: corretores.id })
    .from(corretores)
    .where(or(eq(corretores.whatsappNormal, laboratorioNumber), marked));
  return rows.map(({ id }) => id);
}

/** Deletes everything the laboratory ever stored: conversation, queues, links, phone, and its corretor. */
export function removeLaboratorio(
  { db, clock, storage }: { db: Db; clock: Clock; storage: Storage },
  userId: number | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select({ foto: onboardingSessions.foto })
      .from(onboardingSessions)
      .where(eq(onboardingSessions.whatsapp, laboratorioNumber));
    const ids = await triedOut(tx);
    for (const id of ids) await removeTestCorretor({ db: tx, clock, storage }, { id, userId });
    await tx.delete(onboardingSessions).where(eq(onboardingSessions.whatsapp, laboratorioNumber));
    await tx.delete(lisaRecebidas).where(eq(lisaRecebidas.canal, laboratorioCanal));
    await tx.delete(lisaEnviadas).where(eq(lisaEnviadas.canal, laboratorioCanal));
    await tx.delete(lisaLinks).where(eq(lisaLinks.pessoa, laboratorioNumber));
    await tx.delete(lisaContatos).where(eq(lisaContatos.canal, laboratorioCanal));
    const { fotos } = await readLaboratorioState(tx);
    await clearLaboratorioState(tx);
    await recordAudit(tx, { userId, acao: 'recomecou-laboratorio', entidade: 'laboratorio' });
    if (ids.length === 0 && session?.foto) await removePicture(storage, session.foto);
    for (const key of fotos) await storage.remove(key);
  });
}

/** Whether the laboratory contains something begun before this moment. */
export async function isOlderThan(db: Db, moment: Date): Promise<boolean> {
  const { rows } = await db.execute<{ old: boolean }>(sql`
    SELECT EXISTS (SELECT FROM lisa_contatos
      WHERE canal = ${laboratorioCanal} AND criado_em < ${moment.toISOString()}::timestamptz) AS old`);
  return rows[0]!.old;
}
