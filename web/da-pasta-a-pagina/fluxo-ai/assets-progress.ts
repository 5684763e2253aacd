import type { ProgressEvent } from '#contract/base/runs.ts';
import { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';

const substeps = superAiSteps.find(({ id }) => id === 'assets-processing')?.substeps ?? [];

/** Progress of the second step, from its stream. */
export interface AssetsProgress {
  done: number;
  /** 'Classificar imagens' */
  label: string;
  total: number | null;
  counts: Record<string, number>;
  substep: string | null;
}

export const noProgress: AssetsProgress = {
  done: 0,
  label: substeps[0]?.label ?? '',
  total: null,
  counts: {},
  substep: null,
};

/** The progress after an event. */
export function advance(progress: AssetsProgress, event: ProgressEvent): AssetsProgress {
  if (event.type === 'substep_start') {
    const total = typeof event.data?.total === 'number' ? event.data.total : null;
    const label = substeps.find(({ id }) => id === event.substep)?.label ?? progress.label;
    return { ...progress, substep: event.substep, label, total };
  }
  if (event.type === 'substep_complete') return { ...progress, done: progress.done + 1 };
  if (event.type === 'connected' && event.data?.progress)
    return { ...progress, counts: event.data.progress as Record<string, number> };
  return progress;
}

/** '12 de 80' of the current substep; null without counts. */
export function countText({ substep, total, counts }: AssetsProgress): string | null {
  const count = substep === null ? undefined : counts[substep];
  return count === undefined || total === null ? null : `${Math.min(count, total)} de ${total}`;
}

/** The step's percentage: completed substeps plus the current one's share. */
export function percentOf({ done, substep, total, counts }: AssetsProgress): number {
  const share = substep !== null && total ? Math.min((counts[substep] ?? 0) / total, 1) : 0;
  return Math.min(100, Math.round(((done + share) / substeps.length) * 100));
}
