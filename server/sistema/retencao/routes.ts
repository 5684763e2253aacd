import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sistema/retencao.ts';
import type { Db } from '#server/db/client.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { prazos } from './prazos.ts';
import type { Retencao } from './service.ts';

/** How long each kind of data is kept. */
function retencaoRoutes(app: FastifyInstance, { db, retencao }: { db: Db; retencao: Retencao }): void {
  mount(app, calls.readPrazos, () => prazos.read(db));
  mount(app, calls.savePrazos, ({ body, request }) => prazos.save(db, body, currentUser(request).id));
  mount(app, calls.previewSobra, ({ params, query }) => retencao.preview(params.tipo, query.meses));
}

export const retencaoSlice = defineSlice({
  routes: [retencaoRoutes],
  workers: ({ retencao }: { retencao: Retencao }) => [retencao],
});
