import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

const head = 'Mirante do Ingá\nApartamentos e casas no Centro\n\n';
const price = (text: string) => said(head + text, 'precoInicial')[0];

describe('the lowest price of a home is read however it is said', () => {
  it.each([
    ['Apartamentos a partir de *R$ 218.500*', '218500.00'],
    ['Unidades desde R$ 218 mil', '218000.00'],
    ['Preço inicial: R$ 218.500,00', '218500.00'],
    ['Menor valor disponível: ap. 402, R$ 1.184.000', '1184000.00'],
    ['O preço mais baixo da tabela é R$ 690 mil.', '690000.00'],
    ['O menor preço é de R$ 690.000.', '690000.00'],
    ['Preço: a partir de um milhão, trezentos e vinte mil reais.', '1320000.00'],
    ['À vista 189mil (prazo: 38mil + 60x de 3.150)', '189000.00'],
    ['Preço à vista R$ 98.700,00', '98700.00'],
    ['De R$ 515.000 por R$ 487.000', '487000.00'],
    ['De: R$ 515 mil | Por: R$ 487 mil', '487000.00'],
    ['De R$ 539.000 para R$ 562.000 em novembro', '562000.00'],
    ['Valores de R$ 380 mil a R$ 920 mil', '380000.00'],
    ['Valores entre R$ 380 mil e R$ 920 mil', '380000.00'],
    ['Investimento: R$ 389.900', '389900.00'],
    ['Investimento de R$ 389.900', '389900.00'],
    ['R$ 469 mil (meio)  /  R$ 498 mil (pontas)', '469000.00'],
    ['Valor tipo R$ 520.000,00\nValor térreo R$ 435.000,00', '435000.00'],
    ['Casas a partir de R$ 520 mil e apartamentos a partir de R$ 310 mil', '310000.00'],
    ['Studios a partir de R$ 289 mil; 2 dorms a partir de R$ 419 mil', '289000.00'],
    ['Unidade a partir de R$ 612.400 (à vista) ou cotas de ¼ desde R$ 168.000', '612400.00'],
    ['Cotas desde R$ 168.000. Unidade inteira a partir de R$ 612.400', '612400.00'],
    ['Fase 1 esgotada a partir de R$ 299 mil. Fase 2 a partir de R$ 339 mil', '339000.00'],
    ['a partir de 01/09/2026 o menor valor de tabela é de R$ 572.800', '572800.00'],
    ['Preço inicial: R$ 468.500 (antes R$ 455.000)', '468500.00'],
  ])('%s → %s', (text, value) => {
    expect(price(text)).toBe(value);
  });
});

describe('what is no price of a home is none', () => {
  it.each([
    'Parcelas a partir de R$ 52.000 semestrais',
    'Entrada a partir de R$ 60 mil',
    'Subsídio a partir de R$ 55 mil',
    'Desconto de até R$ 60 mil',
    'Renda a partir de R$ 60 mil',
    'Vaga extra: valor: R$ 55.000',
    'Frações a partir de R$ 68.000',
    'Cotas desde R$ 168.000',
    'Preço médio: R$ 1,3 milhão',
    'Um investimento de R$ 45 milhões da Alfa',
    'Bônus a partir de R$ 50 mil na troca',
    'Kit de acabamento a partir de R$ 62.000',
    'VGV a partir de R$ 80 milhões',
    'Unidade 201 a partir de R$ 549.000, vendida',
    'Não confundir com os sobrados da Rua dos Suíços (a partir de R$ 415 mil, outra obra nossa)',
    'Cobertura e ato a partir de R$ 75.000',
  ])('%s', (text) => {
    expect(price(text)).toBeNull();
  });
});
