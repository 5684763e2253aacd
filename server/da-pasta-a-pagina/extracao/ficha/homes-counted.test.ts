import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

describe('how many homes a building has is read', () => {
  it.each([
    ['Total de unid............. 70', 70],
    ['Nº de aptos: 48', 48],
    ['Qtde. de unidades: 132', 132],
    ['Nº total de unidades: 1.024', 1024],
    ['Unidades: 112 apartamentos', 112],
    ['Unidades (total): 96', 96],
    ['Apartamentos: 64', 64],
    ['112 aptos. em torre única', 112],
    ['São 84 unidades distribuídas em 21 pavimentos', 84],
    ['Serão cento e vinte e oito apartamentos.', 128],
    ['Ao todo, duzentas e quarenta residências.', 240],
    ['noventa e seis unidades autônomas', 96],
    ['Restam 12 das 60 unidades.', 60],
    ['Já vendemos 33 dos 80 apartamentos.', 80],
    ['96 unidades (48 por torre)', 96],
    ['3 torres | 228 unidades | Calhau', 228],
    ['São duas torres, com 140 e 96 apartamentos.', 236],
    ['2 torres de 60 apartamentos cada', 120],
    ['Quatro blocos com 16 apartamentos por bloco', 64],
    ['612 lotes residenciais e 38 comerciais, 650 ao todo', 650],
    ['apenas 14 casas', 14],
    ['64 chácaras só', 64],
    ['são somente vinte e oito casas térreas', 28],
    ['12 sobrados geminados', 12],
    ['6 sobrados', 6],
    ['Quantos apartamentos? 40, em cinco blocos baixos.', 40],
    ['E são quantas unidades ao todo? São 72.', 72],
    ['empreendimento com 36 (trinta e seis) unidades autônomas', 36],
    ['20 andares x 4 por andar = 80 apartamentos', 80],
    ['num total de cinquenta e cinco moradias', 55],
    ['edifício de 4 andares, sem elevador, 14 aptos', 14],
    ['58 unidades de 29 a 45 m², entregues mobiliadas', 58],
    ['1 torre. 228 studios. Nenhuma vaga.', 228],
    ['384 apartamentos mobiliados', 384],
    ['trinta e seis residências, uma por pavimento', 36],
    ['82 apartamentos, de 1 e 2 quartos', 82],
    ['totalizando 96 (noventa e seis) unidades autônomas', 96],
    ['216\nAPARTAMENTOS', 216],
    ['17 andares\n4 aptos por andar\n68 aptos', 68],
    ['Condomínio boutique: 18 residências', 18],
    ['Unidades: 96 (48 por torre)', 96],
    ['72 apts. residenciais', 72],
    ['96 apartamentos, sendo 12 coberturas', 96],
  ])('%s', (text, count) => {
    expect(said(text, 'totalUnidades')).toEqual([count]);
  });

  it.each([
    'Restam apenas 8 unidades.',
    '85% vendido: últimas 9 unidades',
    '4 aptos por andar',
    'Unidades: 4 por andar',
    'Apartamentos: 4 suítes',
    'Mais de 300 apartamentos na região',
    'A construtora já entregou 2.300 unidades.',
    'Da mesma incorporadora: Mirador (52 unid., entregue em ago/2023)',
    'No Moinho, nosso próximo lançamento, teremos 120 aptos.',
    'O grupo já opera o Thermas Hotel, com 210 apartamentos.',
    '10 unidades disponíveis',
    'Vizinho a três hotéis (somando 640 apartamentos)',
    '32 anos | 5.870 famílias | 1.200 unidades',
    'seis apartamentos por pavimento',
    'O pavimento tipo reúne dez apartamentos.',
    '12 apartamentos na torre A',
    'Apartamentos: novembro de 2028',
    'Em 2024, a empresa lançou o Vela, com 88 apartamentos.',
    '7 unidades vendidas na pré-venda',
  ])('and no other count is taken for it: %s', (text) => {
    expect(said(text, 'totalUnidades')).toEqual([null]);
  });

  it.each([
    'Torre A: 64 unidades\nTorre B: 48 unidades',
    'Fase 2\n76 aptos',
    'A segunda torre do complexo\n486 unidades no total\n112 apartamentos',
    '96 apartamentos\n12 studios',
    '84 apartamentos e 4 coberturas',
    '71 lofts, 4 lofts duplex e um café',
    '204 consultórios\n208 no total',
    '24 apartamentos de 3 quartos',
    'Plataforma: 17 andares x 4 = 68 aptos\nEstação: 17 andares x 4 = 68 aptos',
    '2 torres\n17 andares\n96 apartamentos',
  ])('where it may be a part’s it is asked: %s', (text) => {
    expect(said(text, 'totalUnidades')).toEqual(['asked']);
  });
});

describe('towers', () => {
  it.each([
    ['Nº de torres.............. 01', 1],
    ['Torres: 3', 3],
    ['2\nTORRES', 2],
    ['52 apartamentos, em 1 só torre', 1],
    ['Uma única torre', 1],
    ['Apenas uma torre no terreno', 1],
    ['Prédio único', 1],
    ['1 torre. 228 studios.', 1],
    ['cinco blocos baixos de dois andares', 5],
    ['Compõe-se de 02 (dois) blocos, A e B', 2],
    ['3 torres (Jatobá, Ipê e Baru)', 3],
    ['Quantas torres? São duas.', 2],
    ['Casas e aptos. em quatro prédios de cinco andares', 4],
    ['32 anos | 41 torres | 5.870 famílias', null],
    ['A firma tem outras obras: 12 torres em Natal', null],
    ['4 elevadores por torre', null],
  ])('%s', (text, count) => {
    expect(said(text, 'torres')).toEqual([count]);
  });

  it('of a complex and of what is sold are a question', () => {
    expect(said('3 torres residenciais\ntorre única, lançamento desta fase', 'torres')).toEqual(['asked']);
  });
});
