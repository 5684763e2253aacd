import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CampoPublico, camposPublicos, type Origens } from '#contract/cadastros/origens.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { formatArea, formatPreco } from '#contract/publico/page-format.ts';
import { pageHead } from '#server/da-pasta-a-pagina/hotsites/page-head.ts';
import { publicFacts, type StoredRecord } from '#server/da-pasta-a-pagina/hotsites/public-facts.ts';
import { unsupported } from '#server/da-pasta-a-pagina/hotsites/sanitize/figures.ts';
import { linesOf, readHtml, spokenOf } from '#server/da-pasta-a-pagina/hotsites/verificacao/read-page.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { hotsiteDocument } from '#server/publico/paginas-publicas/hotsite-document.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { pageCases } from '#tests/fixtures/pagina.ts';

const names = {
  nome: 'Residencial Aurora',
  incorporadora: 'Horizonte Incorporações',
  cnpj: null,
  bairro: 'Centro',
  cidade: 'Balneário Azul',
  uf: 'SC',
};

/** A record with unique values, each recognisable anywhere. */
const recordOf = (n: number): Omit<StoredRecord, 'origens'> => ({
  ...names,
  descricao: `Texto quvari${'abcdefghij'[n]} do prédio.`,
  endereco: `Alameda quendere${'abcdefghij'[n]}`,
  status: ['em_lancamento', 'em_construcao', 'pronto'][n % 3]!,
  precoInicial: `${9_876_500 + n}.00`,
  dataTabela: '2031-05',
  dormitoriosMin: 110 + n,
  dormitoriosMax: 130 + n,
  suitesMin: 150 + n,
  suitesMax: 170 + n,
  areaMin: `${310 + n}.45`,
  areaMax: `${460 + n}.85`,
  vagasMin: 210 + n,
  vagasMax: 230 + n,
  dataEntrega: '2033-08-20',
  registroIncorporacao: `R-77/99.88${n}`,
  cartorio: `Ofício quartori${'abcdefghij'[n]}`,
  amenidades: [`Quadra quamenid${'abcdefghij'[n]}`],
  tipologias: [
    {
      nome: `Tipo qutipolo${'abcdefghij'[n]}`,
      dormitorios: 510 + n,
      suites: null,
      vagas: null,
      area: `${610 + n}.25`,
    },
  ],
});
const statusWords: Record<string, RegExp> = {
  em_lancamento: /lan[cç]amento/i,
  em_construcao: /em constru[cç][aã]o/i,
  pronto: /pronto para morar/i,
};

/** Each value's appearance on a page. */
const shapes: Record<CampoPublico, (record: Omit<StoredRecord, 'origens'>) => (string | RegExp)[]> = {
  descricao: ({ descricao }) => [descricao!],
  endereco: ({ endereco }) => [endereco!],
  precoInicial: ({ precoInicial }) => [formatPreco(precoInicial!).slice(3), precoInicial!.slice(0, 7)],
  dataTabela: () => [/2031/],
  dormitoriosMin: ({ dormitoriosMin }) => [String(dormitoriosMin)],
  dormitoriosMax: ({ dormitoriosMax }) => [String(dormitoriosMax)],
  suitesMin: ({ suitesMin }) => [String(suitesMin)],
  suitesMax: ({ suitesMax }) => [String(suitesMax)],
  areaMin: ({ areaMin }) => [formatArea(areaMin!), areaMin!],
  areaMax: ({ areaMax }) => [formatArea(areaMax!), areaMax!],
  vagasMin: ({ vagasMin }) => [String(vagasMin)],
  vagasMax: ({ vagasMax }) => [String(vagasMax)],
  status: ({ status }) => [statusWords[status]!],
  dataEntrega: () => [/2033/],
  registroIncorporacao: ({ registroIncorporacao }) => [registroIncorporacao!],
  cartorio: ({ cartorio }) => [cartorio!],
  amenidades: ({ amenidades }) => amenidades,
  tipologias: () => [/qutipolo/],
};

