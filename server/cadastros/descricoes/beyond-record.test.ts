import { expect, it } from 'vitest';
import type { EmpreendimentoInput } from '#server/adapters/intelligence/port.ts';
import { beyondRecord } from './beyond-record.ts';
import { describeEmpreendimento } from './describe-empreendimento.ts';

const record: EmpreendimentoInput = {
  nome: 'Vista das Acácias',
  incorporadora: 'Construtora Aurora',
  bairro: 'Centro',
  cidade: 'Itajaí',
  estado: 'Santa Catarina',
  endereco: 'Rua das Acácias, 120',
  especificacoes:
    '2 a 3 dormitórios; 1 suíte; 63,4 a 110 m²; entrega em 11/2029; lazer e serviços: Piscina aquecida, Academia; Torres: 2; Distâncias: Parque da Cidade: 400 m',
};

it.each([
  'O Vista das Acácias fica na Rua das Acácias, 120, no Centro de Itajaí, Santa Catarina.',
  'São apartamentos de dois e três dormitórios, com uma suíte, de 63,40 a 110 m².',
  'A piscina aquecida e a academia recebem os moradores ao longo do dia.',
  'A entrega está marcada para 11/2029, em duas torres.',
  'O Parque da Cidade está a 400 m.',
  'Ambientes claros, plantas fáceis de mobiliar: um lugar para ficar.',
  'Viver no Centro é ter a cidade por perto.'.replace('por perto', 'ao redor'),
  describeEmpreendimento(record),
])('the record says: %s', (text) => {
  expect(beyondRecord(text, record)).toEqual([]);
});

it.each([
  ['São 45 unidades.', '45'],
  ['Com quatro dormitórios.', 'quatro dorm'],
  ['De 63,4 a 210 m².', '210'],
  ['Fica ao lado do Shopping Iguatemi.', 'Shopping Iguatemi'],
  ['Shopping Iguatemi e parque ficam ao lado.', 'Shopping Iguatemi'],
  ['O projeto é de Carlos Motta.', 'Carlos Motta'],
  ['A sauna e a piscina aquecida são de todos.', 'sauna'],
  ['As varandas têm vista para o mar.', 'mar'],
  ['As unidades são as últimas, com preços especiais.', 'ultimas'],
  ['A região se valoriza a cada ano.', 'valoriza'],
  ['O financiamento é facilitado.', 'financiamento'],
  ['O prédio está pronto para morar.', 'pronto'],
  ['Há escolas e farmácias a poucos minutos.', 'escolas'],
])('the record does not say: %s', (text, words) => {
  expect(beyondRecord(text, record)).toContain(words);
});
