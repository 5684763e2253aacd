import { expect, it } from 'vitest';
import { dayInBrazil } from './day-in-brazil.ts';

it('a day begins and ends at midnight in São Paulo, wherever the server stands', () => {
  for (const [moment, day] of [
    ['2026-11-21T02:59:59Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2026-11-22T02:59:59Z', '2026-11-21'],
  ] as const)
    expect(dayInBrazil(new Date(moment)), moment).toBe(day);
});
