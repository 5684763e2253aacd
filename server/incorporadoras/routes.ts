import type { FastifyInstance } from 'fastify';
import { listIncorporadoras as route } from '#contract/incorporadoras.ts';
import type { Db } from '#server/db/client.ts';
import { createCachedList } from '#server/kernel/http/cached-list.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { listIncorporadoras } from './service.ts';

export function incorporadorasRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const list = createCachedList({ db, list: 'incorporadoras', load: () => listIncorporadoras(db) });
  mount(app, route, ({ request, reply }) => list(request, reply));
}
