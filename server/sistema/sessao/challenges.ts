import { lt } from 'drizzle-orm';
import type { Db, Queryable } from '#server/db/client.ts';
import { desafiosUsados } from '#server/db/schema/seguranca.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Signatures } from '#server/kernel/signatures.ts';
import { hashToken } from '#server/kernel/token-hash.ts';

const lifeMs = 5 * 60_000;

const over = () =>
  new AppError(401, 'desafio-encerrado', 'O tempo para confirmar acabou. Entre de novo com usuário e senha.');

/**
 * Stateless challenges: signed and handed to the caller, so that issuing stores nothing; valid for five
 * minutes and, by recording the used ones, for one answer.
 */
export function createChallenges(deps: { db: Db; clock: Clock; ids: Ids; signatures: Signatures }) {
  const { clock, ids, signatures } = deps;
  return {
    make(purpose: string, holds: object): Promise<string> {
      const all = { ...holds, ate: clock.now().getTime() + lifeMs, n: ids.uuid() };
      return signatures.sign(purpose, Buffer.from(JSON.stringify(all)).toString('base64url'));
    },

    /** Content of a challenge. Throws 401 if invalid or expired. */
    async open<Holds>(purpose: string, challenge: string): Promise<Holds> {
      const text = await signatures.open(purpose, challenge);
      if (!text) throw over();
      const holds = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Holds & { ate: number };
      if (holds.ate <= clock.now().getTime()) throw over();
      return holds;
    },

    /** Call in the answer's transaction. Throws 401 if already used. */
    async use(tx: Queryable, challenge: string): Promise<void> {
      const now = clock.now();
      await tx.delete(desafiosUsados).where(lt(desafiosUsados.expiraEm, now));
      const [first] = await tx
        .insert(desafiosUsados)
        .values({ hash: hashToken(challenge), expiraEm: new Date(now.getTime() + lifeMs) })
        .onConflictDoNothing()
        .returning();
      if (!first) throw over();
    },
  };
}
export type Challenges = ReturnType<typeof createChallenges>;
