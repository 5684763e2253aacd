import { useEffect } from 'react';
import { useFreshResults } from '#web/da-pasta-a-pagina/super-ai/use-fresh-results.ts';
import { seenRuns } from './seen-runs.ts';

/** Whoever opens an empreendimento has seen what a run made of it. */
export function useSeenByVisit(empreendimentoId: number): void {
  const results = useFreshResults();
  useEffect(() => {
    for (const result of results)
      if (result.empreendimentoId === empreendimentoId) seenRuns.add(result.runId);
  }, [results, empreendimentoId]);
}
