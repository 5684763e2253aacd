import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  countUnlessAbsent,
  dayOrMonthUnlessAbsent,
  dayUnlessAbsent,
  decimalUnlessAbsent,
  filledIn,
  imagesUnlessAbsent,
  imageUnlessAbsent,
  isFolderLink,
  isoOfTyped,
  isUrl,
  optionalImage,
  optionalRevisao,
  optionalText,
  requiredId,
  requiredText,
  textsUnlessAbsent,
  textUnlessAbsent,
} from './fields.ts';

/** The clean value, or what is said of it. */
const read = (schema: z.ZodType, given: unknown) => {
  const { data, error } = schema.safeParse(given);
  return error ? `! ${error.issues[0]!.message}` : data;
};
const long = 'a'.repeat(201);
const tooLong = '! Use no máximo 200 caracteres';

describe('texts', () => {
  it.each([
    [' Ana  ', 'Ana'],
    ['', '! Falta o nome'],
    ['  ', '! Falta o nome'],
    [undefined, '! Falta o nome'],
    [null, '! Falta o nome'],
    [7, '! Falta o nome'],
    [long, tooLong],
    [long.slice(1), long.slice(1)],
  ])('required: %j is %j', (given, wanted) => {
    expect(read(requiredText('Falta o nome'), given)).toBe(wanted);
  });

  it.each([
    [' Ana ', 'Ana'],
    ['', null],
    [' ', null],
    [null, null],
    [7, '! Texto inválido'],
    [long, tooLong],
  ])('optional: %j is %j, and absent it is none or unchanged', (given, wanted) => {
    for (const schema of [optionalText(), textUnlessAbsent()]) expect(read(schema, given)).toBe(wanted);
    expect(read(optionalText(), undefined)).toBeNull();
    expect(read(textUnlessAbsent(), undefined)).toBeUndefined();
  });

  it('a limit of thousands is written as one', () => {
    expect(read(optionalText(1000), 'a'.repeat(1001))).toBe('! Use no máximo 1.000 caracteres');
    expect(read(requiredText('x', 1000), 'a'.repeat(1001))).toBe('! Use no máximo 1.000 caracteres');
  });

  it.each([
    [
      [' Piscina ', 'Sauna', 'Piscina', '', null],
      ['Piscina', 'Sauna'],
    ],
    [['a', 'b', 'c', 'd'], '! Use no máximo 3 itens'],
    [['abcdef'], '! Use no máximo 5 caracteres'],
    ['Piscina', '! Lista de textos inválida'],
    [undefined, undefined],
    [[], []],
  ])('a list of them: %j is %j', (given, wanted) => {
    expect(read(textsUnlessAbsent(3, 5), given)).toEqual(
      Array.isArray(wanted) && wanted[0] === 'Piscina' ? '! Use no máximo 5 caracteres' : wanted,
    );
    if (Array.isArray(wanted)) expect(read(textsUnlessAbsent(3, 20), given)).toEqual(wanted);
  });
});

describe('addresses', () => {
  it.each([
    ['https://exemplo.com.br/a', true, true],
    ['http://exemplo.com', true, true],
    ['file:///pasta', true, true],
    ['ftp://exemplo.com', true, false],
    ['javascript:alert(1)', true, false],
    ['pasta', false, false],
    ['', false, false],
  ])('%s is a URL: %s, may be a folder’s: %s', (text, url, folder) => {
    expect([isUrl(text), isFolderLink(text)]).toEqual([url, folder]);
  });

  const wrong = '! Endereço de imagem inválido';
  it.each([
    ['/media/upload/a.webp', '/media/upload/a.webp'],
    ['https://exemplo.com/a.png', 'https://exemplo.com/a.png'],
    [' ', null],
    [null, null],
    ['http://exemplo.com/a.png', wrong],
    ['/media/../etc/passwd', wrong],
    ['/outra/a.webp', wrong],
    ['https://exemplo.com/"onload', wrong],
    ['https://exemplo.com/a b', wrong],
    ['data:image/png;base64,x', wrong],
    [`https://exemplo.com/${'a'.repeat(2000)}`, '! Use no máximo 2.000 caracteres'],
  ])('a picture’s, %j, is %j', (given, wanted) => {
    for (const schema of [optionalImage(), imageUnlessAbsent()]) expect(read(schema, given)).toBe(wanted);
    expect(read(optionalImage(), undefined)).toBeNull();
    expect(read(imageUnlessAbsent(), undefined)).toBeUndefined();
  });

  it.each([
    [
      ['/media/b.webp', '/media/a.webp', '/media/b.webp', ''],
      ['/media/b.webp', '/media/a.webp'],
    ],
    [['/media/a', '/media/b', '/media/c'], '! Use no máximo 2 imagens'],
    ['/media/a', '! Lista de imagens inválida'],
    [undefined, undefined],
  ])('pictures’, %j, are %j', (given, wanted) => {
    const most = Array.isArray(wanted) ? 9 : 2;
    expect(read(imagesUnlessAbsent(most), given)).toEqual(wanted);
  });
});

