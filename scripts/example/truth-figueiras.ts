import type { PriceTable, Truth, Typology, Unit } from './truth.ts';

const compact: Typology = {
  code: 'Final 01 e 04',
  name: '2 quartos',
  area: 56.8,
  bedrooms: 2,
  suites: 0,
  parking: 1,
};
const suite: Typology = {
  code: 'Final 02 e 03',
  name: '3 quartos, 1 suíte',
  area: 74.25,
  bedrooms: 3,
  suites: 1,
  parking: 1,
};
const garden: Typology = {
  code: 'Garden',
  name: '3 quartos, 1 suíte, com quintal',
  area: 98.4,
  bedrooms: 3,
  suites: 1,
  parking: 2,
};

function units(perMetre: number, sold: readonly string[]): Unit[] {
  const list: Unit[] = [];
  const add = (number: string, floor: string, typology: Typology, lift: number) => {
    const price = Math.round((typology.area * perMetre * lift) / 100) * 100;
    list.push({ number, floor, typology, price: sold.includes(number) ? null : price });
  };
  add('01', 'Térreo', garden, 1.05);
  add('02', 'Térreo', garden, 1.04);
  for (let floor = 1; floor <= 10; floor++)
    [compact, suite, suite, compact].forEach((typology, i) => {
      add(`${floor}0${i + 1}`, `${floor}º`, typology, 1 + (floor - 1) * 0.007);
    });
  return list;
}

const older: PriceTable = {
  file: '250804_PF - TABELA DE VENDAS.pdf',
  month: 'AGO/25',
  date: '2025-08-04',
  cub: 2711.32,
  units: units(7480, ['101']),
};
const newer: PriceTable = {
  file: '251013_PF - TABELA DE VENDAS.pdf',
  month: 'OUT/25',
  date: '2025-10-13',
  cub: 2739.9,
  units: units(7690, ['101', '104', '203', '302', '501', '02']),
};

export const figueiras: Truth = {
  folder: 'exemplo-patio-das-figueiras',
  codeName: 'AMX',
  name: 'Pátio das Figueiras',
  tagline: 'Um quintal no meio da cidade.',
  incorporadora: 'Construtora Tijolo & Traço Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  address: 'Rua das Figueiras-Bravas, 1200',
  bairro: 'Gleba Palhano',
  cidade: 'Londrina',
  uf: 'PR',
  status: 'em_construcao',
  statusWords: 'Em construção',
  delivery: '2027-10',
  deliveryWords: 'OUT/27',
  registration: 'R-7 da Matrícula 91.254',
  registryOffice: '2º Ofício de Registro de Imóveis de Londrina/PR',
  landArea: '3.120,00',
  floors: '11 pavimentos, térreo e subsolo',
  totalUnits: 42,
  parkingTotal: 58,
  architect: 'Traço Próprio Arquitetura',
  landscape: 'Verde Miúdo',
  interiors: 'Casa de Barro',
  concept: [
    'Tijolo aparente, sombra de árvore e um pátio aberto para o céu: o Pátio das Figueiras devolve à Gleba Palhano o jeito de morar com quintal.',
    'As três figueiras do terreno foram preservadas. É em volta delas que ficam o salão, a churrasqueira e a piscina.',
  ],
  place: ['A cinco minutos a pé do lago, com mercado, escola e padaria no mesmo quarteirão.'],
  distances: [
    ['Lago Igapó', '450 m'],
    ['Mercado', '200 m'],
    ['Universidade', '4 km'],
    ['Rodoviária', '5,5 km'],
  ],
  amenities: [
    'Piscina',
    'Churrasqueira',
    'Salão de festas',
    'Academia',
    'Playground',
    'Brinquedoteca',
    'Pet place',
    'Bicicletário',
    'Horta',
    'Coworking',
  ],
  typologies: [compact, suite, garden],
  tables: [older, newer],
  contradictions: [],
};
