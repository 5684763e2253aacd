import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { emails, redefinicoes } from '#server/db/schema/emails.ts';

/** Ends every link to a new password of an account, and those still to leave. */
export async function closeRedefinicoes(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx
    .update(redefinicoes)
    .set({ usadoEm: now })
    .where(and(eq(redefinicoes.userId, userId), isNull(redefinicoes.usadoEm)));
  await tx
    .update(emails)
    .set({ estado: 'desistiu', valeAte: now, texto: null, resposta: 'o link dele deixou de valer' })
    .where(and(eq(emails.userId, userId), eq(emails.tipo, 'redefinicao'), eq(emails.estado, 'pendente')));
}
