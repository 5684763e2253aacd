import type { FastifyInstance } from 'fastify';
import { listLixeira, restoreFromLixeira } from '#contract/painel/lixeira.ts';
import type { Db } from '#server/db/client.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mountCachedList } from '#server/kernel/http/cached-list.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import type { Lixeira } from './service.ts';

function lixeiraRoutes(app: FastifyInstance, { db, lixeira }: { db: Db; lixeira: Lixeira }): void {
  mountCachedList(app, listLixeira, { db, list: 'lixeira', load: lixeira.list });
  mount(app, restoreFromLixeira, ({ params, body, request }) =>
    lixeira.restore(params.entidade, params.id, body, currentUser(request).id),
  );
}

export const lixeiraSlice = defineSlice({
  routes: [lixeiraRoutes],
  workers: ({ lixeira }: { lixeira: Lixeira }) => [lixeira],
});
