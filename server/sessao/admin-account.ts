import { eq, isNull } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { createPasswords } from './password.ts';
import { randomPassword } from './random-password.ts';

type Options = { ids: Ids; config: Pick<Config, 'admin' | 'passwordHash'> };

export interface NewPassword {
  username: string;
  /** The password, when it was made here and has to be shown once; null when it was given. */
  generated: string | null;
}

/** Makes the first administrator when there is none yet (ACC-29); answers null when there is one. */
export async function createFirstAdmin(db: Db, { ids, config }: Options): Promise<NewPassword | null> {
  const [anybody] = await db.select({ id: users.id }).from(users).where(isNull(users.excluidoEm)).limit(1);
  if (anybody) return null;
  const generated = config.admin.password === undefined ? randomPassword(ids) : null;
  const password = await createPasswords(config.passwordHash).hash(generated ?? config.admin.password!);
  const { username } = config.admin;
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ username, password })
      // Two processes may start together: the second one's password would be a lie.
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!made) return null;
    await recordAudit(tx, {
      userId: null,
      acao: 'criou',
      entidade: 'user',
      entidadeId: made.id,
      nome: username,
    });
    return { username, generated };
  });
}

/**
 * Gives the administrator a new password, making the account when it is missing, and ends all of
 * its sessions.
 */
export async function resetAdmin(db: Db, { ids, config }: Options): Promise<NewPassword> {
  const generated = config.admin.password === undefined ? randomPassword(ids) : null;
  const password = await createPasswords(config.passwordHash).hash(generated ?? config.admin.password!);
  const { username } = config.admin;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ username, password })
      .onConflictDoUpdate({
        target: users.username,
        targetWhere: isNull(users.excluidoEm),
        set: { password, atualizadoEm: new Date() },
      })
      .returning({ id: users.id });
    await tx.delete(sessoes).where(eq(sessoes.userId, user!.id));
    await recordAudit(tx, {
      userId: null,
      acao: 'redefiniu-senha',
      entidade: 'user',
      entidadeId: user!.id,
      nome: username,
    });
  });
  return { username, generated };
}
