import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Sample = [labels: string, value: number | string];

const metric = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string, samples: Sample[]) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
    '',
  ].join('\n');

/** Counts answers; streams of events last as long as somebody looks, and are left out. */
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
    metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', rss]]) +
    metric('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', [['', heapUsed]]) +
    metric('process_cpu_seconds_total', 'counter', 'CPU time spent.', [['', (user + system) / 1e6]]) +
    metric('nodejs_eventloop_delay_seconds', 'gauge', 'Delay since the last look.', quantiles)
  );
}

type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[] | null>;

/** What cannot be read is left out of the answer, and told in the log. */
const reading =
  (pool: pg.Pool, log: Log): Read =>
  <Row extends pg.QueryResultRow>(query: string) =>
    pool.query<Row>(query).then(
      ({ rows }) => rows,
      (error) => {
        log.warn({ err: error }, 'a metric could not be read');
        return null;
      },
    );

/** Runs and their events as the database has them; says that it does not answer when it does not. */
async function databaseMetrics(pool: pg.Pool, read: Read): Promise<string> {
  const use =
    metric('portal_database_connections', 'gauge', 'Connections of the pool.', [
      ['{state="open"}', pool.totalCount],
      ['{state="idle"}', pool.idleCount],
    ]) + metric('portal_database_waiting', 'gauge', 'Callers waiting for one.', [['', pool.waitingCount]]);
  const found = await read<{ state: string; runs: number; events: string }>(
    `SELECT state, count(*)::int AS runs, sum(last_event)::text AS events
     FROM workflow_runs GROUP BY state ORDER BY state`,
  );
  const rows = found ?? [];
  return (
    metric('portal_database_up', 'gauge', 'Whether the database answers.', [['', Number(found !== null)]]) +
    use +
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
}

/** How the outside services fare by the last look at them; nothing of those that are not configured. */
async function serviceMetrics(read: Read, clock: Clock): Promise<string> {
  const found = await read<{ servico: string; estado: number; ok: Date | null }>(
    `SELECT servico, max(CASE estado WHEN 'falha' THEN 2 WHEN 'aviso' THEN 1 ELSE 0 END) AS estado,
       CASE WHEN count(ok_em) = count(*) THEN min(ok_em) END AS ok
     FROM servico_itens WHERE estado <> 'desligado' GROUP BY servico ORDER BY servico`,
  );
  const rows = found ?? [];
  const since = (moment: Date) => Math.max(0, (clock.now().getTime() - moment.getTime()) / 1000);
  return (
    metric(
      'portal_service_state',
      'gauge',
      'Outside services by their worst finding: 0 well, 1 with a warning, 2 failing.',
      rows.map(({ servico, estado }) => [`{service="${servico}"}`, estado]),
    ) +
    metric(
      'portal_service_last_success_seconds',
      'gauge',
      'Time since all of a service was well.',
      rows.flatMap(({ servico, ok }) => (ok ? [[`{service="${servico}"}`, since(ok)] as Sample] : [])),
    )
  );
}

/** How WhatsApp fares: what was left out and why, problems of the channel, messages nobody knows to have gone out. */
async function whatsappMetrics(read: Read): Promise<string> {
  const [omitted, problems, doubts] = await Promise.all([
    read<{ canal: string; motivo: string; total: number }>(
      'SELECT canal, motivo, total FROM lisa_omitidas ORDER BY canal, motivo',
    ),
    read<{ canal: string; gravidade: string; total: number }>(
      `SELECT canal, gravidade, count(*)::int AS total FROM lisa_avisos
       WHERE gravidade <> 'ok' GROUP BY canal, gravidade ORDER BY canal, gravidade`,
    ),
    read<{ canal: string; total: number }>(
      `SELECT canal, count(*)::int AS total FROM lisa_enviadas WHERE estado = 'doubt' GROUP BY canal ORDER BY canal`,
    ),
  ]);
  return (
    metric(
      'portal_whatsapp_omitted_total',
      'counter',
      'What came in and was left out on purpose, by reason.',
      (omitted ?? []).map(
        ({ canal, motivo, total }): Sample => [`{channel="${canal}",reason="${motivo}"}`, total],
      ),
    ) +
    metric(
      'portal_whatsapp_problems',
      'gauge',
      'Problems of the channel by weight.',
      (problems ?? []).map(
        ({ canal, gravidade, total }): Sample => [`{channel="${canal}",weight="${gravidade}"}`, total],
      ),
    ) +
    metric(
      'portal_whatsapp_doubts',
      'gauge',
      'Messages that may have gone out and wait for a person.',
      (doubts ?? []).map(({ canal, total }): Sample => [`{channel="${canal}"}`, total]),
    )
  );
}

/** `/metrics`: how this process fares, in the text format of Prometheus, for who has a token. */
export function metricsRoutes(
  app: FastifyInstance,
  { pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Log },
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
          (await serviceMetrics(read, clock)) +
          (await whatsappMetrics(read)),
      ),
  );
}
