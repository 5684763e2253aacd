import type { ProviderLook } from '../port.ts';
import { troubleOf } from './failures.ts';
import type { ProviderId } from './registry.ts';

export interface Standing {
  trouble: 'chave-recusada' | 'sem-resposta' | null;
  problem: string | null;
  since: number;
  at: number;
}

/** How providers last took us, whoever asked; unlike what is left alone for a while, nobody's wish changes it. */
export interface Standings {
  worked(id: ProviderId): void;
  failed(id: ProviderId, problem: string): void;
  /** The newest of what this process has seen and of what was kept of looks, by whichever process. */
  of(id: ProviderId, look?: ProviderLook): Standing | null;
}

export function createStandings(now: () => number): Standings {
  const seen = new Map<ProviderId, Standing>();
  function note(id: ProviderId, problem: string | null): void {
    const trouble = problem === null ? null : troubleOf(problem);
    // Of what may be one question's fault nothing is learned.
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
        trouble: problem === null ? null : troubleOf(problem),
        problem,
        at: at.getTime(),
        since: since.getTime(),
      };
    },
  };
}
