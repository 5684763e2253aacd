import type { FastifyInstance } from 'fastify';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import {
  readMaisVistos,
  readVisitasDoMes,
  readVisitas as visitasRoute,
} from '#contract/cadastros/visitas.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { firstMonth, readMonths, readMostViewed } from './read-months.ts';
import { readVisitas } from './read-visitas.ts';
import type { Visits } from './service.ts';
import type { Months } from './sums-of.ts';

function inOrder(months: Months): Months {
  if (months.ate !== undefined && months.ate < months.mes)
    throw new AppError(400, 'invalido', 'O último mês vem depois do primeiro', { field: 'ate' });
  return months;
}

/** Counts of public pages for the administrator, up to date to the moment. */
function visitasRoutes(
  app: FastifyInstance,
  { db, clock, visits }: { db: Db; clock: Clock; visits: Visits },
): void {
  mount(app, visitasRoute, async ({ query }) => {
    await visits.flush();
    return readVisitas(db, dayInBrazil(clock.now()), query);
  });
  mount(app, readVisitasDoMes, async ({ params, query }) => {
    const months = inOrder({ ...params, ...query });
    await visits.flush();
    return readMonths(db, dayInBrazil(clock.now()), months);
  });
  mount(app, readMaisVistos, async ({ params: { mes }, query: { ate, de, aPartir } }) => {
    const months = inOrder({ mes, ate });
    const hoje = dayInBrazil(clock.now());
    return readMostViewed(db, { hoje, desde: await firstMonth(db), months, kind: de, from: aPartir });
  });
  app.addHook('onClose', () => visits.close());
}

export const visitasSlice = defineSlice({ routes: [visitasRoutes] });
