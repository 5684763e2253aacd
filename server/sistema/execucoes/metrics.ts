import { type Metric, metric } from '#server/kernel/metrics.ts';

/** Counts of runs and their events. */
export const runMetrics: Metric = async (read) => {
  const found = await read<{ state: string; runs: number; events: string }>(
    `SELECT state, count(*)::int AS runs, sum(last_event)::text AS events
     FROM workflow_runs GROUP BY state ORDER BY state`,
  );
  const rows = found ?? [];
  return (
    metric(
      'portal_runs',
      'gauge',
      'Runs by state.',
      rows.map(({ state, runs }) => [`{state="${state}"}`, runs]),
    ) +
    metric(
      'portal_run_events',
      'gauge',
      'Events of the runs by state.',
      rows.map(({ state, events }) => [`{state="${state}"}`, events]),
    )
  );
};
