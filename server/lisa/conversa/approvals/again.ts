import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { aprovacoesMessages } from '#contract/lisa/aprovacoes.ts';
import { corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import { wakeContact } from '../contacts.ts';
import { reopenCorretor } from '../effects.ts';
import { enqueue } from '../outbox.ts';
import { personOfCorretor } from '../people/person-of-corretor.ts';
import type { ApprovalDeps } from './decide.ts';
import { approvalMessages } from './messages.ts';

/** Reopens a rejected registration and its conversation. */
export function reopen(
  { db, now }: ApprovalDeps,
  { corretorId, userId }: { corretorId: number; userId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ rejeitadoEm: corretores.rejeitadoEm })
      .from(corretores)
      .where(and(eq(corretores.id, corretorId), isNull(corretores.excluidoEm)))
      .for('update');
    if (!row) throw missingRecord('corretor');
    if (!row.rejeitadoEm) throw new AppError(409, 'nao-rejeitado', aprovacoesMessages.notRejected);
    await reopenCorretor(tx, corretorId, userId);
    await tx
      .update(onboardingSessions)
      .set({ status: 'waiting_approval', passo: 9, pergunta: null, atualizadoEm: now() })
      .where(and(eq(onboardingSessions.corretorId, corretorId), eq(onboardingSessions.status, 'rejected')));
  });
}

/** Resends an approval's failed messages, or regenerates one of them. Returns how many were queued. */
export async function resend(
  { db, canal, now, texts, addresses }: ApprovalDeps,
  { corretorId, chave, userId }: { corretorId: number; chave?: string | undefined; userId: number },
): Promise<number> {
  const spoken = await texts();
  return db.transaction(async (tx) => {
    const [corretor] = await tx
      .select()
      .from(corretores)
      .where(and(eq(corretores.id, corretorId), isNull(corretores.excluidoEm)))
      .for('update');
    if (!corretor) throw missingRecord('corretor');
    const pessoa = await personOfCorretor(tx, corretor);
    if (pessoa === null || (chave !== undefined && !corretor.aprovado))
      throw new AppError(409, 'nada-a-enviar', aprovacoesMessages.nothingToSend);
    const at = now();
    const [last] = await tx
      .select({ atoId: lisaEnviadas.atoId })
      .from(lisaEnviadas)
      .where(and(eq(lisaEnviadas.corretorId, corretorId), isNotNull(lisaEnviadas.atoId)))
      .orderBy(desc(lisaEnviadas.id))
      .limit(1);
    let count = 0;
    if (chave !== undefined) {
      const messages = approvalMessages(corretor, spoken, addresses).filter((each) => each.chave === chave);
      await enqueue(tx, { canal, pessoa, messages, now: at, atoId: last?.atoId ?? null, corretorId });
      count = messages.length;
    } else {
      const freed = await tx
        .update(lisaEnviadas)
        .set({
          estado: 'queued',
          liberadaEm: at,
          tentarEm: null,
          tentativas: 0,
          criadoEm: at,
          motivo: null,
          motivoCodigo: null,
          erro: null,
        })
        .where(and(eq(lisaEnviadas.corretorId, corretorId), inArray(lisaEnviadas.estado, ['failed'])))
        .returning({ id: lisaEnviadas.id });
      count = freed.length;
    }
    if (count === 0) throw new AppError(409, 'nada-a-enviar', aprovacoesMessages.nothingToSend);
    await wakeContact(tx, { canal, pessoa, at });
    await recordAudit(tx, {
      userId,
      acao: 'reenviou',
      entidade: 'corretor',
      entidadeId: corretorId,
      dados: { mensagens: count, ...(chave ? { chave } : {}) },
    });
    return count;
  });
}
