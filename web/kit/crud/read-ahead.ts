import type { QueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/base/lists.ts';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';

/**
 * Reads a screen's list while its code loads. A failure is shown by the screen that then appears, not asked again
 * by it (API-07, PNL-17); going to the screen anew reads it anew.
 */
export function readAhead(client: QueryClient, list: ListName): void {
  const first = read(crudCalls.list(list));
  client.setQueryDefaults(first.queryKey, { retryOnMount: false });
  void client.prefetchQuery(first);
}
