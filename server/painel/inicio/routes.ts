import type { FastifyInstance } from 'fastify';
import {
  adiarPendencia,
  readResumo as resumoRoute,
  readStats as statsRoute,
  trazerPendencias,
} from '#contract/painel/painel.ts';
import { countPendencias } from '#server/da-pasta-a-pagina/leitura/service.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import type { Log } from '#server/kernel/log.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { adiar, trazer } from './adiadas.ts';
import { latestAtividades } from './atividades.ts';
import { readPendencias } from './pendencias.ts';
import { readSemanas } from './semanas.ts';
import { type Health, readSistema } from './sistema.ts';
import { readStats } from './stats.ts';

/** `checkHealth` is the one behind `/health/ready`. */
function painelRoutes(
  app: FastifyInstance,
  { db, clock, log, checkHealth }: { db: Db; clock: Clock; log: Log; checkHealth: () => Promise<Health> },
): void {
  mount(app, statsRoute, () => readStats(db));
  mount(app, resumoRoute, async ({ request }) => {
    const now = clock.now();
    const [atividades, sistema, esperando, semanas] = await Promise.all([
      latestAtividades(db),
      checkHealth().then((health) => readSistema(db, health)),
      countPendencias({ db, log }).then(() => readPendencias(db, now, currentUser(request).id)),
      readSemanas(db, now),
    ]);
    return { atividades, sistema, ...esperando, semanas };
  });
  mount(app, adiarPendencia, async ({ body, request }) => ({
    ate: (await adiar(db, { ...body, userId: currentUser(request).id, now: clock.now() })).toISOString(),
  }));
  mount(app, trazerPendencias, async ({ query, request }) => {
    await trazer(db, { ...query, userId: currentUser(request).id });
    return done;
  });
}

export const inicioSlice = defineSlice({ routes: [painelRoutes] });
