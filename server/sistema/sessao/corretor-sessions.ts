import { and, eq, lt, or } from 'drizzle-orm';
import type { Db, Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorSessoes } from '#server/db/schema/meu-espaco.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { AuthenticatedCorretor } from '#server/kernel/http/admission.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { mayEnter } from './may-enter.ts';
import { hashToken } from './token.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A phone in a pocket: longer than an administrator's, whose session opens everybody's data. */
const idleMs = 7 * day;
const absoluteMs = 30 * day;

/**
 * Sessions of corretores on their own pages: opaque tokens like an administrator's, in another table.
 * They end after 7 days without use, after 30 days, when their owner's password changes, and at once
 * when he is suspended, rejected, deleted or erased: that is asked with every request.
 */
export function createCorretorSessions({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) {
  return {
    /** Opens a session and returns its token, the only time it is known. */
    async open(tx: Queryable, corretorId: number): Promise<string> {
      const token = ids.secret();
      const now = clock.now();
      await tx.insert(corretorSessoes).values({
        tokenHash: hashToken(token),
        corretorId,
        criadaEm: now,
        usadaEm: now,
        expiraEm: new Date(now.getTime() + absoluteMs),
      });
      return token;
    },

    /** Whose token it is, or null; notes the use, at most once a minute. */
    async authenticate(token: string): Promise<AuthenticatedCorretor | null> {
      const now = clock.now();
      const [found] = await db
        .select({
          sessionId: corretorSessoes.id,
          id: corretorSessoes.corretorId,
          usadaEm: corretorSessoes.usadaEm,
          expiraEm: corretorSessoes.expiraEm,
        })
        .from(corretorSessoes)
        .innerJoin(corretores, eq(corretores.id, corretorSessoes.corretorId))
        .where(and(eq(corretorSessoes.tokenHash, hashToken(token)), mayEnter));
      if (!found || found.expiraEm <= now || found.usadaEm.getTime() <= now.getTime() - idleMs) return null;
      const { id, sessionId } = found;
      if (now.getTime() - found.usadaEm.getTime() > minute)
        await db.update(corretorSessoes).set({ usadaEm: now }).where(eq(corretorSessoes.id, sessionId));
      return { id, sessionId };
    },

    async revoke(tx: Queryable, sessionId: number): Promise<void> {
      await tx.delete(corretorSessoes).where(eq(corretorSessoes.id, sessionId));
    },

    /** Ends every session of a corretor. */
    async revokeAll(tx: Queryable, corretorId: number): Promise<void> {
      await tx.delete(corretorSessoes).where(eq(corretorSessoes.corretorId, corretorId));
    },

    /** Removes what has ended by itself. */
    async sweep(tx: Queryable): Promise<void> {
      const now = clock.now();
      await tx
        .delete(corretorSessoes)
        .where(
          or(
            lt(corretorSessoes.expiraEm, now),
            lt(corretorSessoes.usadaEm, new Date(now.getTime() - idleMs)),
          ),
        );
    },
  };
}
