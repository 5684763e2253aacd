import { eq, isNull } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { codigosRecuperacao, dispositivos, passkeys, totp } from '#server/db/schema/seguranca.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { closeRedefinicoes } from './close-redefinicoes.ts';
import { createPasswords } from './password.ts';
import { randomPassword } from './random-password.ts';
import { makeTerminalCode } from './recovery-codes.ts';

type Options = { ids: Ids; config: Pick<Config, 'admin' | 'passwordHash'> };

export interface NewPassword {
  username: string;
  /** The generated password, to be shown once; null if it was given. */
  generated: string | null;
  /** A code that bypasses a blocked login; only after a reset. */
  codigo?: string;
}

/** Creates the first administrator if there is none (ACC-29); else returns null. */
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
      // Two processes may start together: the second one's password would be wrong.
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
 * Resets the administrator's password, creating the account if missing, and ends its sessions, known devices
 * and second factors. The returned code works even while guesses block the login.
 */
export async function resetAdmin(db: Db, { ids, config }: Options): Promise<NewPassword> {
  const generated = config.admin.password === undefined ? randomPassword(ids) : null;
  const password = await createPasswords(config.passwordHash).hash(generated ?? config.admin.password!);
  const { username } = config.admin;
  const codigo = await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ username, password })
      .onConflictDoUpdate({
        target: users.username,
        targetWhere: isNull(users.excluidoEm),
        set: { password, atualizadoEm: new Date() },
      })
      .returning({ id: users.id });
    const userId = user!.id;
    await tx.delete(sessoes).where(eq(sessoes.userId, userId));
    await tx.delete(dispositivos).where(eq(dispositivos.userId, userId));
    await closeRedefinicoes(tx, userId, new Date());
    await tx.delete(codigosRecuperacao).where(eq(codigosRecuperacao.userId, userId));
    const had = [
      ...(await tx.delete(totp).where(eq(totp.userId, userId)).returning({ id: totp.userId })),
      ...(await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })),
    ];
    const deed = { userId: null, entidade: 'user' as const, entidadeId: userId, nome: username };
    if (had.length > 0) await recordAudit(tx, { ...deed, acao: 'limpou-segundo-fator' });
    await recordAudit(tx, { ...deed, acao: 'redefiniu-senha' });
    return makeTerminalCode(tx, userId, { ids, now: new Date() });
  });
  return { username, generated, codigo };
}
