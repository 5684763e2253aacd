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

export interface ForgetTools {
  clock: Clock;
  storage: Storage;
}

/**
 * Forgets a person, at their own request or when the time for keeping is over: the conversation, what was written on either side, and the
 * corretor, if one came of it. What stay are the ids of messages, so that none takes effect a second
 * time, and the number until the receipt is out.
 */
export async function forget(
  tx: Tx,
  { clock, storage }: ForgetTools,
  {
    canal,
    pessoa,
    corretorId,
    origem = 'lisa',
  }: {
    canal: string;
    pessoa: string;
    corretorId: number | null;
    /** At the person's own request, or because the time for keeping it is over. */
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
      tratadaEm: sql`coalesce(${lisaRecebidas.tratadaEm}, ${clock.now().toISOString()}::timestamptz)`,
    })
    // What was written after the request is still to be read; what waited to be read is not any more.
    .where(
      and(
        eq(lisaRecebidas.canal, canal),
        eq(lisaRecebidas.pessoa, pessoa),
        or(isNotNull(lisaRecebidas.tratadaEm), isNotNull(lisaRecebidas.problema)),
      ),
    );
  await tx.delete(lisaEnviadas).where(and(eq(lisaEnviadas.canal, canal), eq(lisaEnviadas.pessoa, pessoa)));
  await tx.delete(lisaLinks).where(eq(lisaLinks.pessoa, pessoa));
  // By its ids nobody is known any more; where the receipt goes stands in the contact until it is out.
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
  // Of a registration that was never finished nobody else knows the picture.
  if (corretorId === null && session?.foto) await removePicture(storage, session.foto);
}

/** The key of a stored picture is the end of its address. */
export async function removePicture(storage: Storage, foto: string): Promise<void> {
  const key = /upload\/[0-9a-f]{2}\/[\w.]+$/.exec(foto)?.[0];
  if (key) await storage.remove(key);
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
  await tx.delete(lisaIdentidades).where(eq(lisaIdentidades.pessoa, pessoa));
  await tx.delete(lisaContatos).where(isContact({ canal, pessoa }));
}
