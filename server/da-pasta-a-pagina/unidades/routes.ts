import type { FastifyInstance } from 'fastify';
import { getUnidades } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { readUnidades } from './present.ts';

function unidadesRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  mount(app, getUnidades, ({ params, query }) => readUnidades(deps, params.id, query.versao));
}

export const unidadesSlice = defineSlice({ routes: [unidadesRoutes] });
