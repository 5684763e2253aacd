import type { FastifyInstance } from 'fastify';
import { applyPedido, listPedidos, refusePedido } from '#contract/lisa/pedidos.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { apply, readPedidos, refuse } from './decide-pedido.ts';

/** Change requests of corretores, for the team. */
export function pedidosRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
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
