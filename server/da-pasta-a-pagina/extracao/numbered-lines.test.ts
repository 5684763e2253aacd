import { describe, expect, it } from 'vitest';
import { saidIn } from '#tests/fixtures/typed-sheet.ts';

const head = 'Edifício Serra Alta\n\nO Edifício Serra Alta tem apartamentos de 62 m² a 88 m².\n';
const in1 = (text: string, ...campos: string[]) => saidIn(null, [`${head}\n${text}`], ...campos);

describe('the number of a line is none of its words', () => {
  const sheet =
    '3.1 Incorporadora: Anta Real Participações\n3.2 Construtora: Ouro Fino Obras\n3.3 Arquitetura: Elisa Prado Arquitetura\n3.4 Paisagismo: Mata Clara';
  it('a numbered sheet names each firm by its own line', () => {
    expect(in1(sheet, 'incorporadora', 'construtora', 'arquitetura', 'paisagismo')).toEqual([
      'Anta Real Participações',
      ['Ouro Fino Obras'],
      ['Elisa Prado Arquitetura'],
      ['Mata Clara'],
    ]);
  });

  it('a figure that counts nothing on stays what it is', () => {
    expect(
      in1('Apartamentos de 71 m², 3 dormitórios.\n2.5 vagas não existem aqui.', 'dormitoriosMax'),
    ).toEqual([3]);
  });
});

describe('numbers of homes are no rooms', () => {
  it.each([
    ['col. 1 e 4 - 2 qts (1 suíte) - 62 m² - 1 vaga\ncol. 2 e 3 - 3 qts (1 suíte) - 88 m² - 2 vagas', 2, 3],
    ['Colunas 1 e 5 - 2 quartos - 62 m²\nColunas 2 e 4 - 3 quartos - 88 m²', 2, 3],
    ['Prumada 1 - 2 dorms - 62 m²\nPrumada 4 - 3 dorms - 88 m²', 2, 3],
    ['Casas 1 e 6 - 2 quartos - 62 m²\nCasas 2 e 5 - 3 quartos - 88 m²', 2, 3],
    ['Unid. 5 e 7 - 2 dorm. - 62 m²\nUnid. 6 e 8 - 3 dorm. - 88 m²', 2, 3],
  ])('%s', (text, least, most) => {
    expect(in1(text, 'dormitoriosMin', 'dormitoriosMax')).toEqual([least, most]);
  });
});

describe('a price that held is no price', () => {
  it.each([
    'O apartamento mais barato sai por R$ 431.000. O "R$ 399 mil" da feira valeu só até domingo.',
    'Preços a partir de R$ 431.000. O a partir de R$ 399.000 vigorou até outubro.',
    'Desde R$ 431.000. Desde R$ 399.000 não vale mais.',
    'A partir de R$ 431.000; a partir de R$ 399.000 deixou de valer ontem.',
    'A partir de R$ 431.000. A partir de R$ 399.000 era o que valia em julho.',
  ])('%s', (text) => {
    expect(in1(text, 'precoInicial')).toEqual(['431000.00']);
  });
});
