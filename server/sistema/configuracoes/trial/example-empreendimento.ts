import { type Blueprint, type PageFacts, pageFactsSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';

/** A fictitious empreendimento for prompt trials; never published. */
export const exampleFacts: PageFacts = pageFactsSchema.parse({
  nome: 'Residencial Ipê-Rosa',
  incorporadora: 'Incorporadora Exemplo',
  cnpj: null,
  endereco: 'Rua das Paineiras, 250',
  bairro: 'Jardim das Palmeiras',
  cidade: 'Campinas',
  uf: 'SP',
  descricao:
    'Uma torre de 18 andares com quatro apartamentos por andar e jardim aberto no térreo. As varandas têm churrasqueira e se abrem para a sala.',
  status: 'em_lancamento',
  precoInicial: '548000.00',
  dataTabela: '2026-03',
  dormitoriosMin: 2,
  dormitoriosMax: 3,
  suitesMin: 1,
  suitesMax: 1,
  areaMin: '64.00',
  areaMax: '82.50',
  vagasMin: 1,
  vagasMax: 2,
  dataEntrega: '2029-06',
  registroIncorporacao: 'R.5 da matrícula 98.765',
  cartorio: '2º Oficial de Registro de Imóveis de Campinas',
  amenidades: ['Piscina com raia', 'Academia', 'Brinquedoteca', 'Salão de festas', 'Bicicletário'],
  tipologias: [
    { nome: 'Tipo A', dormitorios: 2, suites: 1, vagas: 1, area: '64.00' },
    { nome: 'Tipo B', dormitorios: 3, suites: 1, vagas: 2, area: '82.50' },
  ],
});

const picture = (
  id: string,
  category: AssetCategory,
  kind: string | null,
  description: string,
): PageAsset => ({
  id,
  type: 'image',
  category,
  kind,
  uncertain: false,
  description,
  score: 80,
  width: 2400,
  height: 1600,
  colors: ['#8fa9bf', '#b5714a', '#ece6dd'],
});

export const exampleAssets: PageAsset[] = [
  picture('exemplo-fachada', 'fachada', null, 'Fachada da torre vista da rua, ao entardecer'),
  picture('exemplo-piscina', 'lazer', 'piscina', 'Piscina com raia e deque de madeira'),
  picture('exemplo-academia', 'lazer', 'academia', 'Academia com vista para o jardim'),
  picture('exemplo-sala', 'interior', 'sala', 'Sala integrada à varanda'),
  picture('exemplo-planta-a', 'planta', 'tipo', 'Planta do apartamento de 64 m², 2 dormitórios'),
  picture('exemplo-planta-b', 'planta', 'tipo', 'Planta do apartamento de 82,5 m², 3 dormitórios'),
];

const plain = { subtitulo: null, texto: [], assets: [], destaques: [], itens: [] };

/** The plan of its page, for trying the code prompts without planning first. */
export const exampleBlueprint: Blueprint = {
  sections: [
    {
      ...plain,
      id: 'hero',
      titulo: 'Residencial Ipê-Rosa',
      subtitulo: 'Jardim das Palmeiras, Campinas – SP',
      texto: ['Varandas com churrasqueira, voltadas para um jardim aberto.'],
      assets: ['exemplo-fachada'],
    },
    {
      ...plain,
      id: 'sobre',
      titulo: 'O empreendimento',
      texto: ['Uma torre de 18 andares com quatro apartamentos por andar e jardim aberto no térreo.'],
      destaques: [
        { rotulo: 'Dormitórios', valor: '2 e 3' },
        { rotulo: 'Área privativa', valor: '64 a 82,5 m²' },
      ],
    },
    {
      ...plain,
      id: 'galeria',
      titulo: 'Galeria',
      assets: ['exemplo-piscina', 'exemplo-academia', 'exemplo-sala'],
    },
    {
      ...plain,
      id: 'plantas',
      titulo: 'Plantas',
      itens: [
        { titulo: 'Tipo A, 64 m²', texto: '2 dormitórios', grupo: null, asset: 'exemplo-planta-a' },
        { titulo: 'Tipo B, 82,5 m²', texto: '3 dormitórios', grupo: null, asset: 'exemplo-planta-b' },
      ],
    },
    {
      ...plain,
      id: 'localizacao',
      titulo: 'Localização',
      texto: ['Rua das Paineiras, 250, Jardim das Palmeiras, Campinas – SP.'],
    },
  ],
  metadata: {
    color_scheme: {
      background: '#faf8f5',
      surface: '#ffffff',
      text: '#1f1b18',
      muted: '#5c544d',
      accent: '#8a4b2a',
      onAccent: '#ffffff',
    },
    style: defaultStyle,
    total_assets_used: 6,
  },
};
