import { describe, expect, it } from 'vitest';
import { asked, reads } from '#tests/fixtures/typed-sheet.ts';

describe('rooms, areas and spaces', () => {
  it.each([
    ['63 a 110 m²', { areaMin: '63', areaMax: '110' }],
    ['110 m²', { areaMin: asked('110'), areaMax: asked('110') }],
    ['A partir de 101 m²', { areaMin: asked('101') }],
    ['até 101 m²', { areaMax: asked('101') }],
    [
      'No lado serra, a área privativa é de 204 m². No lado mar, de 186 m²',
      { areaMin: '186', areaMax: '204' },
    ],
    ['Lote     200 m²     235 a 260 m²', { areaMin: asked('200'), areaMax: asked('260') }],
    [
      '52 m² (2 quartos, 1 vaga), 64 m²',
      { areaMin: '52', areaMax: '64', dormitoriosMin: 2, dormitoriosMax: 2, vagasMin: 1, vagasMax: 1 },
    ],
    ['Unidade 304, 27 m²', { areaMin: '27', areaMax: '27' }],
    ['87,50 m² (meio) e 91,10 m² (pontas)', { areaMin: '87.5', areaMax: '91.1' }],
    ['Entre 35 e 79 m²', { areaMin: '35', areaMax: '79' }],
    ['Privat. 86,00', { areaMin: '86', areaMax: '86' }],
    ['Privativa 118 m², total 189 m², privativa 78 m²', { areaMin: '78', areaMax: '118' }],
    ['133 m² + deck de 40 m²', { areaMin: asked('133'), areaMax: asked('133') }],
    ['63 m² privativos', { areaMin: '63', areaMax: '63' }],
    ['22,40 m², banheiro e cozinha', { areaMin: asked('22.4'), areaMax: asked('22.4') }],
    ['1 (61 e 78 m²) e 2 (102 m²)', { areaMin: asked('61', '78', '102'), areaMax: asked('102', '78', '61') }],
    ['Garagem coberta, 1 por unidade', { vagasMin: 1, vagasMax: 1 }],
    ['3 confortáveis dormitórios', { dormitoriosMin: 3, dormitoriosMax: 3 }],
    ['2 boas vagas', { vagasMin: 2, vagasMax: 2 }],
    ['Garagem coberta para 2 carros', { vagasMin: 2, vagasMax: 2 }],
    ['2 quartos: 1 vaga', { dormitoriosMin: 2, dormitoriosMax: 2, vagasMin: 1, vagasMax: 1 }],
    ['3 quartos = 2', { dormitoriosMin: 3, dormitoriosMax: 3 }],
    ['Uma vaga por unidade; duas nas coberturas', { vagasMin: 1, vagasMax: 2 }],
    ['duas vagas, e às coberturas, três', { vagasMin: 2, vagasMax: 3 }],
    [
      '4 dormitórios (2 suítes + 2 demi-suítes)',
      { dormitoriosMin: 4, dormitoriosMax: 4, suitesMin: 2, suitesMax: 2 },
    ],
    ['Suíte + 2 quartos', { dormitoriosMin: 3, dormitoriosMax: 3 }],
    [
      '2 dormitórios (uma suíte) ou 3 suítes',
      { dormitoriosMin: 2, dormitoriosMax: 3, suitesMin: 1, suitesMax: 3 },
    ],
    ['2 quartos nos finais 1 e 2, 3 nos demais', { dormitoriosMin: 2, dormitoriosMax: 3 }],
    ['2 vagas nos apartamentos e, nas coberturas, 3', { vagasMin: 2, vagasMax: 3 }],
    ['Todos os apartamentos com vaga', { vagasMin: 1, vagasMax: 1 }],
    [
      '2 quartos com suíte e vaga',
      { dormitoriosMin: 2, dormitoriosMax: 2, suitesMin: 1, suitesMax: 1, vagasMin: 1, vagasMax: 1 },
    ],
    [
      '3D/1S/2V',
      { dormitoriosMin: 3, dormitoriosMax: 3, suitesMin: 1, suitesMax: 1, vagasMin: 2, vagasMax: 2 },
    ],
    ['Recuo para 2 carros', { vagasMin: 2, vagasMax: 2 }],
    ['3/4 c/ 2 suítes', { dormitoriosMin: 3, dormitoriosMax: 3, suitesMin: 2, suitesMax: 2 }],
    ['Dormitórios: três na Térrea e na Pátio, quatro no Sobrado', { dormitoriosMin: 3, dormitoriosMax: 4 }],
    ['Final 1 e 2 - 3 suítes', { dormitoriosMin: 3, dormitoriosMax: 3, suitesMin: 3, suitesMax: 3 }],
    ['Escola a 200 m     2 vagas', { vagasMin: 2, vagasMax: 2 }],
    ['1 (2 q.) ou 2 (3 q.)', { dormitoriosMin: 2, dormitoriosMax: 3 }],
    ['Até 3 suítes', { dormitoriosMin: 3, dormitoriosMax: 3, suitesMax: 3 }],
    ['Quartos: 3 ou mais', { dormitoriosMin: 3 }],
    ['Os de 38 m² vêm com uma vaga; os demais não têm vaga', { vagasMin: asked(1, 0), vagasMax: 1 }],
    ['O edifício não dispõe de vagas de garagem', { vagasMin: 0, vagasMax: 0 }],
    ['nenhuma vaga', { vagasMin: 0, vagasMax: 0 }],
    ['Vagas: não há', { vagasMin: 0, vagasMax: 0 }],
    ['As unidades não têm vaga', { vagasMin: 0, vagasMax: 0 }],
    ['Quartos?     3', { dormitoriosMin: 3, dormitoriosMax: 3 }],
    ['Precisa de 4 quartos?', { dormitoriosMin: asked(4), dormitoriosMax: asked(4) }],
    ['1 vaga por sala, 2 nas duplas e 12 por laje', { vagasMin: 1, vagasMax: asked(1, 12) }],
    ['As casas têm 2 vagas; a cobertura, de quatro', { vagasMin: 2, vagasMax: asked(2, 4) }],
    [
      'De 24,6 a 33 metros quadrados; os de dois quartos, 58,9',
      { areaMin: '24.6', areaMax: asked('33', '58.9', '24.6'), dormitoriosMin: 2, dormitoriosMax: 2 },
    ],
    ['61,32 m² de área privativa', { areaMin: '61.32', areaMax: '61.32' }],
    ['área privativa de 61,32 m²', { areaMin: '61.32', areaMax: '61.32' }],
    [
      '2 e 3 dormitórios, sendo 1 suíte',
      { dormitoriosMin: 2, dormitoriosMax: 3, suitesMin: 1, suitesMax: 1 },
    ],
    ['dois quartos com 1 vaga', { dormitoriosMin: 2, dormitoriosMax: 2, vagasMin: 1, vagasMax: 1 }],
    ['2 vagas em todos (o 103 pode ter a terceira)', { vagasMin: 2, vagasMax: 2 }],
    [
      'O de 1 quarto não é suíte',
      { dormitoriosMin: asked(1), dormitoriosMax: asked(1), suitesMin: asked(1, 0), suitesMax: asked(1) },
    ],
    ['cento e vinte metros quadrados', { areaMin: asked('120'), areaMax: asked('120') }],
    ['mil m²', { areaMin: asked('1000'), areaMax: asked('1000') }],
    ['Recarga para carros elétricos em 2 vagas', { amenidades: ['Recarga para carros elétricos'] }],
    ['Apartamentos de 2 quartos, alguns sem vaga', { dormitoriosMin: 2, dormitoriosMax: 2 }],
    ['3 quartos, 0 vagas', { dormitoriosMin: 3, dormitoriosMax: 3 }],
    ['onde se lê “64 a 92 m²”, leia-se “64 a 98 m²”', { areaMin: '64', areaMax: '98' }],
    ['Sala de 20 m²', { areaMin: '20', areaMax: '20' }],
    ['Salão de festas de 90 m²', { amenidades: ['Salão de festas'] }],
    ['Apartamentos de 45 m² a 62 m², coberturas de 98 m²', { areaMin: '45', areaMax: '98' }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each([
    'Um escritório que pode virar um quarto',
    'Num total de 121 vagas',
    '121 vagas ao todo',
    'Hotel     2 vagas',
    'Não há vagas para visitantes',
    '2 vagas para visitantes',
    'Vagas para motos: 6',
    'Área construída 142 m²',
    'Área total 120 m²',
    'Área comum de 1.200 m²',
    'Terraço de 40 m²',
    'Varanda de 12 m²',
    'Lazer de 800 m²',
  ])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});

describe('homes and towers', () => {
  it.each([
    ['Unidades: 96 (48 por torre)', { totalUnidades: 96 }],
    ['Restam 11 das 54 unidades', { totalUnidades: 54 }],
    ['48 apartamentos de 3 quartos', { dormitoriosMin: 3, dormitoriosMax: 3, totalUnidades: asked(48) }],
    ['6 unidades garden', { totalUnidades: asked(6) }],
    ['Unidades: 40 em cinco blocos', { torres: 5, totalUnidades: 40 }],
    ['204 consultórios', { totalUnidades: 204 }],
    ['84 apartamentos e 4 coberturas', { totalUnidades: asked(84, 88) }],
    ['71 lofts, 4 lofts duplex', { totalUnidades: asked(71, 75) }],
    ['Plataforma: 17 andares x 4 = 68 aptos', { pavimentos: 17, totalUnidades: 68 }],
    ['2 torres de 60 apartamentos cada', { totalUnidades: 120 }],
    ['Torre A: 64 unidades\nTorre B: 48 unidades', { totalUnidades: asked(112) }],
    ['Torres: 2', { torres: 2 }],
    ['Torre única', { torres: 1 }],
    ['em 1 só torre', { torres: 1 }],
    ['Em quatro prédios de cinco andares', { torres: 4, pavimentos: 5 }],
    ['2 torres     16 pavimentos', { torres: 2, pavimentos: 16 }],
    ['12 salas unidas, 478 m²', { totalUnidades: 12 }],
    ['184 apartamentos', { totalUnidades: 184 }],
    ['um condomínio de 18 casas no Rita Vieira', { totalUnidades: 18 }],
    ['Condomínio de vinte e quatro casas', { totalUnidades: 24 }],
    ['cento e oito apartamentos', { totalUnidades: 108 }],
    ['Elevadores: 2 sociais + 1 de serviço', { elevadores: 3 }],
    ['4 apartamentos por andar', { unidadesPorAndar: 4 }],
    ['Área do terreno: 3.200 m²', { areaTerreno: '3200' }],
    ['Terreno de 3.200 m²', { areaTerreno: '3200' }],
    ['14 andares', { pavimentos: 14 }],
    ['Edifício de 22 pavimentos', { pavimentos: 22 }],
    ['Um apartamento por andar', { unidadesPorAndar: 1 }],
    ['187 lotes', { totalUnidades: 187 }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each(['3 subsolos', 'Total de 121 vagas', '12 lojas no térreo'])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});

describe('kinds of homes', () => {
  it.each([
    [
      'Tipo A - 62 m²',
      {
        areaMin: '62',
        areaMax: '62',
        tipologias: [{ nome: 'Tipo A', dormitorios: null, suites: null, vagas: null, area: '62' }],
      },
    ],
    [
      'Tipo A - 62 m²\nTipo B - 88 m²',
      {
        areaMin: '62',
        areaMax: '88',
        tipologias: [
          { nome: 'Tipo A', dormitorios: null, suites: null, vagas: null, area: '62' },
          { nome: 'Tipo B', dormitorios: null, suites: null, vagas: null, area: '88' },
        ],
      },
    ],
    [
      'Final 2 - 101,15 m²',
      {
        areaMin: '101.15',
        areaMax: '101.15',
        tipologias: [{ nome: 'Final 2', dormitorios: null, suites: null, vagas: null, area: '101.15' }],
      },
    ],
    [
      'Final 5: 3 dorms - 74,03 m²',
      {
        areaMin: '74.03',
        areaMax: '74.03',
        dormitoriosMin: 3,
        dormitoriosMax: 3,
        tipologias: [{ nome: 'Final 5', dormitorios: 3, suites: null, vagas: null, area: '74.03' }],
      },
    ],
    [
      'Studio 24 m²',
      {
        areaMin: '24',
        areaMax: '24',
        tipologias: [{ nome: 'Studio', dormitorios: null, suites: null, vagas: null, area: '24' }],
      },
    ],
    [
      'Apartamento — Layout 1 — 62 m² privativos — 2 dormitórios',
      {
        areaMin: '62',
        areaMax: '62',
        dormitoriosMin: 2,
        dormitoriosMax: 2,
        tipologias: [{ nome: '2 dormitórios', dormitorios: 2, suites: null, vagas: null, area: '62' }],
      },
    ],
    [
      'Casas de 4 suítes com 230 m²',
      {
        areaMin: '230',
        areaMax: '230',
        dormitoriosMin: 4,
        dormitoriosMax: 4,
        suitesMin: 4,
        suitesMax: 4,
        tipologias: [{ nome: '4 suítes', dormitorios: null, suites: 4, vagas: null, area: '230' }],
      },
    ],
    [
      '1 suíte     38 a 46 m²     1 vaga',
      { areaMin: '38', areaMax: '46', suitesMin: 1, suitesMax: 1, vagasMin: 1, vagasMax: 1 },
    ],
    [
      '201     3 suítes     142,07     2     R$ 1.268.900,00',
      {
        areaMin: '142.07',
        areaMax: '142.07',
        dormitoriosMin: 3,
        dormitoriosMax: 3,
        suitesMin: 3,
        suitesMax: 3,
        tipologias: [{ nome: '3 suítes', dormitorios: null, suites: 3, vagas: null, area: '142.07' }],
      },
    ],
    [
      '89 m² — 3 dormitórios',
      {
        areaMin: '89',
        areaMax: '89',
        dormitoriosMin: 3,
        dormitoriosMax: 3,
        tipologias: [{ nome: '3 dormitórios', dormitorios: 3, suites: null, vagas: null, area: '89' }],
      },
    ],
    [
      'Dois quartos com sala ampliada, com 72 m²',
      {
        areaMin: '72',
        areaMax: '72',
        dormitoriosMin: 2,
        dormitoriosMax: 2,
        tipologias: [{ nome: 'Dois quartos', dormitorios: 2, suites: null, vagas: null, area: '72' }],
      },
    ],
    [
      'Garden 98 m²\nCobertura 180 m²',
      {
        areaMin: '98',
        areaMax: '180',
        tipologias: [
          { nome: 'Garden', dormitorios: null, suites: null, vagas: null, area: '98' },
          { nome: 'Cobertura', dormitorios: null, suites: null, vagas: null, area: '180' },
        ],
      },
    ],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });
});
