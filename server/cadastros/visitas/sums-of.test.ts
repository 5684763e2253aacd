import { expect, it } from 'vitest';
import { sumsOf } from './sums-of.ts';

const told = (mes: string, ate: string, desde: string | null = '2023-05', now = '2026-11') =>
  sumsOf('corretor', { months: { mes, ate }, now, desde }).map(({ de, dias }) => `${de}: ${dias.join(' ')}`);

it('a month and a year are one kept sum each, and so is all that was counted', () => {
  expect(told('2026-03', '2026-03')).toEqual(['corretor: 2026-03-01']);
  expect(told('2025-01', '2025-12')).toEqual(['corretor-ano: 2025-01-01']);
  expect(told('2023-05', '2026-11')).toEqual(['corretor-total: 2000-01-01']);
  expect(told('2020-01', '2026-12')).toEqual(['corretor-total: 2000-01-01']);
  expect(told('2026-01', '2026-12', null)).toEqual(['corretor-total: 2000-01-01']);
});

it('this year is whole where nothing of it is left out', () => {
  expect(told('2026-01', '2026-11')).toEqual(['corretor-ano: 2026-01-01']);
  expect(told('2026-01', '2026-12')).toEqual(['corretor-ano: 2026-01-01']);
  expect(told('2026-01', '2026-10')).toEqual([
    `corretor: ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `2026-${String(n).padStart(2, '0')}-01`).join(' ')}`,
  ]);
});

it('another period is the years that are whole in it, and its other months', () => {
  expect(told('2023-12', '2025-02')).toEqual([
    'corretor-ano: 2024-01-01',
    'corretor: 2023-12-01 2025-01-01 2025-02-01',
  ]);
  expect(told('2024-11', '2026-11')).toEqual([
    'corretor-ano: 2025-01-01 2026-01-01',
    'corretor: 2024-11-01 2024-12-01',
  ]);
});
