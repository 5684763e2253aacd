import type { IntelligenceError } from '../port.ts';
import type { Failure } from './failures.ts';
import type { Provider } from './providers.ts';
import { createStandings, type Standings } from './standing.ts';

type Named = Pick<Provider, 'id' | 'modelId'>;

/** How long an unreachable or refusing provider is left alone. */
const deadMs = { unreachable: 60_000, refused: 600_000 };

/** What this process recently saw of providers: which are dead, and which asked to wait until when. */
export interface Health {
  /** Why asking it is useless now; null if it may be asked. */
  deadOf(provider: Named): IntelligenceError | null;
  /** ms until it may be asked again, as it requested. */
  waitOf(provider: Named): number;
  note(provider: Named, failure: Failure): void;
  readonly standings: Standings;
  /** Clears the state after a configuration change. */
  forget(): void;
}

export function createHealth(now: () => number): Health {
  const dead = new Map<string, { until: number; error: IntelligenceError }>();
  const waits = new Map<string, number>();
  const standings = createStandings(now);
  const one = ({ id, modelId }: Named) => `${id} ${modelId}`;
  return {
    standings,
    deadOf(provider) {
      const found = [provider.id, one(provider)].map((key) => dead.get(key));
      return found.find((entry) => entry && entry.until > now())?.error ?? null;
    },
    waitOf: (provider) => Math.max(0, (waits.get(one(provider)) ?? 0) - now()),
    note(provider, { next, error, waitMs = 0, whole = false }) {
      standings.failed(provider.id, error.message);
      if (next === 'wait') waits.set(one(provider), Math.max(waits.get(one(provider)) ?? 0, now() + waitMs));
      if (next !== 'dead') return;
      const ms = error.retryable ? deadMs.unreachable : deadMs.refused;
      dead.set(whole ? provider.id : one(provider), { until: now() + ms, error });
    },
    forget() {
      dead.clear();
      waits.clear();
    },
  };
}
