import { and, eq, ne, sql } from 'drizzle-orm';
import { aprovacoesMessages } from '#contract/lisa/aprovacoes.ts';
import type { OnboardingStatus, Question } from '#contract/lisa/lisa.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaAtos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { closeLinks } from '../links.ts';
import { personOfCorretor } from '../people/person-of-corretor.ts';
import { lockSession, saveSession } from '../sessions.ts';
import type { ApprovalDeps, Before } from './decide.ts';

const refuse = (message: string) => new AppError(409, 'nao-desfeito', message);

/** Undoes a decision: within ten seconds, and only if nothing was sent and the record is unchanged. */
export function undo(
  { db, now, emailLink }: ApprovalDeps,
  { acaoId, userId }: { acaoId: string; userId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [act] = await tx.select().from(lisaAtos).where(eq(lisaAtos.id, acaoId)).for('update');
    if (!act) throw notFound('Decisão', 'f');
    if (act.desfeitoEm) throw refuse(aprovacoesMessages.undone);
    if (now() >= act.desfazerAte) throw refuse(aprovacoesMessages.tooLate);
    await cancelMessages(tx, acaoId);
    await emailLink?.takeBack(tx, acaoId);
    // What was given by hand meanwhile opens nothing.
    await closeLinks(tx, 'senha', act.corretorId, now());
    const before = act.antes as Before;
    const [held] = await tx.select().from(corretores).where(eq(corretores.id, act.corretorId)).for('update');
    if (held?.revisao !== before.revisao) throw refuse(aprovacoesMessages.changed);
    const { rejeitadoEm, ...rest } = before.corretor;
    const [after] = await tx
      .update(corretores)
      .set({
        ...rest,
        rejeitadoEm: rejeitadoEm === null ? null : new Date(rejeitadoEm),
        revisao: sql`${corretores.revisao} + 1`,
      })
      .where(eq(corretores.id, held.id))
      .returning();
    await restoreSession(tx, (await personOfCorretor(tx, held))!, before.session, now());
    await tx.update(lisaAtos).set({ desfeitoEm: now() }).where(eq(lisaAtos.id, acaoId));
    await recordAudit(tx, {
      userId,
      acao: 'desfez',
      entidade: 'corretor',
      entidadeId: held.id,
      revisao: after!.revisao,
      ...changedFields(held, after!, ['revisao', 'atualizadoEm', 'motivoRejeicao']),
      dados: { ato: act.tipo },
    });
    await bumpLists(tx, 'corretores');
  });
}

async function cancelMessages(tx: Tx, acaoId: string): Promise<void> {
  await tx
    .update(lisaEnviadas)
    .set({ estado: 'cancelled' })
    .where(and(eq(lisaEnviadas.atoId, acaoId), eq(lisaEnviadas.estado, 'queued')));
  const sent = await tx
    .select({ id: lisaEnviadas.id })
    .from(lisaEnviadas)
    .where(and(eq(lisaEnviadas.atoId, acaoId), ne(lisaEnviadas.estado, 'cancelled')))
    .limit(1);
  if (sent.length > 0) throw refuse(aprovacoesMessages.tooLate);
}

async function restoreSession(tx: Tx, pessoa: string, before: Before['session'], now: Date): Promise<void> {
  if (before === null) {
    await tx.delete(onboardingSessions).where(eq(onboardingSessions.whatsapp, pessoa));
    return;
  }
  const { session } = await lockSession(tx, pessoa);
  const { status, pergunta, ...rest } = before;
  const place = { ...rest, status: status as OnboardingStatus, pergunta: pergunta as Question | null };
  await saveSession(tx, pessoa, { ...session, ...place }, now);
}
