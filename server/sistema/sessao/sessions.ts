import { eq } from 'drizzle-orm';
import { dayMs, hourMs } from '#contract/base/units.ts';
import type { Db } from '#server/db/client.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { createSessionLookup } from './session-lookup.ts';
import { createSessionStore } from './session-store.ts';

/** Administrator sessions: 12 hours of inactivity, 7 days in total. */
export const createSessions = (deps: { db: Db; clock: Clock; ids: Ids }) =>
  createSessionStore(deps, {
    table: sessoes,
    owner: sessoes.userId,
    idleMs: 12 * hourMs,
    absoluteMs: 7 * dayMs,
    insert: (tx, userId, session) => tx.insert(sessoes).values({ ...session, userId }),
    find: createSessionLookup(deps.db),
    used: (tx, userId, now) => tx.update(users).set({ ultimoAcessoEm: now }).where(eq(users.id, userId)),
  });
