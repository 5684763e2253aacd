import { type PageFacts, type PageSource, pageFactsSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { CallContext, Intelligence, PageAsset } from '../port.ts';
import type { StyleMaterial } from './prompts.ts';

/** A fictitious building with something of everything a page tells, so that each component stands in its page. */
const facts: PageFacts = pageFactsSchema.parse({
  nome: 'Casa Jequitibá',
  incorporadora: 'Incorporadora Exemplo',
  cnpj: null,
  endereco: 'Rua das Paineiras, 250',
  bairro: 'Jardim das Palmeiras',
  cidade: 'Campinas',
  uf: 'SP',
  descricao:
    'Os corredores recebem luz dos dois lados. A sala se abre inteira para a varanda. O térreo guarda as árvores que já estavam no terreno.',
  status: 'em_construcao',
  precoInicial: '548000.00',
  dataTabela: '2026-03',
  dormitoriosMin: 2,
  dormitoriosMax: 3,
  suitesMin: 1,
  suitesMax: 2,
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
    { nome: 'Tipo B', dormitorios: 3, suites: 2, vagas: 2, area: '82.50' },
  ],
  ficha: {
    slogan: 'A sombra vem de antes',
    conceito: 'Um edifício baixo entre árvores altas.',
    diferenciais: ['Fachada ventilada', 'Tomada para carro elétrico em todas as vagas'],
    arquitetura: ['Ateliê Exemplo'],
    torres: 1,
    pavimentos: 8,
    distancias: [{ lugar: 'Parque Exemplo', tipo: 'parque', distancia: 400, medida: 'm', modo: 'a-pe' }],
    andamento: [{ etapa: 'Estrutura', percentual: 45, em: '2026-02' }],
    perguntas: [{ pergunta: 'O prédio aceita animais?', resposta: 'Sim, com espaço próprio no jardim.' }],
  },
  tabela: {
    data: '2026-03',
    ate: '2026-04-30',
    tipos: [{ nome: 'Tipo A', disponiveis: 12, precoMin: '548000.00', precoMax: '590000.00' }],
    pagamento: [
      { parte: 'Entrada', percentual: 20, parcelas: null },
      { parte: 'Financiamento', percentual: 80, parcelas: null },
    ],
  },
});

const picture = (
  id: string,
  category: AssetCategory,
  kind: string | null,
  description: string,
): PageAsset => ({
  id: `exemplo-${id}`,
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
const assets: PageAsset[] = [
  picture('fachada', 'fachada', null, 'Fachada vista da rua, ao entardecer'),
  picture('piscina', 'lazer', 'piscina', 'Piscina com raia e deque de madeira'),
  picture('academia', 'lazer', 'academia', 'Academia voltada para o jardim'),
  picture('salao', 'lazer', 'salao-de-festas', 'Salão de festas'),
  ...['sala', 'cozinha', 'suite', 'varanda', 'banheiro'].map((kind) =>
    picture(kind, 'interior', kind, `Ambiente: ${kind}`),
  ),
  picture('planta-a', 'planta', null, 'Planta do apartamento de 64 m², 2 dormitórios'),
  picture('planta-b', 'planta', null, 'Planta do apartamento de 82,5 m², 3 dormitórios'),
  picture('mapa', 'outro', 'mapa', 'Mapa de localização'),
];

/** Comments and what is only for paper tell a writer nothing. */
const brief = (css: string) =>
  css
    .replace(/\/\*(?!!)[\s\S]*?\*\//g, '')
    .replace(/@media print \{[\s\S]*?\n\}/g, '')
    .replace(/\n\s*/g, '\n')
    .trim();

/** What a writer of a style builds with, made once by our own sections. */
export function styleMaterial(local: Intelligence): (style: HotsiteStyle) => Promise<StyleMaterial> {
  // The rules read nothing of it.
  const context = { signal: new AbortController().signal } as CallContext;
  const made = new Map<HotsiteStyle, Promise<StyleMaterial>>();
  const make = async (style: HotsiteStyle): Promise<StyleMaterial> => {
    const blueprint = await local.planPage({ facts, assets, style }, context);
    const { html, css, js }: PageSource = await local.writePage({ facts, assets, blueprint }, context);
    const families = [...new Set(pageStyles[style].fonts.map(({ family }) => family))];
    return { families, plan: blueprint, example: { html, css: brief(css), js } };
  };
  return (style) => {
    const known = made.get(style) ?? make(style);
    made.set(style, known);
    known.catch(() => made.delete(style));
    return known;
  };
}
