import { expect, test } from 'vitest';
import type { ProgressEvent } from '#contract/base/runs.ts';
import { advance, countText, noProgress, percentOf } from './assets-progress.ts';

const after = (...events: ProgressEvent[]) => events.reduce(advance, noProgress);
const step = 'assets-processing';

test('FLW-16 the second step tells its substep, how many are done, and its share', () => {
  expect([noProgress.label, percentOf(noProgress), countText(noProgress)]).toEqual([
    ...['Varrer a pasta', 0, null],
  ]);
  const progress = after(
    { type: 'substep_start', step, substep: 'scan-folder' },
    { type: 'substep_complete', step, substep: 'scan-folder' },
    { type: 'substep_complete', step, substep: 'filter-media' },
    { type: 'substep_start', step, substep: 'download-assets', data: { total: 80 } },
    { type: 'connected', data: { progress: { 'download-assets': 40 } } },
  );
  expect([progress.label, countText(progress), percentOf(progress)]).toEqual([
    ...['Baixar arquivos', '40 de 80', 42],
  ]);
});
