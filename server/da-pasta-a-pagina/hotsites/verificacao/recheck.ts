import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { listsVersion } from '#server/db/list-version.ts';
import type { Log } from '#server/kernel/log.ts';
import { createRepeated } from '#server/kernel/repeated.ts';
import { checksTouchedSince, markNow, recordDigest } from './record-digest.ts';
import { checkAgain, findVersion } from './verify.ts';

interface Deps {
  db: Db;
  storage: Storage;
  log: Log;
}
interface Stale {
  hotsiteId: number;
  versaoId: number;
}

/** Names that stand in many records: which of them speak of a changed one is told by comparing all. */
const names = ['incorporadoras', 'bairros', 'cidades', 'estados'] as const;
/** The records themselves; hotsites for what another process has just checked. */
const records = ['empreendimentos', 'hotsites'] as const;
const lookMs = 2000;
/** Between two pages: who is at work comes first. */
const restMs = 20;

/**
 * The public page of each hotsite and its newest one, where what they were held against has changed.
 * Older versions are checked when somebody opens them. Only what was written since `mark` is compared.
 */
async function findStale(db: Db, mark: string | null): Promise<Stale[]> {
  const { rows } = await db.execute<{ hotsiteId: number; versaoId: number }>(sql`
    WITH tocadas AS MATERIALIZED (${checksTouchedSince(mark)})
    SELECT t.id AS "hotsiteId", t.versao_id AS "versaoId"
    FROM tocadas t CROSS JOIN LATERAL ${recordDigest(sql`t.empreendimento_id`)} AS agora (registro)
    WHERE (t.versao_id = t.versao_publica_id
        OR t.versao_id = (
          SELECT v.id FROM hotsite_versoes v WHERE v.hotsite_id = t.id ORDER BY v.numero DESC LIMIT 1))
      AND agora.registro IS DISTINCT FROM t.medidas->>'registro'
    ORDER BY t.versao_id = t.versao_publica_id DESC, t.id`);
  return rows;
}

/**
 * Keeps what stands on the lists and in the work queue true: when a record, its price table or its
 * legal data is written, by whomever, the pages that speak of it are checked again.
 */
export function createRecheck(deps: Deps) {
  const { db, log } = deps;
  let seen = { names: '', records: '' };
  /** What was written before it is compared already; null before the first look, and after one that failed. */
  let compared: string | null = null;

  async function look(stopped?: AbortSignal): Promise<void> {
    const now = { names: await listsVersion(db, [...names]), records: await listsVersion(db, [...records]) };
    const isRenamed = now.names !== seen.names;
    if (!isRenamed && now.records === seen.records) return;
    const [moment] = (await db.execute<{ mark: string }>(markNow)).rows;
    let mark: string | null = moment?.mark ?? null;
    for (const { hotsiteId, versaoId } of await findStale(db, isRenamed ? null : compared)) {
      if (stopped?.aborted) return;
      await findVersion(db, hotsiteId, versaoId)
        .then((version) => checkAgain(deps, version))
        .catch((error) => {
          log.warn({ err: error, hotsiteId, versaoId }, 'could not check a page again');
          mark = null;
        });
      await wait(restMs);
    }
    compared = mark;
    seen = now;
  }

  const repeated = createRepeated({
    everyMs: lookMs,
    log,
    failed: 'could not look for pages to check again',
    work: look,
  });
  return { look: () => look(), ...repeated };
}
