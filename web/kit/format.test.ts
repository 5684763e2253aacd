import { expect, test } from 'vitest';
import { countOf, formatDate, formatMoment, formatPrice, formatRange } from './format.ts';

test("UXT-03 UXT-09 prices read 'R$ 1.250.000', cents only when there are any, 'N/A' for none", () => {
  expect(formatPrice('1250000.00')).toBe('R$ 1.250.000');
  expect(formatPrice('689900.50')).toBe('R$ 689.900,50');
  expect(formatPrice('9999999999999.99')).toBe('R$ 9.999.999.999.999,99');
  expect(formatPrice(null)).toBe('N/A');
  expect(formatPrice('')).toBe('N/A');
});

test('UXT-02 dates are dd/mm/aaaa in São Paulo', () => {
  expect(formatDate('2026-03-13T02:30:00.000Z')).toBe('12/03/2026');
  expect(formatMoment('2026-03-13T02:30:00.000Z')).toBe('12/03/2026 às 23:30');
});

test('counts and ranges agree in number', () => {
  expect(countOf(1, 'aviso', 'avisos')).toBe('1 aviso');
  expect(countOf(1200, 'aviso', 'avisos')).toBe('1.200 avisos');
  expect(countOf({ moreThan: 5000 }, 'aviso', 'avisos')).toBe('mais de 5.000 avisos');
  expect(formatRange('63.00', '110.50')).toBe('63,00 a 110,50');
  expect(formatRange(2, 2)).toBe('2');
  expect(formatRange(null, null)).toBeNull();
});
