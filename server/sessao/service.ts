import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import type { ChangePassword } from '#contract/administradores.ts';
import type { Login, Session } from '#contract/sessao.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { AuthenticatedUser } from '#server/kernel/http/auth-guard.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { createAccounts } from './accounts.ts';
import { createCorretorSessions } from './corretor-sessions.ts';
import { createLoginLimits } from './login-limits.ts';
import { isWelcome as welcome } from './may-enter.ts';
import { createPasswords } from './password.ts';
import { createSessions } from './sessions.ts';

/** Login, logout and whose token a request carries. */
export function createSessaoService(deps: {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  config: Pick<Config, 'passwordHash' | 'rateLimit'>;
}) {
  const { db } = deps;
  const sessions = createSessions(deps);
  const passwords = createPasswords(deps.config.passwordHash);
  const limits = createLoginLimits(deps.pool, deps.config.rateLimit.login);
  const accounts = createAccounts({ ...deps, sessions, passwords });

  return {
    authenticate: sessions.authenticate,
    sessionStands: sessions.stands,
    /** For passwords of others: all hashing waits in one queue. */
    hashPassword: passwords.hash,
    verifyPassword: passwords.verify,
    accounts,
    /** Sessions of corretores, of a kind of their own. */
    corretores: createCorretorSessions(deps),
    /** Brakes guessing of a corretor's password, as of an administrator's. */
    limits,

    /** Opens a session. Throws 401 'Credenciais inválidas', or 429 after too many attempts. */
    async login({ username, password }: Login, address: string): Promise<Session> {
      await limits.enter(username, address);
      const [found] = await db
        .select()
        .from(users)
        .where(and(eq(users.username, username), isNull(users.excluidoEm)));
      if (!(await passwords.verify(password, found?.password ?? null))) {
        await recordAudit(db, {
          userId: null,
          acao: 'falhou-ao-entrar',
          entidade: 'sessao',
          entidadeId: found?.id,
          nome: found?.username,
        });
        throw new AppError(401, 'credenciais-invalidas', 'Credenciais inválidas');
      }
      const user = { id: found!.id, username: found!.username };
      const token = await db.transaction(async (tx) => {
        await sessions.sweep(tx);
        // The password was right a moment ago: a reset or removal since then must win.
        const [still] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, user.id), eq(users.password, found!.password), isNull(users.excluidoEm)))
          .for('update');
        if (!still) throw new AppError(401, 'credenciais-invalidas', 'Credenciais inválidas');
        await recordAudit(tx, { userId: user.id, acao: 'entrou', entidade: 'sessao' });
        return sessions.open(tx, user);
      });
      await limits.forgive(username, address);
      return { token, user };
    },

    /** Guessing the current password is slowed down as guessing at the login is. */
    async changePassword(given: ChangePassword, user: AuthenticatedUser, address: string): Promise<Session> {
      await limits.enter(user.username, address);
      const session = await accounts.changeOwn(given, user);
      await limits.forgive(user.username, address);
      return session;
    },

    async logout(user: AuthenticatedUser): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.revoke(tx, user.sessionId);
        await recordAudit(tx, { userId: user.id, acao: 'saiu', entidade: 'sessao' });
      });
    },
  };
}
export type SessaoService = ReturnType<typeof createSessaoService>;

/** Whether a corretor may be on his own page. */
export const isWelcome = welcome;
