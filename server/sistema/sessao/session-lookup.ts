import { changesOf } from '#server/db/changes.ts';
import type { Db } from '#server/db/client.ts';
import { gathered, type Question } from '#server/db/gathered.ts';
import { whileUnchanged } from '#server/db/while-unchanged.ts';
import type { FoundSession } from './session-store.ts';

interface FoundAdmin extends FoundSession {
  username: string;
}

/** A session that opened while its account was being removed opens nothing. */
const question: Question<FoundAdmin> = {
  name: 'sessoes',
  sql: (hashes) => `
    SELECT json_agg(json_build_object(
      'tokenHash', s.token_hash, 'sessionId', s.id, 'usadaEm', s.usada_em, 'expiraEm', s.expira_em,
      'id', u.id, 'username', u.username))
    FROM sessoes s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ANY(${hashes}) AND s.tipo = 'administrador' AND u.excluido_em IS NULL`,
  read: (json) =>
    new Map(
      ((json ?? []) as (FoundAdmin & { tokenHash: string })[]).map(({ tokenHash, ...row }) => [
        tokenHash,
        { ...row, usadaEm: new Date(row.usadaEm), expiraEm: new Date(row.expiraEm) },
      ]),
    ),
};

/**
 * The session of a token's hash and whose it is, whether or not its time is over. Each answer was
 * true after it was asked for: what others may write is read anew, the tokens of one moment in one
 * query, and what this process alone can write stands until something was written.
 */
export const createSessionLookup = (db: Db) => whileUnchanged(changesOf(db.$client), gathered(db, question));
