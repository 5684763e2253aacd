import { expect, it } from 'vitest';
import { periodLabel, periodsUntil, shortMonth } from './months.ts';

it('months go back to where counting began, over the turn of the year, each by its name', () => {
  const { months } = periodsUntil('2026-02-28', '2025-12');
  expect(months).toEqual([
    { de: '2026-02', ate: '2026-02', label: 'Fevereiro de 2026' },
    { de: '2026-01', ate: '2026-01', label: 'Janeiro de 2026' },
    { de: '2025-12', ate: '2025-12', label: 'Dezembro de 2025' },
  ]);
  expect(shortMonth('2026-02')).toBe('fev/26');
});

it('longer periods are the last months, whole years and, after a year, everything', () => {
  const { longer, years, months } = periodsUntil('2026-02-28', '2024-11');
  expect(longer).toEqual([
    { de: '2025-12', ate: '2026-02', label: 'Últimos 3 meses' },
    { de: '2025-03', ate: '2026-02', label: 'Últimos 12 meses' },
    { de: '2024-11', ate: '2026-02', label: 'Desde o começo' },
  ]);
  expect(years).toEqual([
    { de: '2026-01', ate: '2026-12', label: '2026' },
    { de: '2025-01', ate: '2025-12', label: '2025' },
    { de: '2024-01', ate: '2024-12', label: '2024' },
  ]);
  expect(months).toHaveLength(16);
  expect(periodLabel(longer[0]!)).toBe('Dezembro de 2025 a fevereiro de 2026');
});

it('in the first month there is that one alone', () => {
  for (const desde of [null, '2026-02'])
    expect(periodsUntil('2026-02-28', desde)).toEqual({
      longer: [],
      years: [],
      months: [{ de: '2026-02', ate: '2026-02', label: 'Fevereiro de 2026' }],
    });
});
