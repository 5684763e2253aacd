import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { listsMadeOldBy } from '#contract/base/lists.ts';
import type { AnswerOf, JsonRoute } from '#contract/base/routes.ts';
import { addressOf, call, type Given } from '#web/kit/api/client.ts';
import { isExpiredSession } from '#web/kit/api/errors.ts';
import { reportExpiredSession } from '#web/kit/api/session-notice.ts';

const noticeExpiry = (error: unknown) => {
  if (isExpiredSession(error)) reportExpiredSession();
};

/**
 * The cache of reads. A path is its own key; what is read never goes stale, is not read again on
 * focus, not polled and not retried; mutations are not retried either (API-04..07).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeExpiry }),
    mutationCache: new MutationCache({ onError: noticeExpiry }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

type Read<Answer> = ReturnType<typeof queryOptions<Answer, Error, Answer, [string]>>;

/** A read of a route; its address is its key. A 401 is an error (API-08). */
export function read<R extends JsonRoute>(route: R, ...given: Given<R>): Read<AnswerOf<R>> {
  return queryOptions({
    queryKey: [addressOf(route, ...given)] as [string],
    queryFn: ({ signal }): Promise<AnswerOf<R>> =>
      call(route, ...([given[0], signal] as Given<R, [signal?: AbortSignal]>)),
  }) as Read<AnswerOf<R>>;
}

/** The same, null where a 401 is its answer (API-08). */
export function readOrNull<R extends JsonRoute>(route: R, ...given: Given<R>): Read<AnswerOf<R> | null> {
  const queryKey = [addressOf(route, ...given)] as [string];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<AnswerOf<R> | null> =>
      call(route, ...([given[0], signal] as Given<R, [signal?: AbortSignal]>)).catch((error: unknown) => {
        if (isExpiredSession(error)) return null;
        throw error;
      }),
  }) as Read<AnswerOf<R> | null>;
}

/**
 * Has the given lists read again, wherever they are shown (API-09, API-10); reads of a list by
 * further marks (a filter, a page) are reads of it too.
 */
export function refresh(client: QueryClient, ...paths: string[]): Promise<unknown> {
  return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** What is made of all lists. */
const dashboard = ['/api/dashboard/stats', '/api/dashboard/resumo'];

/** Has a list read again and every list that shows its records (API-09, API-10, API-22). */
export function refreshLists(client: QueryClient, ...names: string[]): Promise<unknown> {
  const old = new Set(names.flatMap(listsMadeOldBy));
  return refresh(client, ...[...old].map((name) => `/api/${name}`), ...dashboard);
}
