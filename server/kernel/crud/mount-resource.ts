import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mountCachedList } from '#server/kernel/http/cached-list.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { longListOf } from './long-list-of.ts';
import type { ColumnValues, Resource } from './resource.ts';
import { createCrudStore } from './store.ts';

/** The revision a write is based on: `revisao` of the body, or the If-Match header (API-19). */
function readRevisao(request: FastifyRequest, given: number | undefined): number | null {
  if (given !== undefined) return given;
  const tag = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '')?.[1];
  return tag === undefined ? null : Number(tag);
}

export interface MountOptions {
  /** Which records the list has; by default, all. */
  listed?: SQL;
  /** Extra fields of a single record, beyond its list row. */
  more?: (id: number) => Promise<ColumnValues>;
  /** Work on a body before any lock is taken, such as hashing a password. */
  prepare?: (body: ColumnValues) => Promise<ColumnValues>;
  /** Runs after a record was moved to the trash. */
  removed?: (id: number, userId: number) => Promise<void>;
}

/** Mounts the five CRUD calls of a resource. */
export function mountResource<
  Row extends z.output<Output> & object,
  Output extends z.ZodType,
  Input extends z.ZodObject,
>(
  app: FastifyInstance,
  deps: { db: Db; clock: Clock },
  resource: Resource<Row, Output, Input>,
  { listed, more, prepare = async (body) => body, removed = async () => {} }: MountOptions = {},
): void {
  const { routes } = resource;
  const store = createCrudStore(deps, resource);
  mountCachedList(app, routes.list, {
    db: deps.db,
    list: routes.name,
    load: () => store.list(listed),
    long: longListOf(deps.db, resource, listed),
  });
  mount(app, routes.read, async ({ params }) => {
    const row = await store.read(params.id);
    return more ? { ...row, ...(await more(params.id)) } : row;
  });
  mount(app, routes.create, async ({ body, request }) => {
    const input = (await prepare(body)) as z.output<Input>;
    return store.create(input, currentUser(request).id);
  });
  mount(app, routes.update, async ({ params, body, request }) => {
    const { revisao, ...given } = body as ColumnValues & { revisao?: number };
    const input = (await prepare(given)) as z.output<Input>;
    return store.update(params.id, input, readRevisao(request, revisao), currentUser(request).id);
  });
  mount(app, routes.remove, async ({ params, request }) => {
    const { id } = currentUser(request);
    await store.remove(params.id, id);
    await removed(params.id, id);
    return done;
  });
}
