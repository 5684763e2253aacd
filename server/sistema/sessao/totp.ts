import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db, Queryable } from '#server/db/client.ts';
import { totp } from '#server/db/schema/seguranca.ts';
import type { Clock } from '#server/kernel/clock.ts';

const period = 30;
const codeOf = (segredo: string, label = '') =>
  new TOTP({
    issuer: 'Portal do Corretor',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(segredo),
  });

/** The time step of a code, current or adjacent; null if wrong. */
export function stepOf(segredo: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = codeOf(segredo).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** TOTP codes: six digits, a new one every 30 seconds, each usable once (RFC 6238). */
export function createTotp({ db, clock }: { db: Db; clock: Clock }) {
  async function takeWhere(tx: Queryable, userId: number, code: string, isConfirmed: boolean) {
    const [row] = await tx.select().from(totp).where(eq(totp.userId, userId));
    if (!row || (row.confirmadoEm !== null) !== isConfirmed) return false;
    const step = stepOf(row.segredo, code, clock.now());
    if (step === null) return false;
    // The first write wins: the same code again finds its step used.
    const taken = await tx
      .update(totp)
      .set({ ultimoPasso: step, confirmadoEm: row.confirmadoEm ?? clock.now() })
      .where(
        and(
          ...[eq(totp.userId, userId), eq(totp.segredo, row.segredo), lt(totp.ultimoPasso, step)],
          isConfirmed ? isNotNull(totp.confirmadoEm) : isNull(totp.confirmadoEm),
        ),
      )
      .returning({ userId: totp.userId });
    return taken.length > 0;
  }

  return {
    /** A new secret, inactive until confirmed by a first code; replaces an unconfirmed one. */
    async start(tx: Queryable, user: { id: number; username: string }) {
      const segredo = new Secret({ size: 20 }).base32;
      const values = { segredo, ultimoPasso: 0, criadoEm: clock.now(), confirmadoEm: null };
      const [stored] = await tx
        .insert(totp)
        .values({ userId: user.id, ...values })
        .onConflictDoUpdate({ target: totp.userId, set: values, setWhere: isNull(totp.confirmadoEm) })
        .returning({ userId: totp.userId });
      return stored ? { segredo, endereco: codeOf(segredo, user.username).toString() } : null;
    },
    confirm: (tx: Queryable, userId: number, code: string) => takeWhere(tx, userId, code, false),
    take: (tx: Queryable, userId: number, code: string) => takeWhere(tx, userId, code, true),
    async remove(tx: Queryable, userId: number): Promise<boolean> {
      const gone = await tx.delete(totp).where(eq(totp.userId, userId)).returning();
      return gone.some(({ confirmadoEm }) => confirmadoEm !== null);
    },
    async since(userId: number): Promise<Date | null> {
      const [row] = await db.select({ since: totp.confirmadoEm }).from(totp).where(eq(totp.userId, userId));
      return row?.since ?? null;
    },
  };
}
