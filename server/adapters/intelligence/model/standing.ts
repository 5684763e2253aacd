import type { ProviderCheck } from '../port.ts';
import { providerProblemOf } from './failures.ts';
import type { ProviderId } from './registry.ts';

export interface Standing {
  trouble: 'chave-recusada' | 'sem-resposta' | null;
  problem: string | null;
  since: number;
  at: number;
}

/** Last known state of providers, whoever called them; unlike `health`, it is never reset by hand. */
export interface Standings {
  worked(id: ProviderId): void;
  failed(id: ProviderId, problem: string): void;
  /** The newest of what this process saw and of the stored checks of any process. */
  of(id: ProviderId, look?: ProviderCheck): Standing | null;
}

export function createStandings(now: () => number): Standings {
  const seen = new Map<ProviderId, Standing>();
  function note(id: ProviderId, problem: string | null): void {
    const trouble = problem === null ? null : providerProblemOf(problem);
    // Failures that may be one question's fault are ignored.
    if (problem !== null && trouble === null) return;
    const before = seen.get(id);
    const at = now();
    seen.set(id, { trouble, problem, at, since: before?.trouble === trouble ? before.since : at });
  }
  return {
    worked: (id) => note(id, null),
    failed: note,
    of(id, look) {
      const own = seen.get(id) ?? null;
      if (!look || (own && own.at >= look.at.getTime())) return own;
      const { problem, at, since } = look;
      return {
        trouble: problem === null ? null : providerProblemOf(problem),
        problem,
        at: at.getTime(),
        since: since.getTime(),
      };
    },
  };
}
