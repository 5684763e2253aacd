import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { createCachedList } from '#server/kernel/http/cached-list.ts';
import { mount } from '#server/kernel/http/mount.ts';
import type { Resource } from './resource.ts';
import { createCrudStore } from './store.ts';

/** The state a write was made on: `revisao` in the body, or the If-Match header (API-19). */
function readRevisao(request: FastifyRequest, body: unknown): number | null {
  const { revisao } = body as { revisao?: number };
  if (revisao !== undefined) return revisao;
  const tag = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '')?.[1];
  return tag === undefined ? null : Number(tag);
}

/** Puts the five calls of a resource onto the server. */
export function mountResource<Row, Output extends z.ZodType, Input extends z.ZodObject>(
  app: FastifyInstance,
  deps: { db: Db; clock: Clock },
  resource: Resource<Row, Output, Input>,
) {
  const { routes } = resource;
  const store = createCrudStore(deps, resource);
  const list = createCachedList({ db: deps.db, list: routes.name, load: store.list });
  mount(app, routes.list, ({ request, reply }) => list(request, reply));
  mount(app, routes.read, ({ params }) => store.read(params.id));
  mount(app, routes.create, ({ body, request }) =>
    store.create(body as z.output<Input>, currentUser(request).id),
  );
  mount(app, routes.update, ({ params, body, request }) =>
    store.update(params.id, body as z.output<Input>, readRevisao(request, body), currentUser(request).id),
  );
  mount(app, routes.remove, async ({ params, request }) => {
    await store.remove(params.id, currentUser(request).id);
    return { success: true };
  });
  return store;
}
