import { expect, test } from 'vitest';
import type { ProgressEvent } from '#contract/base/runs.ts';
import { countingOf, stepWords, timeLeft } from './pill-words.ts';
import { type Progress, reduceProgress, startProgress } from './progress-state.ts';

const after = (...events: ProgressEvent[]): Progress =>
  events.reduce((state, event) => reduceProgress(state, { type: 'event', event }), startProgress);
const place = { step: 'assets-processing', substep: 'download-assets' };
const begun: ProgressEvent[] = [
  { type: 'step_start', step: 'assets-processing' },
  { type: 'substep_start', ...place, data: { total: 80 } },
];

test('PNL-01 the pill says the step and 42 of 80', () => {
  const state = after(...begun, { type: 'connected', data: { progress: { 'download-assets': 42 } } });
  expect(stepWords(state)).toBe('Processamento de Assets');
  expect(countingOf(state)).toEqual({ substep: 'download-assets', count: 42, total: 80 });
  expect(countingOf(after({ type: 'step_start', step: 'pdf-analysis' }))).toBeNull();
  expect(stepWords(startProgress)).toBe('Análise de PDFs');
  expect(stepWords(after({ type: 'connected', data: { lugar: 2 } }))).toBe('Na fila: 1 execução antes desta');
});

test('PNL-01 who comes late, on another device, is told the same total', () => {
  const [start, total] = begun as [ProgressEvent, ProgressEvent];
  const late = reduceProgress(reduceProgress(startProgress, { type: 'event', event: start }), {
    type: 'recall',
    event: total,
  });
  expect(countingOf(late)).toMatchObject({ count: 0, total: 80 });
});

test('PNL-01 the time left follows from the rate since the first count seen', () => {
  const counting = { substep: 'download-assets', count: 42, total: 80 };
  // Two in a minute, 38 are left.
  expect(timeLeft(counting, { count: 40, at: 0 }, 60_000)).toBe('cerca de 19 min');
  expect(timeLeft(counting, { count: 2, at: 0 }, 20_000)).toBe('menos de 1 min');
  expect(timeLeft(counting, { count: 42, at: 0 }, 60_000)).toBeNull();
  expect(timeLeft({ ...counting, count: 80 }, { count: 2, at: 0 }, 60_000)).toBeNull();
});
