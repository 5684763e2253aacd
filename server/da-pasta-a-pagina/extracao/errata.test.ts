import { expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

const head = 'ERRATA - material do corretor - Residencial Céu do Ingá\n\n';

it('an errata says what is right, not what it takes back', () => {
  const sheet = `${head}onde se lê "64 a 92 m²"            leia-se "64 a 98 m²"
onde se lê "entrega em 06/2028"    leia-se "entrega em 11/2028"
onde se lê "a partir de 539 mil"   leia-se "a partir de 562 mil"`;
  expect(said(sheet, 'areaMin', 'areaMax', 'dataEntrega', 'precoInicial')).toEqual([
    '64',
    '98',
    '2028-11',
    '562000.00',
  ]);
});

it('so it does where the right words stand in the next line', () => {
  const sheet = `${head}Onde se lê: entrega em junho de 2028,
leia-se: entrega em novembro de 2028.`;
  expect(said(sheet, 'dataEntrega')).toEqual(['2028-11']);
});
