import { expect, it } from 'vitest';
import { monthLabel, monthsUntil } from './months.ts';

it('months go back over the turn of the year, each by its name', () => {
  expect(monthsUntil('2026-02-28', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(monthsUntil('2026-02-28', 3).map(monthLabel)).toEqual([
    'Fevereiro de 2026',
    'Janeiro de 2026',
    'Dezembro de 2025',
  ]);
});
