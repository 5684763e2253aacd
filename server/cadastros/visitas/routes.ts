import type { FastifyInstance } from 'fastify';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { readVisitasDoMes, readVisitas as visitasRoute } from '#contract/cadastros/visitas.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { readMonth } from './read-month.ts';
import { readVisitas } from './read-visitas.ts';
import type { Visits } from './service.ts';

/** Counts of public pages for the administrator, up to date to the moment. */
function visitasRoutes(
  app: FastifyInstance,
  { db, clock, visits }: { db: Db; clock: Clock; visits: Visits },
): void {
  mount(app, visitasRoute, async ({ query }) => {
    await visits.flush();
    return readVisitas(db, dayInBrazil(clock.now()), query);
  });
  mount(app, readVisitasDoMes, async ({ params }) => {
    await visits.flush();
    return readMonth(db, dayInBrazil(clock.now()), params.mes);
  });
  app.addHook('onClose', () => visits.close());
}

export const visitasSlice = defineSlice({ routes: [visitasRoutes] });
