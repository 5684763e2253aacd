import { expect, it } from 'vitest';
import { tomorrow } from './adiadas.ts';

it('puts off until six in the morning of the next day, as the day is counted in São Paulo', () => {
  const after = (iso: string) => tomorrow(new Date(iso)).toISOString();
  expect(after('2026-11-27T20:41:00Z')).toBe('2026-11-28T09:00:00.000Z');
  // Still the 27th there.
  expect(after('2026-11-28T02:30:00Z')).toBe('2026-11-28T09:00:00.000Z');
  expect(after('2026-11-28T03:30:00Z')).toBe('2026-11-29T09:00:00.000Z');
});
