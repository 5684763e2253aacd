import { placeWords } from '#contract/base/runs.ts';
import { minuteMs } from '#contract/base/units.ts';
import { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { Progress } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';

/** The counted substep that is under way. */
export interface Counting {
  substep: string;
  count: number;
  total: number;
}

/** What is being counted; null between countable substeps. */
export function countingOf({ steps, counts, totals }: Progress): Counting | null {
  for (const { status, active, done } of steps) {
    if (status !== 'processing') continue;
    // Documents and pictures go side by side: the last begun is told.
    const begun = Object.keys(totals).filter((id) => !done.includes(id));
    const substep = active && totals[active] !== undefined ? active : begun.at(-1);
    const total = substep === undefined ? undefined : totals[substep];
    if (substep === undefined || !total) return null;
    return { substep, total, count: Math.min(counts[substep] ?? 0, total) };
  }
  return null;
}

/** 'Análise de PDFs', or what stands in its place. */
export function stepWords({ steps, question, place }: Progress): string {
  if (question) return 'Espera uma resposta';
  if (place !== null) return placeWords(place);
  const at =
    steps.find(({ status }) => status === 'processing') ?? steps.find(({ status }) => status === 'pending');
  return superAiSteps.find(({ id }) => id === at?.id)?.label ?? 'Concluindo';
}

/**
 * 'cerca de 3 min' until a substep's last item, at the rate since its first count was seen; null until one more
 * is finished.
 */
export function timeLeft(
  { count, total }: Counting,
  since: { count: number; at: number },
  now: number,
): string | null {
  const finished = count - since.count;
  if (finished <= 0 || count >= total) return null;
  const left = ((now - since.at) / finished) * (total - count);
  return left < minuteMs ? 'menos de 1 min' : `cerca de ${Math.ceil(left / minuteMs)} min`;
}
