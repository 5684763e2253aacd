import { describe, expect, it } from 'vitest';
import { asked, reads } from '#tests/fixtures/typed-sheet.ts';

describe('prices', () => {
  it.each([
    ['Passou de R$ 455.000 para R$ 468.500', { precoInicial: '468500.00' }],
    ['de R$ 455.000 por R$ 429.000', { precoInicial: '429000.00' }],
    ['A partir de R$ 450 mil', { precoInicial: '450000.00' }],
    ['Salas a partir de R$ 268.000', { precoInicial: '268000.00' }],
    ['de R$ 450.000 a R$ 520.000', { precoInicial: '450000.00' }],
    ['De R$ 539.000 para R$ 562.000', { precoInicial: '562000.00' }],
    ['61 m² a partir de 495k', { precoInicial: '495000.00', areaMin: asked('61'), areaMax: asked('61') }],
    ['R$ 469 mil (meio) / R$ 498 mil (pontas)', { precoInicial: '469000.00' }],
    ['Preço inicial: R$ 1,2 milhão', { precoInicial: '1200000.00' }],
    ['a partir de um milhão de reais', { precoInicial: '1000000.00' }],
    ['Studios desde R$ 310.000,00', { precoInicial: '310000.00' }],
    ['Ap 101 R$ 512.300\nAp 102 R$ 498.900\nAp 201 R$ 530.000', { precoInicial: '498900.00' }],
    ['Investimento a partir de R$ 390.000', { precoInicial: '390000.00' }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each([
    'O valor inicial foi de R$ 410.000',
    'O tíquete de entrada é de R$ 30 mil',
    'era R$ 455.000',
    'Entrada de R$ 25.000',
    'Condomínio estimado: R$ 480',
    'Encerramos ontem a condição de lançamento (R$ 199.900)',
    '(a partir de R$ 199.900) acabaram no dia 31',
    'Vaga extra: R$ 60.000',
    'R$ 9.800 o m²',
    'Aluguel a partir de R$ 2.500',
    'Renda a partir de R$ 5.000',
    'FGTS de até R$ 350 mil',
    'Sinal de R$ 50.000 e 36 parcelas de R$ 2.500',
  ])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});

describe('delivery and works', () => {
  it.each([
    ['pronto em dez/27', { dataEntrega: '2027-12' }],
    ['receba as chaves em março de 2028', { dataEntrega: '2028-03' }],
    ['Decorado: 05/2026. Entrega: 12/2029', { dataEntrega: '2029-12' }],
    ['out/2029     entrega do complexo', { dataEntrega: '2029-10' }],
    ['Março de 2028 – entrega', { dataEntrega: '2028-03' }],
    ['A entrega, que era junho/2027, passou para outubro/2027', { dataEntrega: '2027-10' }],
    ['Fase 1: entrega em março de 2027', { dataEntrega: '2027-03' }],
    ['Entregue em 2019', { status: 'pronto' }],
    ['Prazo da obra: 36 meses a partir de março de 2026', { entregas: [{ parte: null, quando: '2029-03' }] }],
    [
      'As obras começam em janeiro de 2027 e terminam em trinta meses',
      { entregas: [{ parte: null, quando: '2029-07' }] },
    ],
    [
      'a entrega das torres está prevista para o fim de 2028',
      { entregas: [{ parte: null, quando: '2028' }] },
    ],
    ['l a n c a m e n t o', { status: 'em_lancamento' }],
    ['Breve lançamento', { status: 'em_lancamento' }],
    ['Lançamento', { status: 'em_lancamento' }],
    ['Em obras', { status: 'em_construcao' }],
    ['Obras iniciadas', { status: 'em_construcao' }],
    ['Pronto para morar', { status: 'pronto' }],
    ['Pré-lançamento', { status: 'em_lancamento' }],
    ['Entrega prevista: 2º semestre de 2028', { entregas: [{ parte: null, quando: '2028-S2' }] }],
    ['Entrega: 1º sem. 2027', { entregas: [{ parte: null, quando: '2027-S1' }] }],
    ['Entrega no terceiro trimestre de 2028', { entregas: [{ parte: null, quando: '2028-T3' }] }],
    ['Previsão de entrega: 30/06/2028', { dataEntrega: '2028-06-30' }],
    ['Entrega junho de 2027', { dataEntrega: '2027-06' }],
    ['Chaves: 06/2027', { dataEntrega: '2027-06' }],
    ['Início das obras: março de 2026. Previsão de entrega: setembro de 2029', { dataEntrega: '2029-09' }],
    [
      'Torre Norte: entrega em dezembro de 2028\nTorre Sul: entrega em junho de 2029',
      {
        dataEntrega: asked('2028-12', '2029-06'),
        entregas: [
          { parte: 'Torre Norte', quando: '2028-12' },
          { parte: 'Torre Sul', quando: '2029-06' },
        ],
      },
    ],
    ['Obra entregue', { status: 'pronto' }],
    ['Habite-se: 08/2025', { dataEntrega: '2025-08' }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each(['As obras do metrô terminam em março', 'Entrega em dezembro'])(
    '“%s” says nothing of it',
    (text) => {
      expect(reads(text)).toEqual({});
    },
  );
});
