import { livingWorkersQuery } from '#server/kernel/living-workers.ts';
import { type Metric, metric, type Sample } from '#server/kernel/metrics.ts';

/**
 * What waits for a worker, of each queue, and since when: runs nobody holds, messages that came in, messages
 * to send that are due, webhooks and e-mails to deliver.
 */
const waiting = `
  SELECT 'runs' AS queue, count(*)::int AS total,
    extract(epoch FROM now() - min(coalesce(lease_until, criado_em)))::float8 AS oldest
  FROM workflow_runs WHERE state = 'running' AND (lease_until IS NULL OR lease_until < now())
  UNION ALL
  SELECT 'inbox', count(*)::int, extract(epoch FROM now() - min(recebida_em))::float8
  FROM lisa_recebidas WHERE tratada_em IS NULL
  UNION ALL
  SELECT 'outbox', count(*)::int, extract(epoch FROM now() - min(liberada_em))::float8
  FROM lisa_enviadas WHERE estado IN ('queued', 'sending') AND liberada_em <= now()
  UNION ALL
  SELECT 'webhooks', count(*)::int, extract(epoch FROM now() - min(quando))::float8
  FROM webhook_entregas WHERE estado = 'pendente' AND proxima_em <= now()
  UNION ALL
  SELECT 'emails', count(*)::int, extract(epoch FROM now() - min(criado_em))::float8
  FROM emails WHERE estado = 'pendente' AND proxima_em <= now()`;

/** Depth and age of the queues. */
export const queueMetrics: Metric = async (read) => {
  const rows = (await read<{ queue: string; total: number; oldest: number | null }>(waiting)) ?? [];
  return (
    metric(
      'portal_queue_depth',
      'gauge',
      'What waits for a worker, by queue.',
      rows.map(({ queue, total }): Sample => [`{queue="${queue}"}`, total]),
    ) +
    metric(
      'portal_queue_oldest_seconds',
      'gauge',
      'How long the oldest of a queue has waited; 0 for an empty one.',
      rows.map(({ queue, oldest }): Sample => [`{queue="${queue}"}`, Math.max(0, oldest ?? 0)]),
    )
  );
};

const workers = (samples: Sample[]) =>
  metric('portal_workers', 'gauge', 'Processes with workers that live on this database.', samples);

/** Processes that work them off, where there can be several. */
export const workerMetrics: Metric = async (read) =>
  workers(
    ((await read<{ total: number }>(livingWorkersQuery)) ?? []).map(({ total }): Sample => ['', total]),
  );

/** The embedded engine belongs to one process, which answers this itself. */
export const onlyWorkerMetrics: Metric = async () => workers([['', 1]]);
