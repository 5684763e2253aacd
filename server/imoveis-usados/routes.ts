import type { FastifyInstance } from 'fastify';
import { listImoveisUsados as listRoute } from '#contract/imoveis-usados.ts';
import type { Db } from '#server/db/client.ts';
import { mountCachedList } from '#server/kernel/http/cached-list.ts';
import { listImoveisUsados } from './list.ts';

export function imoveisUsadosRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  mountCachedList(app, listRoute, { db, list: 'imoveis-usados', load: () => listImoveisUsados(db) });
}
