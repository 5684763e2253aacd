import { describe, expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { unknownNumbers } from './page-numbers.ts';

const facts = factsOf({ precoInicial: '1250000.50', areaMax: '110.50', dataEntrega: '2029-11-30' });

describe('HOT-48 numbers on a page', () => {
  it.each([
    'A partir de R$ 1.250.000,50',
    '63 a 110,5 m²',
    '63,00 m²',
    'novembro de 2029',
    'Rua das Acácias, 123',
    'CNPJ 11.444.777/0001-61',
    'registrada sob nº R.3/12.345',
    'sem número algum',
  ])('lets %j pass, which the record says', (text) => {
    expect(unknownNumbers(text, facts)).toEqual([]);
  });

  it.each([
    ['A partir de R$ 1.250.001', ['1.250.001']],
    ['110,55 m² com 7 vagas', ['110,55', '7']],
    ['entrega em 2028', ['2028']],
    ['R$ 1,25', ['1,25']],
  ])('finds what %j invents', (text, unknown) => {
    expect(unknownNumbers(text, facts)).toEqual(unknown);
  });
});
