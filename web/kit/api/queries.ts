import { QueryClient, queryOptions } from '@tanstack/react-query';
import { type ListName, listsInvalidatedBy } from '#contract/base/lists.ts';
import type { AnswerOf, JsonRoute } from '#contract/base/routes.ts';
import { addressOf, call, type Given } from '#web/kit/api/client.ts';
import { isExpiredSession } from '#web/kit/api/errors.ts';

/**
 * The read cache. A path is its own key; reads never become stale by themselves, are not repeated on focus,
 * polled or retried; mutations are not retried either (API-04..07).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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

/** A route's read; its address is the key. A 401 is an error (API-08). */
export function read<R extends JsonRoute>(route: R, ...given: Given<R>): Read<AnswerOf<R>> {
  return queryOptions({
    queryKey: [addressOf(route, ...given)] as [string],
    queryFn: ({ signal }): Promise<AnswerOf<R>> =>
      call(route, ...([given[0], signal] as Given<R, [signal?: AbortSignal]>)),
  }) as Read<AnswerOf<R>>;
}

/** The same, with null for a 401 (API-08). */
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

/** Re-reads what a session that ended had refused. */
export const refreshRefused = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ predicate: ({ state }) => isExpiredSession(state.error) });

/** Re-reads the given lists everywhere (API-09, API-10), including their filtered and paged reads. */
export function refresh(client: QueryClient, ...paths: string[]): Promise<unknown> {
  return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Derived from all lists. */
const dashboard = ['/api/dashboard/stats', '/api/dashboard/resumo'];

/** Lists whose records a read that is none of them shows too: it is read again with them. */
export const showing = (...lists: ListName[]) => ({ meta: { shows: lists } });

/** Re-reads a list and every list displaying its records (API-09, API-10, API-22). */
export async function refreshLists(client: QueryClient, ...names: string[]): Promise<void> {
  const old = new Set<string>(names.flatMap(listsInvalidatedBy));
  const shows = ({ meta }: { meta?: Record<string, unknown> | undefined }) =>
    ((meta?.shows ?? []) as string[]).some((name) => old.has(name));
  await Promise.all([
    refresh(client, ...[...old].map((name) => `/api/${name}`), ...dashboard),
    client.invalidateQueries({ predicate: shows }),
  ]);
}
