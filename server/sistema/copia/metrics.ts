import type { Clock } from '#server/kernel/clock.ts';
import { type Metric, metric } from '#server/kernel/metrics.ts';

/** Age of the newest verified backup, and how many of the listed ones failed. */
export const copyMetrics =
  (clock: Clock): Metric =>
  async (read) => {
    const [found] =
      (await read<{ last: Date | null; failed: number }>(
        `SELECT max(criada_em) FILTER (WHERE conferida_em IS NOT NULL) AS last,
         count(*) FILTER (WHERE conferida_em IS NULL)::int AS failed FROM copias`,
      )) ?? [];
    if (!found) return '';
    const age = found.last && Math.max(0, (clock.now().getTime() - found.last.getTime()) / 1000);
    return (
      metric(
        'portal_backup_last_verified_seconds',
        'gauge',
        'Time since the newest backup that was restored and found the same.',
        age === null ? [] : [['', age]],
      ) +
      metric('portal_backups_unverified', 'gauge', 'Listed backups that were not verified.', [
        ['', found.failed],
      ])
    );
  };
