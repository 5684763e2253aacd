import type { Corretor } from '#contract/cadastros/corretores.ts';
import type { Resumo, Stats } from '#contract/painel/painel.ts';
import type { ItemDeServico, Servicos } from '#contract/sistema/servicos.ts';

const at = '2026-03-12T14:05:00.000Z';

/** A corretor as the list returns it, with overrides. */
export function corretor(values: Partial<Corretor> & { id: number }): Corretor {
  const { id } = values;
  return {
    nome: `Corretor ${id}`,
    nomeGuerra: `Corretor ${id}`,
    slug: `corretor-${id}`,
    email: `corretor${id}@example.com`,
    creci: `${10_000 + id}-F`,
    ufCreci: 'SP',
    tratamento: null,
    telefone: null,
    whatsapp: null,
    biografia: null,
    foto: null,
    logoPersonalizada: null,
    sitePersonalizado: null,
    tituloSite: null,
    subtituloSite: null,
    imagemFundoSite: null,
    corTema: '#d4af37',
    coresPersonalizadas: null,
    redesSociais: null,
    regiaoTrabalho: null,
    ativo: true,
    aprovado: true,
    siteAtivo: false,
    precoMinimo: null,
    precoMaximo: null,
    precos: { precoMin: null, precoMax: null },
    revisao: 1,
    criadoEm: at,
    createdAt: at,
    atualizadoEm: at,
    ...values,
  };
}

export const sampleCorretores = [
  corretor({ id: 4, nome: 'Teodora Prado Nogueira', creci: '20.114-F', aprovado: false }),
  corretor({ id: 3, nome: 'Caio Bittencourt', creci: 'CRECI 31.220', createdAt: '2026-02-01T02:30:00.000Z' }),
  corretor({ id: 2, nome: 'Lia Fontoura', ativo: false }),
  corretor({ id: 1, nome: 'Otávio Serra' }),
];

export const sampleStats: Stats = {
  corretoresAtivos: 1248,
  empreendimentos: 36,
  imoveisUsados: 214,
  sitesAtivos: 987,
};

const weeks = [
  [3, 0],
  [5, 1],
  [2, 1],
  [0, 0],
  [8, 2],
  [6, 0],
  [9, 3],
  [4, 1],
  [12, 2],
  [7, 4],
  [11, 3],
  [5, 1],
];
const admin = { id: 1, username: 'admin', removido: false };
const deed = (id: number, values: Partial<Resumo['atividades'][number]>) => ({
  id,
  quando: at,
  quem: admin,
  acao: 'criou',
  entidade: 'bairro',
  entidadeId: String(id),
  nome: null,
  ...values,
});

/** A dashboard with a bit of everything. */
export const sampleResumo: Resumo = {
  atividades: [
    deed(9, { acao: 'publicou', entidade: 'hotsite', nome: 'Aurora Jardins', quem: null }),
    deed(8, { nome: 'Campo Belo' }),
    deed(7, { acao: 'alterou', entidade: 'corretor', nome: 'Teodora' }),
    deed(6, { acao: 'excluiu', entidade: 'cidade', nome: 'Balneário Camboriú' }),
  ],
  sistema: { online: true, problemas: [], ultimoBackup: null, versao: 'v2.1.4' },
  pendencias: [
    {
      tipo: 'aprovacoes',
      total: 5,
      itens: [
        { id: '4', nome: 'Teodora' },
        { id: '11', nome: 'Davi Lacerda' },
        { id: '12', nome: 'Nina' },
      ],
    },
    {
      tipo: 'execucoes-com-falha',
      total: 1,
      itens: [{ id: '12', nome: 'file:///mirante-da-serra' }],
    },
    { tipo: 'paginas-com-achados', total: 1, itens: [{ id: '7', nome: 'Aurora Jardins' }] },
  ],
  adiadas: 0,
  semanas: weeks.map(([corretores = 0, publicacoes = 0], n) => ({
    inicio: new Date(Date.UTC(2026, 0, 5 + 7 * n)).toISOString().slice(0, 10),
    corretores,
    publicacoes,
  })),
};

/** The empty dashboard. */
export const emptyResumo: Resumo = {
  atividades: [],
  sistema: sampleResumo.sistema,
  pendencias: [],
  adiadas: 0,
  semanas: sampleResumo.semanas.map((week) => ({ ...week, corretores: 0, publicacoes: 0 })),
};

const seen = '2026-03-12T14:05:00.000Z';
const item = (
  values: Pick<ItemDeServico, 'nome' | 'estado' | 'mensagem'> & Partial<ItemDeServico>,
): ItemDeServico => ({
  chave: values.nome,
  oQueFazer: null,
  detalhes: [],
  expiraEm: null,
  desde: seen,
  antes: null,
  verificadoEm: seen,
  okEm: null,
  ...values,
});
const service = (servico: string, nome: string, ...itens: ItemDeServico[]): Servicos['servicos'][number] => ({
  servico,
  nome,
  estado: itens[0]!.estado,
  itens,
});

/** The outside services, one per state. */
export const sampleServicos: Servicos = {
  verificadoEm: seen,
  emAndamento: false,
  mudancas: [],
  servicos: [
    service(
      'armazenamento',
      'Arquivos',
      item({
        nome: 'Bucket portal',
        estado: 'falha',
        antes: 'ok',
        mensagem: 'O bucket “portal” não existe.',
        oQueFazer: 'Crie o bucket no serviço de arquivos ou corrija S3_BUCKET, e reinicie.',
        detalhes: [{ rotulo: 'Código', valor: 'NoSuchBucket' }],
      }),
    ),
    service(
      'drive',
      'Google Drive',
      item({ nome: 'Acesso ao Google Drive', estado: 'ok', mensagem: 'O Google aceita a chave de API.' }),
    ),
    service(
      'modelos',
      'Modelos',
      item({
        nome: 'Modelo de exemplo',
        estado: 'aviso',
        mensagem: 'Este modelo será desligado.',
        oQueFazer: 'Escolha outro modelo.',
        expiraEm: '2026-04-30T12:00:00.000Z',
      }),
    ),
    service(
      'whatsapp',
      'WhatsApp',
      item({ nome: 'Canal', estado: 'desligado', mensagem: 'Está em uso o simulador.' }),
    ),
  ],
};
