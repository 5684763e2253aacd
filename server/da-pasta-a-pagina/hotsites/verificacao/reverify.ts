import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { minuteMs } from '#contract/base/units.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { listsVersion } from '#server/db/list-version.ts';
import { signalsOf } from '#server/db/signals.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { markNow, recordDigest, verificacoesTouchedSince } from './record-digest.ts';
import { findVersion, verifyAgain } from './verify.ts';

interface Deps {
  db: Db;
  storage: Storage;
  log: Log;
}
interface Stale {
  hotsiteId: number;
  versaoId: number;
}

/** Records whose names appear in many others: affected ones are found by comparing all. */
const names = ['incorporadoras', 'bairros', 'cidades', 'estados'] as const;
/** The records themselves; hotsites because another process may have just verified them. */
const records = ['empreendimentos', 'hotsites'] as const;
/** Looked for at least as often, and no more often than the pause. */
const lookMs = 10 * minuteMs;
const pauseMs = 2000;
/** Pause between two pages, so that users come first. */
const restMs = 20;

/**
 * The public and newest pages of each hotsite whose compared data has changed since `mark`. Older versions
 * are verified when opened.
 */
async function findStale(db: Db, mark: string | null): Promise<Stale[]> {
  const { rows } = await db.execute<{ hotsiteId: number; versaoId: number }>(sql`
    WITH tocadas AS MATERIALIZED (${verificacoesTouchedSince(mark)})
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
 * Keeps verificações current: when a record, its price table or its legal data is written by anyone, the
 * pages concerned are verified again.
 */
export function createReverify(deps: Deps) {
  const { db, log } = deps;
  let seen = { names: '', records: '' };
  /** The mark up to which writes were compared; null before the first pass, and after a failure. */
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
        .then((version) => verifyAgain(deps, version))
        .catch((error) => {
          log.warn({ err: error, hotsiteId, versaoId }, 'could not check a page again');
          mark = null;
        });
      await wait(restMs);
    }
    compared = mark;
    seen = now;
  }

  const repeated = createPeriodicTask({
    everyMs: lookMs,
    told: { signals: signalsOf(db), signal: 'lists', pauseMs },
    log,
    failed: 'could not look for pages to check again',
    work: look,
  });
  return { look: () => look(), ...repeated };
}
