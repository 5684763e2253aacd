import { and, eq, gt, lt, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#contract/base/units.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import type { corretorSessoes } from '#server/db/schema/meu-espaco.ts';
import type { sessoes } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { onceKnown, type Soon } from '#server/kernel/soon.ts';
import { hashToken } from '#server/kernel/token-hash.ts';

/** A session found by its token, with a permitted owner, whether or not it has expired. */
export interface FoundSession {
  sessionId: number;
  /** Its owner. */
  id: number;
  usadaEm: Date;
  expiraEm: Date;
}

interface Opened {
  tokenHash: string;
  criadaEm: Date;
  usadaEm: Date;
  expiraEm: Date;
}

/** What differs between kinds of sessions. */
export interface SessionKind<Found extends FoundSession> {
  table: typeof sessoes | typeof corretorSessoes;
  owner: typeof sessoes.userId | typeof corretorSessoes.corretorId;
  /** Inactivity limit and total lifetime. */
  idleMs: number;
  absoluteMs: number;
  insert: (tx: Queryable, ownerId: number, session: Opened) => Promise<unknown>;
  find: (tokenHash: string) => Soon<Found | undefined>;
  /** Records the owner's activity. */
  used?: (tx: Queryable, ownerId: number, now: Date) => Promise<unknown>;
}

/**
 * Sessions of one kind: opaque 256-bit tokens, stored only as SHA-256. They end after inactivity, after a
 * maximum lifetime, and at once when revoked.
 */
export function createSessionStore<Found extends FoundSession>(
  { db, clock, ids }: { db: Db; clock: Clock; ids: Ids },
  { table, owner, idleMs, absoluteMs, insert, find, used = async () => {} }: SessionKind<Found>,
) {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  const hashes = new LRUCache<string, string>({ max: 1000, memoMethod: hashToken });
  async function recordUse(found: Found, now: Date): Promise<Found> {
    await db.update(table).set({ usadaEm: now }).where(eq(table.id, found.sessionId));
    await used(db, found.id, now);
    return found;
  }
  return {
    /** Opens a session and returns its token, the only time it is known. */
    async open(tx: Queryable, ownerId: number): Promise<string> {
      const token = ids.secret();
      const now = clock.now();
      const expiraEm = after(absoluteMs);
      await insert(tx, ownerId, { tokenHash: hashToken(token), criadaEm: now, usadaEm: now, expiraEm });
      await used(tx, ownerId, now);
      return token;
    },

    /** Authenticates a token, or null; records the use, at most once a minute. */
    authenticate(token: string): Soon<Omit<Found, 'usadaEm' | 'expiraEm'> | null> {
      const now = clock.now();
      return onceKnown(find(hashes.memo(token)), (found): Soon<Found | null> => {
        if (!found) return null;
        const idle = now.getTime() - found.usadaEm.getTime();
        if (found.expiraEm <= now || idle >= idleMs) return null;
        return idle > minuteMs ? recordUse(found, now) : found;
      });
    },

    /** Whether a session is still valid; does not count as activity. */
    async isValid(sessionId: number): Promise<boolean> {
      const found = await db
        .select({ id: table.id })
        .from(table)
        .where(
          and(eq(table.id, sessionId), gt(table.expiraEm, clock.now()), gt(table.usadaEm, after(-idleMs))),
        );
      return found.length > 0;
    },

    async revoke(tx: Queryable, sessionId: number): Promise<void> {
      await tx.delete(table).where(eq(table.id, sessionId));
    },

    /** Ends every session of an owner. */
    async revokeAll(tx: Queryable, ownerId: number): Promise<void> {
      await tx.delete(table).where(eq(owner, ownerId));
    },

    /** Deletes expired sessions. */
    async sweep(tx: Queryable): Promise<void> {
      await tx.delete(table).where(or(lt(table.expiraEm, clock.now()), lt(table.usadaEm, after(-idleMs))));
    },
  };
}
