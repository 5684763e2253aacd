import type { z } from 'zod';
import type { importRoute } from '#contract/base/importacao.ts';
import { pathsOf } from '#contract/base/lists.ts';
import type { facetsSchema, pageOf } from '#contract/base/paged.ts';
import type { ResourceRoutes } from '#contract/base/resource.ts';
import type { JsonRoute } from '#contract/base/routes.ts';
import { at } from '#web/kit/api/client.ts';
import type { CrudRecord } from './screen.ts';

type Routes = ResourceRoutes<z.ZodType<CrudRecord>>;
type Query = Record<string, string | number | string[]>;
interface PagedRoute extends JsonRoute {
  query: z.ZodType<Query, Query>;
  responses: { 200: ReturnType<typeof pageOf<z.ZodType<CrudRecord>>> };
}

interface ValuesRoute extends JsonRoute {
  query: z.ZodType<Query, Query>;
  responses: { 200: typeof facetsSchema };
}

type List = Parameters<typeof pathsOf>[0];
const one = (list: List) => pathsOf(list).one as Routes['read']['path'];

/** CRUD calls of any list, without schemas, which come with its dialog. */
export const crudCalls = {
  list: (list: List) => at<Routes['list']>('GET', pathsOf(list).list as Routes['list']['path']),
  read: (list: List) => at<Routes['read']>('GET', one(list)),
  create: (list: List) => at<Routes['create']>('POST', pathsOf(list).list as Routes['create']['path']),
  update: (list: List) => at<Routes['update']>('PUT', one(list)),
  remove: (list: List) => at<Routes['remove']>('DELETE', one(list)),
  import: (list: string) =>
    at<ReturnType<typeof importRoute>>(
      'POST',
      `/api/${list}/importar` as ReturnType<typeof importRoute>['path'],
    ),
  /** A paged search of the list's rows. */
  search: (path: string) => at<PagedRoute>('GET', path),
  /** The values of a column among a search's matches. */
  values: (path: string) => at<ValuesRoute>('GET', path),
};
