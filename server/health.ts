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
  /** Live workers of this process; null where it has none to have. */
  liveWorkers: () => number | null;
  /** What is wrong with the disk, in words; null where nothing is. */
  diskProblem?: () => Promise<string | null>;
}

/** A disk that hangs is no better than one that is full. */
const diskOf = async ({ diskProblem }: HealthDeps): Promise<string | null> =>
  diskProblem
    ? Promise.race([diskProblem(), sleep(databaseLimitMs, 'O disco não responde.', { ref: false })])
    : null;

/**
 * A check whether the process can serve, which takes the database, a disk that can be
 * written to and, where it works on runs, workers that are alive.
 */
export function createHealthCheck(deps: HealthDeps) {
  return async () => {
    const [database, disk] = await Promise.all([databaseAnswers(deps.pool), diskOf(deps)]);
    const workers = deps.liveWorkers();
    return { ready: database && workers !== 0 && disk === null, database, workers, disk };
  };
}

/** `/health/live`: the process answers. `/health/ready`: it can serve. */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const checkHealth = createHealthCheck(deps);
  app.get('/health/live', { config: { access: 'public' } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', { config: { access: 'public' } }, async (_request, reply) => {
    const { ready, database, workers, disk } = await checkHealth();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'indisponível', database, workers, disk });
  });
}
