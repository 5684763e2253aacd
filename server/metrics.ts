import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { versao } from '#contract/base/versao.ts';
import { areSignalsLost } from '#server/db/signals.ts';
import type { Log } from '#server/kernel/log.ts';
import { type Metric, metric, type Read, reading, type Sample } from '#server/kernel/metrics.ts';

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts answers, except event streams, which last as long as someone watches. */
function countRequests(app: FastifyInstance): () => string {
  const byClass = [0, 0, 0, 0, 0];
  const buckets = new Array<number>(bucketSeconds.length + 1).fill(0);
  let seconds = 0;
  app.answerListeners.add(({ status, ms, stream }) => {
    if (stream) return;
    const took = ms / 1000;
    byClass[Math.floor(status / 100) - 1]! += 1;
    const bucket = bucketSeconds.findIndex((limit) => took <= limit);
    buckets[bucket === -1 ? bucketSeconds.length : bucket]! += 1;
    seconds += took;
  });
  return () => {
    let total = 0;
    const samples = [...bucketSeconds, '+Inf'].map((limit, i): Sample => {
      total += buckets[i]!;
      return [`_bucket{le="${limit}"}`, total];
    });
    samples.push(['_sum', seconds], ['_count', total]);
    const classes = byClass.map((count, i): Sample => [`{status="${i + 1}xx"}`, count]);
    return (
      metric('portal_http_requests_total', 'counter', 'Answers by class of status.', classes) +
      metric('portal_http_request_duration_seconds', 'histogram', 'Time to answer.', samples)
    );
  };
}

function processMetrics(delay: ReturnType<typeof monitorEventLoopDelay>): string {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const quantiles = [50, 99, 100].map((p): Sample => [`{quantile="${p / 100}"}`, delay.percentile(p) / 1e9]);
  delay.reset();
  return (
    metric('portal_build_info', 'gauge', 'The version that runs.', [[`{version="${versao}"}`, 1]]) +
    metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', rss]]) +
    metric('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', [['', heapUsed]]) +
    metric('process_cpu_seconds_total', 'counter', 'CPU time spent.', [['', (user + system) / 1e6]]) +
    metric('nodejs_eventloop_delay_seconds', 'gauge', 'Delay since the last look.', quantiles)
  );
}

/** Whether the database answers, and the use of its pool. */
async function databaseMetrics(pool: pg.Pool, read: Read): Promise<string> {
  const answered = await read('SELECT 1');
  return (
    metric('portal_database_up', 'gauge', 'Whether the database answers.', [
      ['', Number(answered !== null)],
    ]) +
    metric('portal_database_connections', 'gauge', 'Connections of the pool.', [
      ['{state="open"}', pool.totalCount],
      ['{state="idle"}', pool.idleCount],
    ]) +
    metric('portal_database_waiting', 'gauge', 'Callers waiting for one.', [['', pool.waitingCount]]) +
    metric('portal_signals_lost', 'gauge', 'Whether what others write is waited for and not heard of.', [
      ['', Number(areSignalsLost(pool))],
    ])
  );
}

/** `/metrics`: state of this process in the text format of Prometheus, for token holders. */
export function metricsRoutes(
  app: FastifyInstance,
  { pool, log, metrics }: { pool: pg.Pool; log: Log; metrics: readonly Metric[] },
): void {
  const read = reading(pool, log);
  const requests = countRequests(app);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.get('/metrics', { config: { access: 'admin' } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        processMetrics(delay) +
          requests() +
          metric('portal_event_streams', 'gauge', 'Open streams of events.', [['', app.eventStreams.size]]) +
          (await databaseMetrics(pool, read)) +
          (await Promise.all(metrics.map((tell) => tell(read)))).join(''),
      ),
  );
}
