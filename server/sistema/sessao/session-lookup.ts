import { batchQuestions, type Question } from '#server/db/batch-questions.ts';
import { changesOf } from '#server/db/changes.ts';
import type { Db } from '#server/db/client.ts';
import { whileUnchanged } from '#server/db/while-unchanged.ts';
import type { FoundSession } from './session-store.ts';

interface FoundAdmin extends FoundSession {
  username: string;
}

/** A session opened while its account was being deleted is invalid. */
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
 * Looks up a session and its owner by token hash, whether or not it has expired. Never stale: data other
 * processes may write is re-read, with concurrent tokens in one query, and data only this process can write
 * is cached until a write.
 */
export const createSessionLookup = (db: Db) =>
  whileUnchanged(changesOf(db.$client), batchQuestions(db, question));
