import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Log } from '#server/kernel/log.ts';
import { type Limiter, RateLimitError } from './rate-limit.ts';

/** Keys kept in mind at most; what is dropped has counted here no more than a portion. */
const maxKeys = 20_000;
/** A key's first call is told after this, later ones together after the longer wait or with a whole portion. */
const soonMs = 50;
const laterMs = 1_000;
/** Calls of a key a process counts alone at most, as a share of its limit. */
const portionOf = (points: number) => Math.max(1, Math.floor(points / 50));

interface Count {
  /** Of all processes, as last told. */
  total: number;
  /** Being told, and still to tell. */
  sent: number;
  untold: number;
  /** When its time is over, by `performance.now()`; null while only this process knows of it. */
  endsAt: number | null;
}

/** Adds what was counted here to what others counted, by the database's clock. */
const adding = `
  WITH agora AS (SELECT (extract(epoch FROM now()) * 1000)::bigint AS ms)
  INSERT INTO limites AS l (key, points, expire)
  SELECT key, n, agora.ms + $3::bigint FROM unnest($1::text[], $2::int[]) AS dito(key, n), agora ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN l.expire <= (SELECT ms FROM agora) THEN excluded.points ELSE l.points + excluded.points END,
    expire = CASE WHEN l.expire <= (SELECT ms FROM agora) THEN excluded.expire ELSE l.expire END
  RETURNING key, points, (expire - (SELECT ms FROM agora))::float8 AS ms`;

/**
 * Counts calls of all processes in the table `limites` without asking it at each: every process counts in memory, tells
 * the others in portions and learns theirs. Processes together may pass a limit by a fiftieth each; one that cannot reach the
 * database counts alone.
 */
export function createGatheredLimiter(
  pool: pg.Pool,
  { name, points, seconds, log }: { name: string; points: number; seconds: number; log: Log },
): Limiter {
  const counts = new LRUCache<string, Count>({ max: maxKeys });
  const untold = new Set<string>();
  const portion = portionOf(points);
  const prefix = `${name}:`;
  let timer: NodeJS.Timeout | undefined;
  let tellsAt = Number.POSITIVE_INFINITY;
  let telling = false;

  function countOf(key: string): Count {
    const known = counts.get(key);
    if (known && (known.endsAt === null || performance.now() < known.endsAt)) return known;
    const made = { total: 0, sent: 0, untold: 0, endsAt: null };
    counts.set(key, made);
    return made;
  }
  const used = ({ total, sent, untold }: Count) => total + sent + untold;
  const left = ({ endsAt }: Count) => (endsAt === null ? seconds * 1000 : endsAt - performance.now());

  function tellIn(ms: number): void {
    const at = performance.now() + ms;
    if (telling || tellsAt <= at) return;
    tellsAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), ms).unref();
  }

  async function tell(): Promise<void> {
    tellsAt = Number.POSITIVE_INFINITY;
    const told = [...untold].flatMap((key): [string, Count][] => {
      const count = counts.peek(key);
      return count && count.untold > 0 ? [[key, count]] : [];
    });
    untold.clear();
    if (told.length === 0) return;
    telling = true;
    for (const [, count] of told) {
      count.sent = count.untold;
      count.untold = 0;
    }
    try {
      const keys = told.map(([key]) => prefix + key);
      const { rows } = await pool.query<{ key: string; points: number; ms: number }>(adding, [
        keys,
        told.map(([, { sent }]) => sent),
        seconds * 1000,
      ]);
      const byKey = new Map(told.map(([key, count]) => [prefix + key, count]));
      for (const row of rows) {
        const count = byKey.get(row.key)!;
        Object.assign(count, { total: row.points, sent: 0, endsAt: performance.now() + row.ms });
      }
    } catch (error) {
      // The process ends.
      if (pool.ended) return;
      log.warn({ err: error }, 'could not tell other processes how many calls there were');
      for (const [key, count] of told) {
        count.untold += count.sent;
        count.sent = 0;
        count.endsAt ??= performance.now() + seconds * 1000;
        untold.add(key);
      }
      telling = false;
      return tellIn(laterMs);
    }
    telling = false;
    if (untold.size > 0) tellIn(soonMs);
  }

  return {
    async consume(key) {
      const count = countOf(key);
      // One that is over its limit is counted no further: a flood writes nothing.
      if (used(count) > points) throw new RateLimitError(left(count));
      const isFirst = used(count) === 0;
      count.untold += 1;
      untold.add(key);
      tellIn(count.untold >= portion ? 0 : isFirst ? soonMs : laterMs);
      if (used(count) > points) throw new RateLimitError(left(count));
    },
    refuse(key) {
      const count = countOf(key);
      if (used(count) > points) throw new RateLimitError(left(count));
    },
    isExceeded: async (key) => used(countOf(key)) > points,
    async reset(key) {
      counts.delete(key);
      await pool.query('DELETE FROM limites WHERE key = $1', [prefix + key]);
    },
  };
}
