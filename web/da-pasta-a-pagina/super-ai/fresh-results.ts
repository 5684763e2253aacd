import { dayMs } from '#contract/base/units.ts';
import type { Run } from '#contract/da-pasta-a-pagina/super-ai.ts';

type Result = NonNullable<Run['result']>;
export interface FreshResult {
  runId: string;
  empreendimentoId: number;
  /** 'Residencial Aurora está publicado.' */
  text: string;
  /** Its public page; null while it is not public. */
  page: string | null;
}

const shownAtMost = 20;

function textOf({ nome, rota, rascunho }: Result): string {
  const name = nome ?? 'O empreendimento';
  // Its reason is a sentence of its own.
  if (rascunho) return `${name} está pronto. ${rascunho}`;
  return rota ? `${name} está publicado.` : `${name} está pronto.`;
}

/**
 * Results that stay after a run's dialog closed (PNL-01): the newest of each empreendimento, for a day, until seen.
 * `runs` are newest first.
 */
export function freshResults(runs: readonly Run[], seen: readonly string[], now: number): FreshResult[] {
  const known = new Set<number>();
  return runs
    .flatMap((run): FreshResult[] => {
      const { runId, state, result, finishedAt } = run;
      const id = result?.empreendimentoId;
      if (state !== 'completed' || !result || !id || !finishedAt || known.has(id)) return [];
      known.add(id);
      if (seen.includes(runId) || now - Date.parse(finishedAt) > dayMs) return [];
      const isPublic = result.rota && !result.rascunho;
      const page = isPublic ? `/hotsite/${encodeURIComponent(result.rota!)}` : null;
      return [{ runId, empreendimentoId: id, text: textOf(result), page }];
    })
    .slice(0, shownAtMost);
}
