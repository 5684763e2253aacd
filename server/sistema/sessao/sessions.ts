import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { User } from '#contract/sistema/sessao.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { createSessionLookup } from './session-lookup.ts';
import { hashToken } from './token.ts';

const minute = 60_000;
const idleMs = 12 * 60 * minute;
const absoluteMs = 7 * 24 * 60 * minute;

/**
 * Sessions of administrators: opaque tokens of 256 bits, known to the database by their SHA-256
 * alone; they end after 12 hours without use, after 7 days, and at once when they are revoked.
 */
export function createSessions({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) {
  const find = createSessionLookup(db);
  return {
    /** Opens a session and returns its token, the only time it is known. */
    async open(tx: Queryable, user: User): Promise<string> {
      const token = ids.secret();
      const now = clock.now();
      await tx.insert(sessoes).values({
        tokenHash: hashToken(token),
        userId: user.id,
        criadaEm: now,
        usadaEm: now,
        expiraEm: new Date(now.getTime() + absoluteMs),
      });
      await tx.update(users).set({ ultimoAcessoEm: now }).where(eq(users.id, user.id));
      return token;
    },

    /** Whose token it is, or null; notes the use, at most once a minute. */
    async authenticate(token: string): Promise<AuthenticatedUser | null> {
      const now = clock.now();
      const found = await find(hashToken(token));
      if (!found || found.expiraEm <= now || found.usadaEm.getTime() <= now.getTime() - idleMs) return null;
      if (now.getTime() - found.usadaEm.getTime() > minute) {
        await db.update(sessoes).set({ usadaEm: now }).where(eq(sessoes.id, found.sessionId));
        await db.update(users).set({ ultimoAcessoEm: now }).where(eq(users.id, found.id));
      }
      return { id: found.id, username: found.username, sessionId: found.sessionId };
    },

    /** Whether a session has not ended; asking is no use of it. */
    async stands(sessionId: number): Promise<boolean> {
      const now = clock.now();
      const found = await db
        .select({ id: sessoes.id })
        .from(sessoes)
        .where(
          and(
            eq(sessoes.id, sessionId),
            gt(sessoes.expiraEm, now),
            gt(sessoes.usadaEm, new Date(now.getTime() - idleMs)),
          ),
        );
      return found.length > 0;
    },

    async revoke(tx: Queryable, sessionId: number): Promise<void> {
      await tx.delete(sessoes).where(eq(sessoes.id, sessionId));
    },

    /** Ends every session of an account. */
    async revokeAll(tx: Queryable, userId: number): Promise<void> {
      await tx.delete(sessoes).where(eq(sessoes.userId, userId));
    },

    /** Removes what has ended by itself. */
    async sweep(tx: Queryable): Promise<void> {
      const now = clock.now();
      await tx
        .delete(sessoes)
        .where(or(lt(sessoes.expiraEm, now), lt(sessoes.usadaEm, new Date(now.getTime() - idleMs))));
    },
  };
}
