import type { ModeloListado } from '#contract/sistema/modelos.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { IntelligenceError, type ModelList } from '../port.ts';
import type { ListModels } from './list-models.ts';
import type { ProviderId } from './registry.ts';
import type { Standings } from './standing.ts';

/** A list is refreshed after this time, a failed one sooner. */
const freshMs = 10 * 60_000;
const failedMs = 30_000;

/** Cached model lists: many callers cost one request, and an old list is better than none. */
export function createListMemory(listModels: ListModels, standings: Standings, now: () => number) {
  const kept = new Map<ProviderId, { modelos: ModeloListado[]; at: number }>();
  const failures = new Map<ProviderId, { problema: string; at: number }>();
  const loading = createSingleFlight<ProviderId, void>();

  async function load(id: ProviderId): Promise<void> {
    try {
      kept.set(id, { modelos: await listModels(id), at: now() });
      failures.delete(id);
      standings.worked(id);
    } catch (error) {
      if (!(error instanceof IntelligenceError)) throw error;
      standings.failed(id, error.message);
      failures.set(id, { problema: error.message, at: now() });
    }
  }
  const tell = (id: ProviderId): ModelList => ({
    modelos: kept.get(id)?.modelos ?? [],
    lidaEm: kept.has(id) ? new Date(kept.get(id)!.at) : null,
    problema: failures.get(id)?.problema ?? null,
  });

  return {
    /** What is known without a request. */
    known: tell,
    async read(id: ProviderId, isFresh: boolean): Promise<ModelList> {
      const young =
        now() - (kept.get(id)?.at ?? Number.NEGATIVE_INFINITY) < freshMs ||
        now() - (failures.get(id)?.at ?? Number.NEGATIVE_INFINITY) < failedMs;
      if (isFresh || !young) await loading.run(id, () => load(id));
      return tell(id);
    },
    forget: () => failures.clear(),
  };
}
