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

/** All that proves an administrator beside the password; nothing of it is on until he turns it on. */
export function createSecondFactors(deps: Deps) {
  const { db, clock } = deps;
  const totp = createTotp(deps);
  const passkeys = createPasskeys(deps);
  const codes = createRecoveryCodes(deps);

  /** Takes away what has no use without a factor. */
  async function clearCodesIfOff(tx: Queryable, userId: number): Promise<void> {
    const [row] = await tx.select().from(totpTable).where(eq(totpTable.userId, userId));
    if (!row?.confirmadoEm && (await passkeys.howMany(tx, userId)) === 0) await codes.clear(tx, userId);
  }

  return {
    totp,
    passkeys,
    codes,

    /** Which of them are asked for after the password. */
    async fatores(userId: number): Promise<('codigo' | 'passkey')[]> {
      const hasPasskey = (await passkeys.howMany(db, userId)) > 0;
      const hasTotp = (await totp.since(userId)) !== null;
      // A code of recovery stands in for a passkey that was lost.
      return hasPasskey ? ['passkey', 'codigo'] : hasTotp ? ['codigo'] : [];
    },

    /** Whether a code is right for the account of a name just now, without taking it. */
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
      // Asked of nobody as well: the time of an answer does not tell which accounts exist.
      return (await codes.isRight(found?.id ?? 0, code)) ? found!.id : null;
    },

    /** Takes a code, of the app or of recovery; null for a wrong or used one. */
    async take(tx: Queryable, userId: number, code: string): Promise<'totp' | 'recuperacao' | null> {
      const plain = plainCode(code);
      if (/^\d{6}$/.test(plain)) return (await totp.take(tx, userId, plain)) ? 'totp' : null;
      return (await codes.take(tx, userId, code)) ? 'recuperacao' : null;
    },

    clearCodesIfOff,

    /** Takes all of an account's away; answers whether any was on. */
    async clear(tx: Queryable, userId: number): Promise<boolean> {
      const hadTotp = await totp.remove(tx, userId);
      const hadPasskeys = await passkeys.removeAll(tx, userId);
      await codes.clear(tx, userId);
      return hadTotp || hadPasskeys > 0;
    },
  };
}
export type SecondFactors = ReturnType<typeof createSecondFactors>;
