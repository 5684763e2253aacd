import type { FastifyInstance } from 'fastify';
import { readServicos, verificarServicos } from '#contract/sistema/servicos.ts';
import { mount } from '#server/kernel/http/mount.ts';
import type { ServicosService } from './service.ts';

/** How the outside services fare. */
export function servicosRoutes(app: FastifyInstance, { servicos }: { servicos: ServicosService }): void {
  mount(app, readServicos, () => servicos.read());
  mount(app, verificarServicos, () => servicos.verify());
}
