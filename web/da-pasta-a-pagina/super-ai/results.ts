import { placeWords } from '#contract/base/runs.ts';
import { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { Progress } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { countOf } from '#web/kit/format.ts';

/** The run's results so far, one part each (SUP-05). */
function resultParts({ outcome, notes }: Progress): string[] {
  const { pdfsRead, totalAssets, sections, rota } = outcome;
  return [
    pdfsRead === undefined ? notes['extract-text'] : countOf(pdfsRead, 'PDF lido', 'PDFs lidos'),
    totalAssets !== undefined && countOf(totalAssets, 'asset classificado', 'assets classificados'),
    sections !== undefined && countOf(sections, 'seção', 'seções'),
    rota !== undefined && `/hotsite/${rota}`,
  ].filter((part) => typeof part === 'string');
}

/** The complete results line: achievements, or the error and its step (SUP-30). */
export function resultsLine(progress: Progress): string {
  const { phase, failure } = progress;
  const parts = resultParts(progress).join(' · ');
  const step = superAiSteps.find(({ id }) => id === failure?.step)?.label;
  switch (phase) {
    case 'failed':
      return step ? `Falhou em “${step}”: ${failure?.message}` : (failure?.message ?? '');
    case 'interrupted':
      return ['Execução interrompida', parts].filter(Boolean).join(' · ');
    case 'unconfirmed':
      return 'A conexão caiu e o servidor não respondeu. Confira o resultado na lista de empreendimentos.';
    default:
      if (progress.place !== null) return placeWords(progress.place);
      return [parts || 'Lendo a pasta...', progress.outcome.rascunho].filter(Boolean).join('\n');
  }
}
