import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createStorage } from '#server/adapters/storage/create.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { healthRoutes } from '#server/health.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { createMemoryLimiter } from '#server/kernel/http/rate-limit.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import { paginasPublicasRoutes } from '#server/paginas-publicas/routes.ts';
import { panelRoutes } from '#server/panel.ts';
import { sessaoRoutes } from '#server/sessao/routes.ts';
import { createSessaoService } from '#server/sessao/service.ts';

export interface Deps {
  config: Config;
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  ids: Ids;
}

export interface App {
  http: FastifyInstance;
  /** Starts working on runs; a process that only serves pages leaves them to the others. */
  startWorkers(): void;
  /** Gives back what is being worked on. */
  stopWorkers(): Promise<void>;
}

const built = (name: string) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));

/** Origins of a public bucket: pages take pictures from there instead of `/media`. */
const mediaOriginsOf = ({ storage }: Config): string[] =>
  storage.kind === 's3' && storage.publicUrl ? [new URL(storage.publicUrl).origin] : [];

/** The composition root: services out of the outside capabilities, routes out of the services. */
export async function createApp(deps: Deps): Promise<App> {
  const { config, log } = deps;
  const storage = createStorage(config.storage);
  const sessao = createSessaoService(deps);
  const http = createHttpServer({
    log,
    trustProxy: config.trustProxy,
    authenticate: sessao.authenticate,
    apiLimiter:
      config.rateLimit.api === null
        ? null
        : createMemoryLimiter({ points: config.rateLimit.api, seconds: 60 }),
  });

  sessaoRoutes(http, { sessao, config, engineName: 'Motor local' });
  healthRoutes(http, { pool: deps.pool, liveWorkers: () => null });
  paginasPublicasRoutes(http, { ...config, db: deps.db, storage, mediaOrigins: mediaOriginsOf(config) });
  panelRoutes(http, { root: built('web'), publicPagesUrl: config.publicPagesUrl });
  await http.ready();
  return { http, startWorkers: () => {}, stopWorkers: async () => {} };
}
