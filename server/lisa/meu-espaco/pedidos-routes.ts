import type { FastifyInstance } from 'fastify';
import { applyPedido, listPedidos, refusePedido } from '#contract/lisa/pedidos.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { apply, type DecideDeps, readPedidos, refuse } from './decide-pedido.ts';

/** Change requests of corretores, for the team. */
export function pedidosRoutes(app: FastifyInstance, deps: DecideDeps): void {
  mount(app, listPedidos, () => readPedidos(deps.db));
  mount(app, applyPedido, async ({ params: { id }, request }) => {
    await apply(deps, { id, userId: currentUser(request).id });
    return done;
  });
  mount(app, refusePedido, async ({ params: { id }, body: { motivo }, request }) => {
    await refuse(deps, { id, motivo, userId: currentUser(request).id });
    return done;
  });
}
