import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathered } from './gathered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('events that come together are read once, and later ones again', () => {
  let reads = 0;
  const reading = gathered(() => {
    reads += 1;
  }, 400);
  reading.ask();
  reading.ask();
  expect(reads).toBe(0);
  vi.advanceTimersByTime(400);
  expect(reads).toBe(1);
  reading.ask();
  vi.advanceTimersByTime(400);
  expect(reads).toBe(2);
  reading.ask();
  reading.stop();
  vi.advanceTimersByTime(400);
  expect(reads).toBe(2);
});