/** The complete document of a record's page, as visitors, search engines and link previews get it. */
function documentOf(stored: StoredRecord, style: (typeof hotsiteStyles)[number]) {
  const facts = publicFacts(stored);
  // Drawings and pictures with figures of their own are told by other tests.
  const assets = pageCases.five.assets;
  const blueprint = planPage({ facts, assets, style });
  const { html } = renderHotsite({ facts, assets, blueprint });
  const head = pageHead(facts, blueprint, assets);
  const fonts = { css: '', preload: [] } as unknown as Parameters<typeof hotsiteDocument>[0]['fonts'];
  const canonical = 'https://portal.example/hotsite/aurora';
  const page = hotsiteDocument({
    head,
    facts,
    colors: blueprint.metadata.color_scheme,
    canonical,
    css: '',
    script: '/p.js',
    calls: [],
    fonts,
    body: html,
  });
  const nodes = readHtml(html);
  const lines = [...linesOf(nodes), ...spokenOf(nodes), head.title, head.description];
  // What is told, apart from addresses and sizes of pictures.
  const told = [
    ...lines,
    ...[
      ...page.matchAll(
        /<title>([^<]*)|<meta (?:name|property)="(?!og:image:(?:width|height)|viewport|theme)[^"]*" content="([^"]*)"/g,
      ),
    ].map(([, title, content]) => title ?? content),
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1]?.replace(/"image":"[^"]*"/g, ''),
  ].join('\n');
  return { facts, lines, whole: told.replaceAll('\u00a0', ' ') };
}

const subset = fc.record(
  Object.fromEntries(
    camposPublicos.map((campo) => [campo, fc.option(fc.constantFrom('documento', 'pessoa' as const))]),
  ),
) as unknown as fc.Arbitrary<Record<CampoPublico, 'documento' | 'pessoa' | null>>;

describe.each(hotsiteStyles)('SAF-04 a page in the style %s', (style) => {
  it('states nothing without a source: every fact of text, title, description, preview and JSON-LD goes back to one', () => {
    fc.assert(
      fc.property(subset, fc.integer({ min: 0, max: 9 }), (chosen, n) => {
        const record = recordOf(n);
        const origens = Object.fromEntries(Object.entries(chosen).filter(([, origem]) => origem)) as Origens;
        const { facts, whole, lines } = documentOf({ ...record, origens }, style);
        for (const campo of camposPublicos) {
          if (origens[campo]) continue;
          for (const shape of shapes[campo](record)) {
            const plain = typeof shape === 'string' ? shape.replaceAll('\u00a0', ' ') : shape;
            const found = typeof plain === 'string' ? whole.includes(plain) : plain.test(whole);
            expect(found, `${campo} ${String(shape)}`).toBe(false);
          }
        }
        for (const line of lines) expect(unsupported(line, facts), line).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('states what has one', () => {
    const record = recordOf(1);
    const origens = Object.fromEntries(camposPublicos.map((campo) => [campo, 'pessoa'])) as Origens;
    const { whole } = documentOf({ ...record, origens }, style);
    for (const campo of [
      'descricao',
      'endereco',
      'precoInicial',
      'status',
      'dataEntrega',
      'cartorio',
      'amenidades',
    ] as const)
      for (const shape of shapes[campo](record).slice(0, 1))
        expect(
          typeof shape === 'string' ? whole.includes(shape.replaceAll('\u00a0', ' ')) : shape.test(whole),
          campo,
        ).toBe(true);
  });
});

describe('SAF-04 a text an engine wrote', () => {
  const record = { ...recordOf(0), origens: { descricao: 'motor', dormitoriosMax: 'documento' } };
  it('stands while the record supports every word of it', () => {
    const descricao = 'Apartamentos de até 130 dormitórios no Centro.';
    expect(publicFacts({ ...record, descricao }).descricao).toBe(descricao);
  });
  it.each([
    'Pronto para morar no Centro.',
    'Apartamentos de 4 dormitórios.',
    'Nove suítes por andar.',
    'Como modelo de linguagem, descrevo.',
  ])('is silent where it says: %s', (descricao) => {
    expect(publicFacts({ ...record, descricao }).descricao).toBeNull();
  });
});
