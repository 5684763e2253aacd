import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos, lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { isContact } from './contacts.ts';

export interface ForgetTools {
  /** Erases what the programme holds of a corretor, within the transaction. */
  eraseCorretor: (tx: Tx, corretorId: number) => Promise<void>;
}

/**
 * Forgets a person at their own request: the conversation, what was written on either side, and the
 * corretor, if one came of it. What stays are the ids of messages, so that none takes effect a second
 * time, and the number until the receipt is out.
 */
export async function forget(
  tx: Tx,
  { eraseCorretor }: ForgetTools,
  { canal, pessoa, corretorId }: { canal: string; pessoa: string; corretorId: number | null },
): Promise<void> {
  if (corretorId !== null) await eraseCorretor(tx, corretorId);
  await tx.delete(onboardingSessions).where(eq(onboardingSessions.whatsapp, pessoa));
  await tx
    .update(lisaRecebidas)
    .set({ conteudo: {} })
    // What was written after the request is still to be read.
    .where(
      and(
        eq(lisaRecebidas.canal, canal),
        eq(lisaRecebidas.pessoa, pessoa),
        isNotNull(lisaRecebidas.tratadaEm),
      ),
    );
  await tx.delete(lisaEnviadas).where(and(eq(lisaEnviadas.canal, canal), eq(lisaEnviadas.pessoa, pessoa)));
  await tx.update(lisaContatos).set({ esquecer: true, nomePerfil: null }).where(isContact({ canal, pessoa }));
  await recordAudit(tx, {
    ...{ userId: null, acao: 'apagou-dados', entidade: 'conversa' },
    dados: { origem: 'lisa', corretorId },
  });
}

/** Once the receipt is out the number goes as well. */
export async function forgetNumber(
  tx: Tx,
  { canal, pessoa }: { canal: string; pessoa: string },
): Promise<void> {
  const [wrote] = await tx
    .select({ id: onboardingSessions.id })
    .from(onboardingSessions)
    .where(eq(onboardingSessions.whatsapp, pessoa));
  // Who began anew meanwhile is known again.
  if (wrote) {
    await tx.update(lisaContatos).set({ esquecer: false }).where(isContact({ canal, pessoa }));
    return;
  }
  await tx
    .update(lisaRecebidas)
    .set({ pessoa: 'apagada', conteudo: {} })
    .where(and(eq(lisaRecebidas.canal, canal), eq(lisaRecebidas.pessoa, pessoa)));
  await tx.delete(lisaEnviadas).where(and(eq(lisaEnviadas.canal, canal), eq(lisaEnviadas.pessoa, pessoa)));
  await tx.delete(lisaContatos).where(isContact({ canal, pessoa }));
}