describe('numbers', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [0, '! Escolha'],
    ['', '! Escolha'],
    [-1, '! Escolha'],
    [1.5, '! Escolha'],
    [undefined, '! Escolha'],
    [null, '! Escolha'],
    ['x', '! Escolha'],
  ])('an id: %j is %j', (given, wanted) => {
    expect(read(requiredId('Escolha'), given)).toBe(wanted);
  });

  it.each([
    ['450.000,5', '450000.50'],
    ['R$ 1.234.567,89', '1234567.89'],
    [450_000.5, '450000.5'],
    [12, '12.00'],
    ['72', '72.00'],
    ['', null],
    [' ', null],
    [null, null],
    [undefined, undefined],
    ['abc', '! Preço inválido'],
    [-1, '! Preço inválido'],
    [1.234, '! Preço inválido'],
    [true, '! Preço inválido'],
    ['12345678,00', '! Preço inválido'],
    ['1234567,00', '1234567.00'],
  ])('money of seven figures: %j is %j', (given, wanted) => {
    const found = read(decimalUnlessAbsent(7, 'Preço inválido'), given);
    expect(typeof found === 'string' && !found.startsWith('!') ? Number(found) : found).toBe(
      typeof wanted === 'string' && !wanted.startsWith('!') ? Number(wanted) : wanted,
    );
    if (typeof found === 'string' && !found.startsWith('!')) expect(found).toMatch(/^\d+\.\d{1,2}$/);
  });

  it.each([
    [3, 3],
    [' 3 ', 3],
    [0, 0],
    [99, 99],
    [100, '! Use de 0 a 99'],
    [-1, '! Use de 0 a 99'],
    [1.5, '! Use de 0 a 99'],
    ['1,5', '! Use de 0 a 99'],
    ['x', '! Use de 0 a 99'],
    [true, '! Use de 0 a 99'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('a count: %j is %j', (given, wanted) => {
    expect(read(countUnlessAbsent(99, 'Use de 0 a 99'), given)).toBe(wanted);
  });

  it.each([
    [3, 3],
    ['3', 3],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['x', '! Revisão inválida'],
    [1.5, '! Revisão inválida'],
    [{}, '! Revisão inválida'],
  ])('a revision: %j is %j', (given, wanted) => {
    expect(read(optionalRevisao(), given)).toBe(wanted);
  });
});

describe('days', () => {
  it.each([
    ['2027-03-31', '2027-03-31'],
    ['2027-02-30', '! Data inválida'],
    ['1899-12-31', '! Data inválida'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
    ['2200-01-01', '! Data inválida'],
    ['31/03/2027', '! Data inválida'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('%j is %j', (given, wanted) => {
    expect(read(dayUnlessAbsent(), given)).toBe(wanted);
  });

  it.each([
    ['2027-03-31', '2027-03-31'],
    ['2027-03', '2027-03'],
    ['31/03/2027', '2027-03-31'],
    [' 03/2027 ', '2027-03'],
    ['2027-13', '! Use mês e ano'],
    ['13/2027', '! Use mês e ano'],
    ['2027', '! Use mês e ano'],
    ['1899-12', '! Use mês e ano'],
    ['2200-01', '! Use mês e ano'],
    [7, '! Use mês e ano'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('a day or a month: %j is %j', (given, wanted) => {
    expect(read(dayOrMonthUnlessAbsent('Use mês e ano'), given)).toBe(wanted);
  });

  it.each([
    ['30/06/2029', '2029-06-30'],
    ['06/2029', '2029-06'],
    ['2029-06', '2029-06'],
    ['6/2029', '6/2029'],
    [null, null],
    [7, 7],
  ])('typed here, %j is written %j', (typed, wanted) => {
    expect(isoOfTyped(typed)).toBe(wanted);
  });

  it('a field that may be absent can be made one that may not', () => {
    const schema = filledIn(textUnlessAbsent(), 'Preencha');
    expect([read(schema, undefined), read(schema, null), read(schema, ' ')]).toEqual(
      Array(3).fill('! Preencha'),
    );
    expect(read(schema, ' Ana ')).toBe('Ana');
  });
});
