import { and, eq } from 'drizzle-orm';
import { conversasMessages } from '#contract/lisa/conversas.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import { wakeContact } from '../contacts.ts';

interface Wanted {
  id: number;
  decisao: 'enviar' | 'chegou';
  userId: number;
}

/**
 * A person decides about a message that may have been sent: resend it, or count it as sent. Throws 404 if
 * missing, 409 if no longer in doubt.
 */
export function decideDoubt(
  { db, canal, now }: { db: Db; canal: string; now: () => Date },
  { id, decisao, userId }: Wanted,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(lisaEnviadas)
      .where(and(eq(lisaEnviadas.id, id), eq(lisaEnviadas.canal, canal)))
      .for('update');
    if (!row) throw missingRecord('conversa');
    if (row.estado !== 'doubt') throw new AppError(409, 'sem-duvida', conversasMessages.noDoubt);
    const at = now();
    const without = { motivo: null, motivoCodigo: null, erro: null, tentarEm: null };
    await tx
      .update(lisaEnviadas)
      .set(
        decisao === 'chegou'
          ? { ...without, estado: 'sent', enviadaEm: row.enviadaEm ?? at }
          : { ...without, estado: 'queued', liberadaEm: at, tentativas: 0, talvezRepetida: true },
      )
      .where(eq(lisaEnviadas.id, id));
    const { pessoa } = row;
    if (decisao === 'enviar') await wakeContact(tx, { canal, pessoa, at });
    const [conversa] = await tx
      .select({ id: onboardingSessions.id })
      .from(onboardingSessions)
      .where(eq(onboardingSessions.whatsapp, pessoa));
    await recordAudit(tx, {
      userId,
      acao: 'decidiu-envio',
      entidade: 'conversa',
      ...(conversa ? { entidadeId: conversa.id } : {}),
      dados: { mensagem: id, decisao },
    });
    await bumpLists(tx, 'admin/whatsapp/conversas');
  });
}
