import type { FastifyInstance } from 'fastify';
import { readResumo as resumoRoute, readStats as statsRoute } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { latestAtividades } from './atividades.ts';
import { readPendencias } from './pendencias.ts';
import { readSemanas } from './semanas.ts';
import { type Health, readSistema } from './sistema.ts';
import { readStats } from './stats.ts';

/** `checkHealth` is the one behind `/health/ready`. */
function painelRoutes(
  app: FastifyInstance,
  { db, clock, checkHealth }: { db: Db; clock: Clock; checkHealth: () => Promise<Health> },
): void {
  mount(app, statsRoute, () => readStats(db));
  mount(app, resumoRoute, async () => {
    const now = clock.now();
    const [atividades, sistema, pendencias, semanas] = await Promise.all([
      latestAtividades(db),
      checkHealth().then((health) => readSistema(db, health)),
      readPendencias(db, now),
      readSemanas(db, now),
    ]);
    return { atividades, sistema, pendencias, semanas };
  });
}

export const inicioSlice = defineSlice({ routes: [painelRoutes] });
