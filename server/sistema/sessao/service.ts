import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { createSignatures } from '#server/kernel/signatures.ts';
import { createAccounts } from './accounts.ts';
import { createChallenges } from './challenges.ts';
import { createCorretorSessions } from './corretor-sessions.ts';
import { createDevices } from './devices.ts';
import { createLogin } from './login.ts';
import { isLoginAllowed as welcome } from './login-allowed.ts';
import { createLoginLimits } from './login-limits.ts';
import { passkeySite } from './passkey-site.ts';
import { createPasswords } from './password.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSeguranca } from './seguranca.ts';
import { createSessions } from './sessions.ts';

/** Login, logout and authentication of requests. */
export function createSessaoService(deps: {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  config: Pick<Config, 'passwordHash' | 'rateLimit' | 'publicUrl'>;
}) {
  const { db } = deps;
  const sessions = createSessions(deps);
  const passwords = createPasswords(deps.config.passwordHash);
  const attempts = deps.config.rateLimit.login;
  const signatures = createSignatures(deps);
  const challenges = createChallenges({ ...deps, signatures });
  const devices = createDevices({ ...deps, signatures });
  const factors = createSecondFactors({ ...deps, challenges, site: passkeySite(deps.config.publicUrl) });
  const parts = { ...deps, sessions, passwords, devices, factors, challenges, attempts };
  const seguranca = createSeguranca(parts);
  const accounts = createAccounts({ ...parts, confirm: seguranca.confirm });

  return {
    authenticate: sessions.authenticate,
    isSessionValid: sessions.isValid,
    /** Password hashing for other slices: all hashing shares one queue. */
    hashPassword: passwords.hash,
    verifyPassword: passwords.verify,
    accounts,
    /** Sessions of corretores, stored separately. */
    corretores: createCorretorSessions(deps),
    /**
     * Limits guessing of corretores' passwords. An attacked account is slowed down, never blocked: its owner
     * has no other way in.
     */
    limits: createLoginLimits(deps.pool, { attempts, everywhere: 'slowed' }),
    login: createLogin(parts),
    seguranca,

    async logout(user: AuthenticatedUser): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.revoke(tx, user.sessionId);
        await recordAudit(tx, { userId: user.id, acao: 'saiu', entidade: 'sessao' });
      });
    },
  };
}
export type SessaoService = ReturnType<typeof createSessaoService>;

/** Whether a corretor may use his own page. */
export const isLoginAllowed = welcome;
