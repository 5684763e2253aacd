import { and, eq, isNull, sql } from 'drizzle-orm';
import { changesOf } from '#server/db/changes.ts';
import type { Db } from '#server/db/client.ts';
import { coalesced } from '#server/db/coalesced.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import { whileUnchanged } from '#server/db/while-unchanged.ts';

/**
 * The session of a token's hash and whose it is, whether or not its time is over. Each answer was
 * true after it was asked for: what others may write is read anew, the tokens of one moment in one
 * query, and what this process alone can write stands until something was written.
 */
export function createSessionLookup(db: Db) {
  const changes = changesOf(db.$client);
  const statement = db
    .select({
      tokenHash: sessoes.tokenHash,
      sessionId: sessoes.id,
      usadaEm: sessoes.usadaEm,
      expiraEm: sessoes.expiraEm,
      id: users.id,
      username: users.username,
    })
    .from(sessoes)
    .innerJoin(users, eq(users.id, sessoes.userId))
    .where(
      and(
        sql`${sessoes.tokenHash} = ANY(${sql.placeholder('hashes')}::text[])`,
        eq(sessoes.tipo, 'administrador'),
        // A session that opened while its account was being removed opens nothing.
        isNull(users.excluidoEm),
      ),
    )
    .prepare(changes ? '' : 'sessions_of_tokens');
  const read = coalesced(async (hashes) => {
    const rows = await statement.execute({ hashes });
    return new Map(rows.map((row) => [row.tokenHash, row]));
  });
  return whileUnchanged(changes, read);
}
