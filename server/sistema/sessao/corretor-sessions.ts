import { and, eq } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorSessoes } from '#server/db/schema/meu-espaco.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { loginAllowed } from './login-allowed.ts';
import { createSessionStore, type FoundSession } from './session-store.ts';

/**
 * Sessions of corretores on their own pages, in a separate table. They end after 7 days of inactivity (longer
 * than an administrator's, whose session exposes everybody's data), after 30 days, when their owner's
 * password changes, and at once when he is suspended, rejected, deleted or erased, which is checked on every
 * request.
 */
export const createCorretorSessions = (deps: { db: Db; clock: Clock; ids: Ids }) =>
  createSessionStore(deps, {
    table: corretorSessoes,
    owner: corretorSessoes.corretorId,
    idleMs: 7 * dayMs,
    absoluteMs: 30 * dayMs,
    insert: (tx, corretorId, session) => tx.insert(corretorSessoes).values({ ...session, corretorId }),
    async find(tokenHash): Promise<FoundSession | undefined> {
      const [found] = await deps.db
        .select({
          sessionId: corretorSessoes.id,
          id: corretorSessoes.corretorId,
          usadaEm: corretorSessoes.usadaEm,
          expiraEm: corretorSessoes.expiraEm,
        })
        .from(corretorSessoes)
        .innerJoin(corretores, eq(corretores.id, corretorSessoes.corretorId))
        .where(and(eq(corretorSessoes.tokenHash, tokenHash), loginAllowed));
      return found;
    },
  });
