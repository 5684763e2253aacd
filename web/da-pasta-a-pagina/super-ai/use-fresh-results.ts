import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { listRuns } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { type FreshResult, freshResults } from '#web/da-pasta-a-pagina/super-ai/fresh-results.ts';
import { seenRuns } from '#web/da-pasta-a-pagina/super-ai/seen-runs.ts';
import { read } from '#web/kit/api/queries.ts';

const none: readonly FreshResult[] = [];

/** Results of runs that nobody has looked at yet in this browser (PNL-01). */
export function useFreshResults(): readonly FreshResult[] {
  const { data } = useQuery(read(listRuns));
  const seen = useSyncExternalStore(seenRuns.subscribe, seenRuns.read, seenRuns.read);
  return useMemo(() => (data ? freshResults(data, seen, Date.now()) : none), [data, seen]);
}
