import { eq } from 'drizzle-orm';
import type { Deed } from '#contract/base/deeds.ts';
import { conversasMessages } from '#contract/lisa/conversas.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos } from '#server/db/schema/lisa.ts';
import { users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import { isContact } from '../contacts.ts';
import { readSession } from '../sessions.ts';

/** Locks a conversation and reads who answers in it. Throws 404. */
export async function lockConversa(tx: Tx, { id, canal }: { id: number; canal: string }) {
  const [row] = await tx
    .select({ pessoa: onboardingSessions.whatsapp })
    .from(onboardingSessions)
    .where(eq(onboardingSessions.id, id))
    .for('update');
  if (!row) throw missingRecord('conversa');
  const { pessoa } = row;
  const { session } = await readSession(tx, pessoa);
  const [contact] = await tx.select().from(lisaContatos).where(isContact({ canal, pessoa }));
  return { pessoa, session, contact };
}
export type LockedConversa = Awaited<ReturnType<typeof lockConversa>>;

/** 409 naming who answers now. */
export async function conversaTaken(tx: Tx, assumidaPor: number | null): Promise<AppError> {
  const [user] =
    assumidaPor === null
      ? []
      : await tx.select({ username: users.username }).from(users).where(eq(users.id, assumidaPor));
  const detail = user ? `${user.username} responde nesta conversa` : 'A Lisa responde nesta conversa';
  return new AppError(409, 'mudou-de-maos', conversasMessages.changed, { detail });
}

/** Logs a deed in a conversation without the person's name (LGPD). */
export async function recordDeed(
  tx: Tx,
  { acao, id, userId }: { acao: Deed; id: number; userId: number | null },
): Promise<void> {
  await recordAudit(tx, { userId, acao, entidade: 'conversa', entidadeId: id });
  await bumpLists(tx, 'admin/whatsapp/conversas');
}
