import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Queryable } from '#server/db/client.ts';
import { totp as totpTable } from '#server/db/schema/seguranca.ts';
import { users } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Challenges } from './challenges.ts';
import type { PasskeySite } from './passkey-site.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes, plainCode } from './recovery-codes.ts';
import { createTotp, stepOf } from './totp.ts';

interface Deps {
  db: Db;
  clock: Clock;
  ids: Ids;
  challenges: Challenges;
  site: PasskeySite | null;
}

/** An administrator's second factors; all are off by default. */
export function createSecondFactors(deps: Deps) {
  const { db, clock } = deps;
  const totp = createTotp(deps);
  const passkeys = createPasskeys(deps);
  const codes = createRecoveryCodes(deps);

  /** Deletes recovery codes once no factor is left. */
  async function clearCodesIfOff(tx: Queryable, userId: number): Promise<void> {
    const [row] = await tx.select().from(totpTable).where(eq(totpTable.userId, userId));
    if (!row?.confirmadoEm && (await passkeys.howMany(tx, userId)) === 0) await codes.clear(tx, userId);
  }

  return {
    totp,
    passkeys,
    codes,

    /** The factors required after the password. */
    async fatores(userId: number): Promise<('codigo' | 'passkey')[]> {
      const hasPasskey = (await passkeys.howMany(db, userId)) > 0;
      const hasTotp = (await totp.since(userId)) !== null;
      // A recovery code replaces a lost passkey.
      return hasPasskey ? ['passkey', 'codigo'] : hasTotp ? ['codigo'] : [];
    },

    /** Whether a code is currently valid for an account name, without using it. */
    async isRight(username: string, code: string): Promise<number | null> {
      const plain = plainCode(code);
      const [found] = await db
        .select({
          id: users.id,
          segredo: totpTable.segredo,
          passo: totpTable.ultimoPasso,
          confirmadoEm: totpTable.confirmadoEm,
        })
        .from(users)
        .leftJoin(totpTable, eq(totpTable.userId, users.id))
        .where(and(eq(users.username, username), isNull(users.excluidoEm)));
      if (/^\d{6}$/.test(plain)) {
        if (!found) return null;
        const step = found.segredo && found.confirmadoEm ? stepOf(found.segredo, plain, clock.now()) : null;
        return step !== null && step > (found.passo ?? 0) ? found.id : null;
      }
      // Also done for unknown accounts, so that timing does not reveal which exist.
      return (await codes.isRight(found?.id ?? 0, code)) ? found!.id : null;
    },

    /** Uses a code, of the app or for recovery; null if wrong or already used. */
    async take(tx: Queryable, userId: number, code: string): Promise<'totp' | 'recuperacao' | null> {
      const plain = plainCode(code);
      if (/^\d{6}$/.test(plain)) return (await totp.take(tx, userId, plain)) ? 'totp' : null;
      return (await codes.take(tx, userId, code)) ? 'recuperacao' : null;
    },

    clearCodesIfOff,

    /** Removes all of an account's factors; returns whether any was active. */
    async clear(tx: Queryable, userId: number): Promise<boolean> {
      const hadTotp = await totp.remove(tx, userId);
      const hadPasskeys = await passkeys.removeAll(tx, userId);
      await codes.clear(tx, userId);
      return hadTotp || hadPasskeys > 0;
    },
  };
}
export type SecondFactors = ReturnType<typeof createSecondFactors>;
