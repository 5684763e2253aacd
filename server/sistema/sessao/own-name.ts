import { and, eq, isNull } from 'drizzle-orm';
import type { User } from '#contract/sistema/sessao.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { users } from '#server/db/schema/sistema.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import { presentUser } from './present-user.ts';

/** Keeps what the panel calls an administrator; null: nothing but his user name. */
export function saveOwnName(db: Db, nome: string | null, user: AuthenticatedUser): Promise<User> {
  const own = and(eq(users.id, user.id), isNull(users.excluidoEm));
  return db.transaction(async (tx) => {
    const [was] = await tx.select({ nome: users.nome }).from(users).where(own).for('update');
    const [saved] = await tx.update(users).set({ nome }).where(own).returning();
    if (!was || !saved) throw notFound('Administrador');
    await recordAudit(tx, {
      userId: user.id,
      acao: 'alterou',
      entidade: 'user',
      entidadeId: user.id,
      nome: user.username,
      ...changedFields(was, { nome }, []),
    });
    await bumpLists(tx, 'administradores');
    return presentUser(saved);
  });
}
