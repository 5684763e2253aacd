import { expect, it } from 'vitest';
import { readDecimal } from './decimals.ts';

it.each([
  ['450000', '450000.00'],
  ['450000.5', '450000.50'],
  ['450.000', '450000.00'],
  ['R$ 1.234.567,89', '1234567.89'],
  ['1234567,8', '1234567.80'],
  ['72,50 m²', '72.50'],
  ['007', '7.00'],
  ['0', '0.00'],
  ['9999999999999.99', '9999999999999.99'],
])('DAT-22 %s is read as %s', (text, value) => {
  expect(readDecimal(text)).toBe(value);
});

it.each([
  '',
  '1.2.3',
  '-1',
  'NaN',
  'Infinity',
  '1e5',
  '1,234.50',
  '1.23.456',
  '12,345',
  'abc',
  '1.000.00',
  '٣',
])('DAT-22 %j is no number', (text) => {
  expect(readDecimal(text)).toBeNull();
});

it('DAT-22 a number that came as one has its point before the cents', () => {
  expect([450000, 450000.5, 12.345, 1e21, -1, Number.NaN].map(readDecimal)).toEqual([
    ...['450000.00', '450000.50'],
    ...[null, null, null, null],
  ]);
});
