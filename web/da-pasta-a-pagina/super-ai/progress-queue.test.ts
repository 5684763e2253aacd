import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProgressEvent } from '#contract/base/runs.ts';
import { createProgressQueue } from './progress-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (step: string): ProgressEvent => ({ type: 'step_start', step });
const end = (step: string): ProgressEvent => ({ type: 'step_complete', step });

function recorded() {
  const seen: string[] = [];
  const queue = createProgressQueue((event) =>
    seen.push(`${event.type} ${'step' in event ? event.step : ''}`.trim()),
  );
  return { seen, queue };
}

test('SUP-22 events that come before the panel are kept and replayed in order', () => {
  const { seen, queue } = recorded();
  queue.push(start('a'));
  queue.push(end('a'));
  vi.advanceTimersByTime(1700);
  expect(seen).toEqual([]);
  queue.setReady(true);
  expect(seen).toEqual(['step_start a', 'step_complete a']);
});

test('SUP-22 while the panel is away the events are offered again every 500 ms', () => {
  const { seen, queue } = recorded();
  queue.setReady(true);
  queue.setReady(false);
  queue.push(start('a'));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(499);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(1);
});

test('SUP-23 one second passes between the end of a step and the start of the next', () => {
  const { seen, queue } = recorded();
  queue.setReady(true);
  for (const step of ['a', 'b', 'c']) {
    queue.push(start(step));
    queue.push(end(step));
  }
  expect(seen).toEqual(['step_start a', 'step_complete a']);
  vi.advanceTimersByTime(999);
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(seen).toHaveLength(4);
  vi.advanceTimersByTime(1000);
  expect(seen).toHaveLength(6);
});

test('SUP-23 a run slower than the pause is not held back', () => {
  const { seen, queue } = recorded();
  queue.setReady(true);
  queue.push(start('a'));
  queue.push(end('a'));
  vi.advanceTimersByTime(1200);
  queue.push(start('b'));
  expect(seen.at(-1)).toBe('step_start b');
});

test('SUP-23 an error waits for no pause, and nothing before it is lost', () => {
  const { seen, queue } = recorded();
  queue.setReady(true);
  queue.push(start('a'));
  queue.push(end('a'));
  queue.push(start('b'));
  queue.push({ type: 'error', message: 'x' });
  expect(seen).toEqual(['step_start a', 'step_complete a', 'step_start b', 'error']);
});
