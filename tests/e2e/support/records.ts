import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import type { Incorporadora } from '#contract/cadastros/incorporadoras.ts';

const at = '2026-03-12T14:05:00.000Z';

/** An incorporadora as the list returns it. */
function incorporadora(id: number, nome: string): Incorporadora {
  return {
    id,
    nome,
    cnpj: null,
    contatoEmail: null,
    contatoTelefone: null,
    logo: null,
    ativo: true,
    totalEmpreendimentos: 0,
    revisao: 1,
    criadoEm: at,
    atualizadoEm: at,
  };
}

/** An empreendimento as the list returns it, with overrides. */
export function empreendimento(overrides: Partial<Empreendimento> & { id: number }): Empreendimento {
  return {
    nome: `Residencial ${overrides.id}`,
    descricao: null,
    endereco: null,
    bairroId: 1,
    incorporadoraId: 1,
    imagemPrincipal: null,
    precoInicial: null,
    dormitoriosMin: null,
    dormitoriosMax: null,
    suitesMin: null,
    suitesMax: null,
    areaMin: null,
    areaMax: null,
    vagasMin: null,
    vagasMax: null,
    status: 'em_lancamento',
    statusConfirmado: true,
    ativo: true,
    driveUrl: null,
    assetsProcessedAt: null,
    dataEntrega: null,
    registroIncorporacao: null,
    cartorio: null,
    dataTabela: null,
    tabelaValidaAte: null,
    amenidades: [],
    tipologias: [],
    fluxoAi: false,
    revisao: 1,
    criadoEm: at,
    atualizadoEm: at,
    bairro: { nome: 'Campo Belo', cidadeId: 1, cidade: 'São Paulo', uf: 'SP' },
    incorporadora: { nome: 'Horizonte' },
    hotsite: null,
    ...overrides,
  };
}

/** A small list with one of each variant the screen distinguishes. */
export const sampleIncorporadoras = [incorporadora(1, 'Horizonte'), incorporadora(2, 'Pátio Norte')];
export const sampleEmpreendimentos = [
  empreendimento({
    id: 3,
    nome: 'Aurora Jardins',
    descricao:
      'Apartamentos de 2 e 3 dormitórios com varanda integrada, a três quadras do parque. Lazer completo no térreo e rooftop com piscina de raia, espaço fitness e salão para festas.',
    endereco: 'Rua das Acácias, 410 - Campo Belo',
    precoInicial: '1250000.00',
    dormitoriosMin: 2,
    dormitoriosMax: 3,
    areaMin: '63.00',
    areaMax: '110.50',
    vagasMin: 1,
    vagasMax: 2,
    criadoEm: '2026-03-12T14:05:00.000Z',
    hotsite: { id: 7, rota: 'aurora-jardins', ativo: true, publicado: true, achados: null },
  }),
  empreendimento({
    id: 2,
    nome: 'Ática Vila Nova',
    endereco: 'Avenida Santo Amaro, 1200',
    status: 'em_construcao',
    precoInicial: '689900.50',
    incorporadoraId: 2,
    incorporadora: { nome: 'Pátio Norte' },
    criadoEm: '2026-02-01T14:05:00.000Z',
  }),
  empreendimento({
    id: 1,
    nome: 'Brisa do Mar',
    status: 'suspenso',
    descricao: 'Vista para o mar em todas as unidades.',
    bairro: { nome: 'Centro', cidadeId: 2, cidade: 'Balneário Camboriú', uf: 'SC' },
    criadoEm: '2026-01-05T14:05:00.000Z',
  }),
];
