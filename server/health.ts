import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const databaseLimitMs = 2_000;

/** Answers within the limit even when the database hangs. */
async function databaseAnswers(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(databaseLimitMs, false, { ref: false })]);
}

interface HealthDeps {
  pool: pg.Pool;
  /** Live workers this process relies on, its own or others'; null if it relies on none. */
  liveWorkers: () => Promise<number | null> | number | null;
  /** The disk's problem, in words; null if none. */
  diskProblem?: () => Promise<string | null>;
}

/** A hanging disk counts as a failure. */
const diskOf = async ({ diskProblem }: HealthDeps): Promise<string | null> =>
  diskProblem
    ? Promise.race([diskProblem(), sleep(databaseLimitMs, 'O disco não responde.', { ref: false })])
    : null;

/** What a database that hangs could not tell is not known: it is a failure of its own. */
const workersOf = async ({ liveWorkers }: HealthDeps): Promise<number | null> =>
  Promise.race([
    Promise.resolve(liveWorkers()).catch(() => null),
    sleep(databaseLimitMs, null, { ref: false }),
  ]);

/** Checks whether the process can serve: database, writable disk and live workers, where it relies on them. */
export function createHealthCheck(deps: HealthDeps) {
  return async () => {
    const [database, disk, workers] = await Promise.all([
      databaseAnswers(deps.pool),
      diskOf(deps),
      workersOf(deps),
    ]);
    return { ready: database && workers !== 0 && disk === null, database, workers, disk };
  };
}

/** `/health/live`: the process answers. `/health/ready`: it can serve, and goes on to. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const checkHealth = createHealthCheck(deps);
  app.get('/health/live', { config: { access: 'public' } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', { config: { access: 'public' } }, async (_request, reply) => {
    const { ready: able, database, workers, disk } = await checkHealth();
    const ready = able && !app.draining.begun;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'indisponível', database, workers, disk });
  });
}
