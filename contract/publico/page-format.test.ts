import { expect, it } from 'vitest';
import { formatArea, formatCnpj, formatMonth, formatPreco } from './page-format.ts';

it('writes prices the Brazilian way, cents only where there are any', () => {
  expect(formatPreco('690000.00')).toBe('R$\u00a0690.000');
  expect(formatPreco('1250000.5')).toBe('R$\u00a01.250.000,50');
});

it('writes areas without idle zeros', () => {
  expect([formatArea('63.00'), formatArea('110.50'), formatArea('1200')]).toEqual(['63', '110,50', '1.200']);
});

it('says a day or a month as a month, and nothing for anything else', () => {
  expect([formatMonth('2029-11-30'), formatMonth('2028-06')]).toEqual(['novembro de 2029', 'junho de 2028']);
  expect([formatMonth('2028-13'), formatMonth('em breve'), formatMonth(null)]).toEqual([null, null, null]);
});

it('groups numeric and alphanumeric CNPJs', () => {
  expect(formatCnpj('11444777000161')).toBe('11.444.777/0001-61');
  expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('em cadastro')).toBe('em cadastro');
});
