import { expect, it } from 'vitest';
import { stillSnoozed, tomorrow } from './snooze.ts';

const at = (iso: string) => Date.parse(iso);

it('puts off until six in the morning of the next day, as the day is counted in São Paulo', () => {
  expect(tomorrow(at('2026-11-27T20:41:00Z'))).toBe(at('2026-11-28T09:00:00Z'));
  // Still the 27th there.
  expect(tomorrow(at('2026-11-28T02:30:00Z'))).toBe(at('2026-11-28T09:00:00Z'));
  expect(tomorrow(at('2026-11-28T03:30:00Z'))).toBe(at('2026-11-29T09:00:00Z'));
});

it('brings back what is due, and what a wrong clock had put off for longer than anybody can', () => {
  const now = at('2026-11-27T20:00:00Z');
  const snoozed = { due: now - 1, later: now + 3_600_000, wrong: now + 30 * 86_400_000 };
  expect(stillSnoozed(snoozed, now)).toEqual({ later: now + 3_600_000 });
});
