import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sistema/copias.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { copyMetrics } from './metrics.ts';
import type { CopiasService } from './service.ts';

/** Backups: when they are made, and which there are. */
function copiasRoutes(app: FastifyInstance, { copias }: { copias: CopiasService }): void {
  mount(app, calls.readCopias, () => copias.read());
  mount(app, calls.saveAgenda, ({ body, request }) => copias.saveAgenda(body, currentUser(request).id));
  mount(app, calls.askCopia, ({ request }) => copias.ask(currentUser(request).id));
}

export const copiasSlice = defineSlice({
  routes: [copiasRoutes],
  workers: ({ copias }: { copias: CopiasService }) => [copias],
  metrics: ({ clock }: { clock: Clock }) => [copyMetrics(clock)],
});
