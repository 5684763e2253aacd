import { expect, test } from 'vitest';
import { priceForTyping, priceFromTyped } from '#contract/cadastros/preco.ts';
import { caretAfterMask, maskCnpj, maskDecimal, maskPhone } from './masks.ts';

/** What stands in the field after each key. */
const typing = (mask: (typed: string) => string, keys: string) =>
  [...keys].reduce((text, key) => mask(text + key), '');

test('DEV-03 a CNPJ gets its marks while it is typed, with letters too', () => {
  expect(typing(maskCnpj, '11222333000181')).toBe('11.222.333/0001-81');
  expect(typing(maskCnpj, 'q0slfmbd7vx439')).toBe('Q0.SLF.MBD/7VX4-39');
  expect(maskCnpj('11.222.333/0001-81')).toBe('11.222.333/0001-81');
  expect(maskCnpj('11.22')).toBe('11.22');
});

test('DEV-03 nothing that is typed or pasted into a CNPJ is dropped', () => {
  expect(maskCnpj('11.222.333/0001-81 (matriz)')).toBe('11.222.333/0001-81 (matriz)');
});

test.each([
  ['11912345678', '(11) 91234-5678'],
  ['1132345678', '(11) 3234-5678'],
  ['5511912345678', '+55 (11) 91234-5678'],
  ['+551132345678', '+55 (11) 3234-5678'],
  ['08001234567', '0800 123 4567'],
  ['40041234', '4004-1234'],
  ['119', '(11) 9'],
  ['11', '(11'],
  ['', ''],
])('DEV-03 the phone %s reads %s', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked);
  expect(maskPhone(masked)).toBe(masked);
});

test.each(['+1 415 555 2671', '(11) 3234-5678 ramal 12', '119123456789'])(
  'DEV-03 %s is no phone the mask knows and stays as it is',
  (typed) => expect(maskPhone(typed)).toBe(typed),
);

test('DEV-03 marks can be deleted backwards', () => {
  let text = '(11) 9';
  while (text) {
    const next = maskPhone(text.slice(0, -1));
    expect(next.length).toBeLessThan(text.length);
    text = next;
  }
});

test('the caret stays behind the character that was typed, in the middle too', () => {
  expect(caretAfterMask('112', 3, '(11) 2')).toBe(6);
  expect(caretAfterMask('(191) 2345', 3, '(19) 1234-5')).toBe(3);
  expect(caretAfterMask('sp', 1, 'SP')).toBe(1);
});

test.each([
  ['450000', '450.000'],
  ['1234567,89', '1.234.567,89'],
  ['450.000,', '450.000,'],
  ['72.', '72,'],
  ['450,000', '450.000'],
  ['450.000.', '450.000,'],
  ['450.000,000', '450.000.000'],
  ['1.23', '123'],
  ['450000.50', '450.000,50'],
  ['R$ 1.500', '1.500'],
  [',5', '0,5'],
  ['007', '7'],
  ['abc', ''],
])('DAT-22 %s becomes %s as a decimal number', (typed, shown) => {
  expect(maskDecimal(typed)).toBe(shown);
});

test('DAT-22 what a field shows of a stored number is exact, and stays as it is when it is typed again', () => {
  for (const [value, shown] of [
    ['9999999999999.99', '9.999.999.999.999,99'],
    ['450000.00', '450.000,00'],
    ['0.50', '0,50'],
  ] as const) {
    expect(priceForTyping(value)).toBe(shown);
    expect(maskDecimal(shown)).toBe(shown);
    expect(priceFromTyped(shown)).toBe(value);
  }
});
