import type { FastifyInstance } from 'fastify';
import { listImoveisUsados as listRoute } from '#contract/imoveis-usados.ts';
import type { Db } from '#server/db/client.ts';
import { createCachedList } from '#server/kernel/http/cached-list.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { listImoveisUsados } from './list.ts';

export function imoveisUsadosRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const list = createCachedList({ db, list: 'imoveis-usados', load: () => listImoveisUsados(db) });
  mount(app, listRoute, ({ request, reply }) => list(request, reply));
}
