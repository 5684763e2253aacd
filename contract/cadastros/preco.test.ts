import { expect, it } from 'vitest';
import { centsOf, isReversed, priceForTyping, priceFromTyped } from './preco.ts';

it.each([
  ['1.234.567,89', '1234567.89'],
  ['1234567.89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['R$ 1.250.000', '1250000'],
  ['350.000', '350000'],
  ['350 000', '350000'],
  ['350.5', '350.50'],
  ['350,5', '350.50'],
  ['0,01', '0.01'],
  ['007', '7'],
  ['9999999999999,99', '9999999999999.99'],
])('COV-14 COV-15 %j is read as %j', (typed, price) => {
  expect(priceFromTyped(typed)).toBe(price);
});

it.each([
  '',
  'abc',
  '-1',
  '1.2.3',
  '1,2,3',
  '1.234,567',
  '1.23.456,78',
  'NaN',
  '1e3',
  '12345678901234',
  '0,001',
  ',',
])('COV-17 %j is no price', (typed) => {
  expect(priceFromTyped(typed)).toBeNull();
});

it('COV-20 both ends are compared to the cent, beyond what a floating number holds', () => {
  expect(isReversed('9007199254740993.01'.slice(3), '9007199254740993.00'.slice(3))).toBe(true);
  expect(isReversed('0.1', '0.10')).toBe(false);
  expect(isReversed('9999999999999.99', '9999999999999.98')).toBe(true);
  expect(isReversed(null, '1')).toBe(false);
  expect(centsOf('12')).toBe(1200n);
});

it('COV-14 a stored price is shown as it is typed in Brazil', () => {
  expect(priceForTyping('1234567.89')).toBe('1.234.567,89');
  expect(priceForTyping('100.00')).toBe('100,00');
  expect(priceForTyping('350000')).toBe('350.000,00');
  expect(priceForTyping(null)).toBe('');
});
