import type { FastifyInstance } from 'fastify';
import { readServicos, verificarServicos } from '#contract/sistema/servicos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { serviceMetrics } from './metrics.ts';
import type { ServicosService } from './service.ts';

/** State of the outside services. */
function servicosRoutes(app: FastifyInstance, { servicos }: { servicos: ServicosService }): void {
  mount(app, readServicos, () => servicos.read());
  mount(app, verificarServicos, () => servicos.verify());
}

export const servicosSlice = defineSlice({
  routes: [servicosRoutes],
  workers: ({ servicos }: { servicos: ServicosService }) => [servicos],
  metrics: ({ clock }: { clock: Clock }) => [serviceMetrics(clock)],
});
