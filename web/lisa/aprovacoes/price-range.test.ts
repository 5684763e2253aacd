import { expect, test } from 'vitest';
import { priceRangeText } from './price-range.ts';

test.each([
  ['300000.00', '800000.00', 'R$ 300.000 - R$ 800.000'],
  ['300000.50', null, 'A partir de R$ 300.000,50'],
  [null, '1200000.00', 'Até R$ 1.200.000'],
  [null, null, 'Não informado'],
])('WPP-05 a range from %s to %s reads %s', (precoMin, precoMax, text) => {
  expect(priceRangeText({ precoMin, precoMax })).toBe(text);
});
