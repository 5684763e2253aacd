import { folderName, type PriceTable, type Truth, type Typology, type Unit } from './truth.ts';

const tipoA: Typology = {
  code: 'Tipo A',
  name: '2 dormitórios (1 suíte)',
  area: 63.42,
  bedrooms: 2,
  suites: 1,
  parking: 1,
};
const tipoB: Typology = { code: 'Tipo B', name: '2 suítes', area: 78.15, bedrooms: 2, suites: 2, parking: 1 };
const tipoC: Typology = {
  code: 'Tipo C',
  name: '3 dormitórios (1 suíte)',
  area: 91.87,
  bedrooms: 3,
  suites: 1,
  parking: 2,
};
const tipoD: Typology = { code: 'Tipo D', name: '3 suítes', area: 109.6, bedrooms: 3, suites: 3, parking: 2 };
const garden: Typology = {
  code: 'Garden',
  name: '2 suítes com jardim',
  area: 96.3,
  bedrooms: 2,
  suites: 2,
  parking: 2,
};
const penthouse: Typology = {
  code: 'Cobertura',
  name: 'Cobertura duplex, 4 suítes',
  area: 187.4,
  bedrooms: 4,
  suites: 4,
  parking: 3,
};

/** @param perMetre price of a square metre on the lowest floor. @param sold unit numbers. */
function units(perMetre: number, sold: readonly string[]): Unit[] {
  const list: Unit[] = [];
  const add = (number: string, floor: string, typology: Typology, lift: number) => {
    const price = Math.round((typology.area * perMetre * lift) / 1000) * 1000;
    list.push({ number, floor, typology, price: sold.includes(number) ? null : price });
  };
  add('301', '3º (jardim)', garden, 1.06);
  add('302', '3º (jardim)', garden, 1.07);
  const perFloor = [tipoA, tipoB, tipoC, tipoD];
  for (let floor = 4; floor <= 17; floor++)
    perFloor.forEach((typology, i) => {
      add(`${floor}0${i + 1}`, `${floor}º`, typology, (1 + (floor - 4) * 0.0085) * (1 + i * 0.012));
    });
  add('1801', '18º e 19º', penthouse, 1.32);
  add('1802', '18º e 19º', penthouse, 1.34);
  return list;
}

const older: PriceTable = {
  file: 'TABELA_DE_VENDAS_-_AMBAR_DO_MAR_-_AGOSTO_26.pdf',
  month: 'agosto de 2026',
  date: '2026-08-03',
  cub: 3012.47,
  units: units(14_350, ['403', '1204']),
};
const newer: PriceTable = {
  file: 'TABELA_DE_VENDAS_-_AMBAR_DO_MAR_-_NOVEMBRO_26-2.pdf',
  month: 'novembro de 2026',
  date: '2026-11-05',
  cub: 3041.18,
  units: units(14_900, ['401', '403', '404', '501', '602', '803', '904', '1204', '1404', '1703', '1801']),
};

const book = 'BOOK DIGITAL.pdf';

export const ambar: Truth = {
  folder: folderName,
  codeName: 'Falesia',
  name: 'Residencial Âmbar do Mar',
  tagline: 'A luz da tarde mora aqui.',
  incorporadora: 'Solarenga Incorporações Ltda.',
  cnpj: '12.345.678/0001-95',
  address: 'Rua 238, nº 415',
  bairro: 'Meia Praia',
  cidade: 'Itapema',
  uf: 'SC',
  status: 'em_lancamento',
  statusWords: 'Lançamento',
  delivery: '2029-11-30',
  deliveryWords: '30/11/2029',
  registration: 'R-4/48.317',
  registryOffice: 'Ofício de Registro de Imóveis da Comarca de Itapema/SC',
  landArea: '1.842,60',
  floors: '19 pavimentos, sendo térreo, garagens, lazer e jardins, 14 pavimentos tipo e coberturas',
  totalUnits: 60,
  parkingTotal: 104,
  architect: 'Estúdio Linha d’Água Arquitetura',
  landscape: 'Restinga Paisagismo',
  interiors: 'Ateliê Madrepérola',
  concept: [
    'Âmbar é a luz que o tempo guardou. Foi dela que nasceu o desenho do edifício: varandas que avançam e recuam como a linha da maré, madeira que aquece o concreto claro e vidro que devolve o céu de Meia Praia.',
    'A torre é única no terreno e tem quatro apartamentos por andar. Todos têm varanda com churrasqueira a carvão, ventilação cruzada e a sala voltada para o mar ou para a serra.',
    'Os dois níveis de lazer ficam acima da copa das palmeiras. Durante o dia a piscina de borda infinita é um prolongamento do horizonte; à noite, a praça do fogo reúne quem mora aqui em torno do que importa.',
  ],
  place: [
    'Meia Praia é o bairro mais caminhável de Itapema: calçadão contínuo, comércio de rua, escolas e serviços a poucos minutos, e uma faixa de areia larga em que cabem todas as idades.',
    'O terreno fica a duas quadras do mar, numa rua de pouco movimento e calçada arborizada. O acesso à BR-101 é direto, sem atravessar o centro.',
  ],
  distances: [
    ['Praia de Meia Praia', '180 m'],
    ['Calçadão', '210 m'],
    ['Supermercado', '350 m'],
    ['Escola', '600 m'],
    ['Centro de Itapema', '2,4 km'],
    ['Hospital', '3,1 km'],
    ['Acesso à BR-101', '1,7 km'],
    ['Aeroporto de Navegantes', '41 km'],
  ],
  amenities: [
    'Piscina adulto com borda infinita',
    'Piscina infantil',
    'Solário',
    'Spa com hidromassagem',
    'Sauna',
    'Academia',
    'Salão de festas',
    'Espaço gourmet',
    'Churrasqueira',
    'Brinquedoteca',
    'Playground',
    'Coworking',
    'Sala de jogos',
    'Quadra poliesportiva',
    'Praça do fogo',
    'Pet place',
    'Bicicletário',
    'Rooftop com vista para o mar',
    'Lobby com pé-direito duplo',
    'Mercado autônomo',
    'Espaço para entregas',
    'Lavanderia compartilhada',
    'Carregador para veículos elétricos',
    'Horta',
  ],
  typologies: [tipoA, tipoB, tipoC, tipoD, garden, penthouse],
  tables: [older, newer],
  contradictions: [
    {
      field: 'dataEntrega',
      says: [
        { file: book, value: 'junho de 2029' },
        { file: newer.file, value: '30/11/2029' },
      ],
      expected: '2029-11-30',
    },
    {
      field: 'vagasMax',
      says: [
        { file: book, value: '1 ou 2 vagas' },
        { file: newer.file, value: '3 vagas (coberturas)' },
      ],
      expected: '3',
    },
  ],
};
