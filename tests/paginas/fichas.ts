import type { insertEmpreendimento } from '#tests/fixtures/hotsite.ts';

type Change = NonNullable<Parameters<typeof insertEmpreendimento>[1]>;

const tipologias = [
  { nome: '2 dormitórios', dormitorios: 2, suites: 1, vagas: 1, area: '63.00' },
  { nome: '3 dormitórios', dormitorios: 3, suites: 1, vagas: 2, area: '92.00' },
  { nome: 'Garden', dormitorios: 3, suites: 2, vagas: 2, area: '110.50' },
];

/** Records that pages are written from: rich, poor, and as people keep them. */
export const records = {
  aurora: {},
  rica: {
    tipologias,
    amenidades: [
      'Piscina',
      'Academia',
      'Playground',
      'Salão de festas',
      'Churrasqueira',
      'Coworking',
      'Bicicletário',
    ],
    descricao:
      'Apartamentos de 2 e 3 dormitórios a 400 metros da praia, com aceitação de financiamento bancário e uso de FGTS. Projeto aprovado pela prefeitura.',
  },
  pobre: {
    endereco: null,
    descricao: null,
    precoInicial: null,
    dataTabela: null,
    dormitoriosMin: null,
    dormitoriosMax: null,
    suitesMin: null,
    suitesMax: null,
    areaMin: null,
    areaMax: null,
    vagasMin: null,
    vagasMax: null,
    dataEntrega: null,
    registroIncorporacao: null,
    cartorio: null,
    amenidades: [],
    tipologias: [],
  },
  pronta: {
    status: 'pronto',
    dataEntrega: '2025-03-31',
    tipologias,
    descricao: 'Empreendimento entregue, com apartamentos prontos para morar e últimas unidades disponíveis.',
  },
  obra: {
    status: 'em_construcao',
    tipologias,
    dataEntrega: '2028-06-30',
    amenidades: ['Piscina aquecida', 'Sauna', 'Espaço gourmet', 'Salão de jogos', 'Pet place'],
    descricao: 'Duas torres com 18 pavimentos e 4 apartamentos por andar. Obras em andamento.',
  },
} satisfies Record<string, Change>;

export type RecordName = keyof typeof records;
