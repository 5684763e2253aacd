import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Storage } from '#server/adapters/storage/port.ts';
import { eraseOwn } from '#server/cadastros/corretores/service.ts';
import type { Tx } from '#server/db/client.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import {
  lisaContatos,
  lisaEnviadas,
  lisaIdentidades,
  lisaLinks,
  lisaRecebidas,
} from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { isContact } from './contacts.ts';

export interface ErasePersonTools {
  clock: Clock;
  storage: Storage;
}

/**
 * Erases a person, at their request or after the retention period: the conversation, all messages, and the
 * corretor, if any. Message ids are kept, so that none takes effect again, and the number until the receipt
 * is sent.
 */
export async function erasePerson(
  tx: Tx,
  { clock, storage }: ErasePersonTools,
  {
    canal,
    pessoa,
    corretorId,
    origem = 'lisa',
  }: {
    canal: string;
    pessoa: string;
    corretorId: number | null;
    /** At the person's request, or after the retention period. */
    origem?: 'lisa' | 'prazo';
  },
): Promise<void> {
  const mine = and(eq(lisaContatos.canal, canal), eq(lisaContatos.pessoa, pessoa));
  const [contact] = await tx.select().from(lisaContatos).where(mine).for('update');
  const [session] = await tx.select().from(onboardingSessions).where(eq(onboardingSessions.whatsapp, pessoa));
  if (corretorId !== null) await eraseOwn({ db: tx, clock, storage }, corretorId);
  await tx.delete(onboardingSessions).where(eq(onboardingSessions.whatsapp, pessoa));
  await tx
    .update(lisaRecebidas)
    .set({
      conteudo: {},
      leitura: null,
      tratadaEm: sql`coalesce(${lisaRecebidas.tratadaEm}, ${clock.now().toISOString()}::timestamptz)`,
    })
    // Messages after the request are still read; those still unread from before are not.
    .where(
      and(
        eq(lisaRecebidas.canal, canal),
        eq(lisaRecebidas.pessoa, pessoa),
        or(isNotNull(lisaRecebidas.tratadaEm), isNotNull(lisaRecebidas.problema)),
      ),
    );
  await tx.delete(lisaEnviadas).where(and(eq(lisaEnviadas.canal, canal), eq(lisaEnviadas.pessoa, pessoa)));
  await tx.delete(lisaLinks).where(eq(lisaLinks.pessoa, pessoa));
  // Their ids identify nobody any more; the receipt's address stays in the contact until sent.
  await tx.delete(lisaIdentidades).where(eq(lisaIdentidades.pessoa, pessoa));
  const left = { nomePerfil: null, arroba: null, esquecer: true };
  if (contact)
    await tx
      .insert(lisaContatos)
      .values({ ...contact, ...left })
      .onConflictDoUpdate({ target: [lisaContatos.canal, lisaContatos.pessoa], set: left });
  await recordAudit(tx, {
    userId: null,
    acao: 'apagou-dados',
    entidade: 'conversa',
    dados: { origem, corretorId },
  });
  // Nobody else uses the picture of an unfinished registration.
  if (corretorId === null && session?.foto) await removePicture(storage, session.foto);
}

/** A stored picture's key is the end of its address. */
export async function removePicture(storage: Storage, foto: string): Promise<void> {
  const key = /upload\/[0-9a-f]{2}\/[\w.]+$/.exec(foto)?.[0];
  if (key) await storage.remove(key);
}

/** Deletes the number once the receipt is sent. */
export async function deleteNumber(
  tx: Tx,
  { canal, pessoa }: { canal: string; pessoa: string },
): Promise<void> {
  const [wrote] = await tx
    .select({ id: onboardingSessions.id })
    .from(onboardingSessions)
    .where(eq(onboardingSessions.whatsapp, pessoa));
  // A person who has started again is known again.
  if (wrote) {
    await tx.update(lisaContatos).set({ esquecer: false }).where(isContact({ canal, pessoa }));
    return;
  }
  await tx
    .update(lisaRecebidas)
    .set({ pessoa: 'apagada', conteudo: {} })
    .where(and(eq(lisaRecebidas.canal, canal), eq(lisaRecebidas.pessoa, pessoa)));
  await tx.delete(lisaEnviadas).where(and(eq(lisaEnviadas.canal, canal), eq(lisaEnviadas.pessoa, pessoa)));
  await tx.delete(lisaIdentidades).where(eq(lisaIdentidades.pessoa, pessoa));
  await tx.delete(lisaContatos).where(isContact({ canal, pessoa }));
}
