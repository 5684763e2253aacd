import { and, eq, isNull } from 'drizzle-orm';
import type { OwnEmail } from '#contract/sistema/administradores.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { users } from '#server/db/schema/sistema.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import type { EmailsService } from '#server/sistema/emails/service.ts';
import { closeRedefinicoes } from './close-redefinicoes.ts';

interface Deps {
  db: Db;
  clock: Clock;
  /** Verifies the owner by his password. */
  confirm: (user: AuthenticatedUser, currentPassword: string) => Promise<void>;
  emails: Pick<EmailsService, 'write' | 'wake'>;
}

const changedText = (username: string) =>
  `O e-mail da conta ${username} do Portal do Corretor não é mais este.

Avisos e links para uma nova senha vão agora para outro endereço. Se não foi você, entre no painel, troque a senha e fale com outro administrador.`;

/** Keeps where an administrator's own e-mail goes. Links on their way to the former address end. */
export async function saveOwnEmail(
  { db, clock, confirm, emails }: Deps,
  { currentPassword, email, alertasPorEmail }: OwnEmail,
  user: AuthenticatedUser,
) {
  await confirm(user, currentPassword);
  const next = { email, alertasPorEmail };
  const saved = await db.transaction(async (tx) => {
    const own = and(eq(users.id, user.id), isNull(users.excluidoEm));
    const [was] = await tx
      .select({ email: users.email, alertasPorEmail: users.alertasPorEmail })
      .from(users)
      .where(own)
      .for('update');
    await tx.update(users).set(next).where(own);
    if (was?.email !== email) {
      await closeRedefinicoes(tx, user.id, clock.now());
      // Whoever had it hears of it, if it was not he.
      if (was?.email)
        await emails.write(tx, {
          tipo: 'alerta',
          para: was.email,
          assunto: 'O e-mail da sua conta mudou',
          texto: changedText(user.username),
          userId: user.id,
        });
    }
    await recordAudit(tx, {
      userId: user.id,
      acao: 'alterou',
      entidade: 'user',
      entidadeId: user.id,
      nome: user.username,
      ...changedFields(was ?? {}, next, []),
      pessoais: ['email'],
    });
    await bumpLists(tx, 'administradores');
    return next;
  });
  emails.wake();
  return saved;
}
