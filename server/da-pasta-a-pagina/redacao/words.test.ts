import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/base/text.ts';
import type { Ficha } from '#contract/cadastros/ficha.ts';
import { withOrigem } from '#contract/cadastros/origens.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { publicFacts } from '#server/da-pasta-a-pagina/hotsites/public-facts.ts';
import { supportedPlan } from '#server/da-pasta-a-pagina/hotsites/sanitize/prosa/supported-plan.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { pageCases, wholeFicha, wholeTabela } from '#tests/fixtures/pagina.ts';
import { aboutParagraphs, headline } from './narrativa.ts';
import { planPage } from './plan-page.ts';
import { repeatedFigures } from './repeated-figures.ts';

const told = (ficha: Ficha, descricao: string | null = null) => factsOf({ ficha, descricao });

describe('the headline', () => {
  const concept = 'Um edifício de linhas horizontais, com jardins em todos os andares.';
  it('is the slogan in every style, else the first sentence of the concept, else what sets this home apart', () => {
    const { slogan, ...unsaid } = wholeFicha;
    for (const style of hotsiteStyles) {
      expect(headline(told(wholeFicha), style)).toBe(slogan);
      expect(headline(told(unsaid), style)).toBe(concept);
    }
    const apart = hotsiteStyles.map((style) => (headline(told({}), style) ?? '').replace(/\u00a0/g, ' '));
    expect(apart).toEqual([
      '2 a 3 dormitórios com suíte',
      'Unidades de 2 a 3 dormitórios com suíte',
      '2 a 3 dormitórios com suíte de Horizonte Incorporações',
    ]);
  });

  it('takes no sentence away from the one that leans on it', () => {
    const kept = 'As três figueiras do terreno foram preservadas. É em volta delas que fica o salão.';
    for (const style of hotsiteStyles) {
      const facts = told({}, kept);
      expect(headline(facts, style)).not.toContain('figueiras');
      expect(headline(facts, style)).not.toContain('delas');
      expect(aboutParagraphs(facts, style)).toContain(kept);
      const alone = 'As três figueiras do terreno foram preservadas. O salão dá para a rua.';
      expect(headline(told({}, alone), style)).toBe('As três figueiras do terreno foram preservadas.');
      expect(aboutParagraphs(told({}, alone), style)).toContain('O salão dá para a rua.');
    }
  });

  it('is no slogan that repeats the name, and nothing cut', () => {
    const long = `Um edifício ${'muito '.repeat(20)}alto.`;
    for (const ficha of [{ slogan: 'RESIDENCIAL AURORA' }, { slogan: long }, { conceito: long }])
      expect(headline(told(ficha), 'modern')).toMatch(/^2\u00a0a\u00a03 dormitórios/);
  });
});

describe('the text of a building', () => {
  const conceito = 'Jardins em todos os andares da torre. Cada planta se abre para a praça.';
  const descricao =
    'Cada planta se abre para a praça. Há luz nas salas e nos quartos. Dela nasce o silêncio. O vento atravessa a casa toda noite.';

  it('is the record’s own, whole, in every style, each sentence once and none that the headline says', () => {
    for (const style of hotsiteStyles) {
      const [, ...own] = aboutParagraphs(told({ conceito }, descricao), style);
      expect(own).toEqual([
        'Cada planta se abre para a praça.',
        'Há luz nas salas e nos quartos. Dela nasce o silêncio. O vento atravessa a casa toda noite.',
      ]);
      expect(headline(told({ conceito }, descricao), style)).toBe('Jardins em todos os andares da torre.');
    }
  });

  it('leaves out what is cut and what is a list', () => {
    const cut =
      'Aurora acorda com o sol. Aurora tem jardins suspensos em cada andar. varandas que avançam e recuam. Piscina, academia, sauna, playground. O jardim e a';
    expect(aboutParagraphs(told({}, cut), 'modern').slice(1)).toEqual([
      'Aurora tem jardins suspensos em cada andar.',
    ]);
  });
});

/** Letters that count: no figure of the record's. */
const lettered = (value: number) =>
  value.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
const some = <T>(value: T) => fc.option(fc.constant(value), { nil: undefined });
const ficha = fc.record(
  Object.fromEntries(Object.entries(wholeFicha).map(([campo, value]) => [campo, some(value)])),
) as fc.Arbitrary<Ficha>;
const tipologias = fc.uniqueArray(fc.integer({ min: 30, max: 400 }), { maxLength: 40 }).map((areas) =>
  areas.map((area, at) => ({
    nome: `Tipo ${area}`,
    dormitorios: 1 + (at % 4),
    suites: null,
    vagas: at % 3,
    area: `${area}.00`,
  })),
);
const record = fc
  .record({
    nome: fc.constantFrom('Aurora', 'Residencial Vila das Acácias Imperiais da Enseada do Norte 60'),
    descricao: fc.constantFrom(
      null,
      'Apartamentos de 2 a 3 dormitórios, com 63 a 110,50 m². Cada andar tem um jardim.',
      'Um lugar de jardins.',
      `${wholeFicha.conceito} Há luz nas salas e silêncio nos quartos.`,
    ),
    endereco: fc.constantFrom(null, 'Rua das Acácias, 123'),
    precoInicial: fc.constantFrom(null, '690000.00'),
    dormitoriosMin: fc.constantFrom(null, 2),
    dormitoriosMax: fc.constantFrom(null, 3),
    dataEntrega: fc.constantFrom(null, '2029-11'),
    amenidades: fc.oneof(
      fc.subarray(['Piscina', 'Academia', 'Salão de festas', 'Aquecimento solar']),
      fc.constant(Array.from({ length: 200 }, (_, at) => `Espaço ${lettered(at + 1)}x`)),
    ),
    torres: some(12),
    slogan: some('<b>O jardim</b> começa <a href="https://exemplo.com">aqui</a>'),
    nomeApenas: fc.boolean(),
    tipologias,
    ficha,
    tabela: some(wholeTabela),
  })
  .map(({ tabela, torres, slogan, nomeApenas, ...change }) => {
    if (nomeApenas) return { ...pageCases.empty.facts, nome: change.nome };
    const further = { ...change.ficha, ...(torres ? { torres } : {}), ...(slogan ? { slogan } : {}) };
    return factsOf({ ...change, ficha: further, ...(tabela ? { tabela } : {}) });
  });

const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
function* elements(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elements(child);
  }
}
const blocks = new Set(['p', 'li', 'dd', 'dt', 'h1', 'h2', 'h3', 'summary', 'figcaption', 'address']);

/** What a reader reads, block by block; the legal part apart. */
function linesOf(html: string): string[] {
  const main = [...elements(parseFragment(html))].find(({ tagName }) => tagName === 'main')!;
  return [...elements(main)]
    .filter((node) => blocks.has(node.tagName) && ![...elements(node)].some((one) => blocks.has(one.tagName)))
    .filter(({ attrs }) => !attrs.some(({ name }) => name === 'aria-hidden'))
    .map((node) => textOf(node).replace(/\s+/g, ' ').trim());
}
/** The lines that tell of the whole building: one a figure with its label, no plans, units and towers, each with its own. */
function tellingLines(html: string) {
  const main = [...elements(parseFragment(html))].find(({ tagName }) => tagName === 'main')!;
  const own = /\b(?:plan-card|sheet|plan|plan-list|plan-rows|bloco-unidades|pergunta)\b/;
  const walk = (node: Tree.ParentNode): string[] =>
    node.childNodes.flatMap((child) => {
      if (!('tagName' in child) || child.attrs.some(({ name, value }) => name === 'class' && own.test(value)))
        return [];
      const isRow = child.childNodes.some((one) => 'tagName' in one && one.tagName === 'dt');
      return isRow ||
        (blocks.has(child.tagName) && ![...elements(child)].some((one) => blocks.has(one.tagName)))
        ? [
            [...elements(child)]
              .filter(({ tagName }) => /^d[td]$/.test(tagName))
              .map(textOf)
              .join(' ') || textOf(child),
          ]
        : walk(child);
    });
  return walk(main).map((texto) => ({ texto, topo: 0 }));
}
const prose = new Set(['p', 'h1', 'h2', 'h3', 'summary', 'figcaption']);
/** Its sentences of six words and more. */
const proseOf = (html: string) =>
  [...elements([...elements(parseFragment(html))].find(({ tagName }) => tagName === 'main')!)]
    .filter(({ tagName }) => prose.has(tagName))
    .map((node) => textOf(node).replace(/\s+/g, ' ').trim())
    // Figures side by side are no sentence.
    .filter((line) => !line.includes(' · '))
    .flatMap(long)
    .map(foldText);

/** Labels over a figure. */
const labels = new Set(['A partir de']);
const long = (line: string) =>
  line.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.split(' ').length >= 6);

/** Headings and what is between them: none stands over nothing. */
function bareHeadings(html: string): string[] {
  return [...elements(parseFragment(html))]
    .filter(({ tagName }) => tagName === 'section' || tagName === 'div')
    .flatMap((box) => {
      const [only, ...more] = box.childNodes.filter((child) => 'tagName' in child);
      const isBare = only && /^h[23]$/.test(only.tagName) && more.every((one) => !hasContent(one));
      const isMeant = box.tagName === 'section' || box.attrs.some(({ value }) => value.startsWith('bloco '));
      return isBare && isMeant ? [textOf(only)] : [];
    });
}
const hasContent = (node: Tree.Element): boolean =>
  textOf(node).trim() !== '' || [node, ...elements(node)].some(({ tagName }) => /img|video/.test(tagName));

/** Two that say much of themselves, two that say little. */
const records: PageFacts[] = [
  factsOf({ ficha: wholeFicha, tabela: wholeTabela, amenidades: ['Piscina', 'Academia'] }),
  factsOf({
    nome: 'Torre Alecrim',
    incorporadora: 'Construtora Vale Verde',
    bairro: 'Jardim América',
    cidade: 'São Paulo',
    uf: 'SP',
    endereco: 'Rua dos Ipês, 40',
    dormitoriosMin: 3,
    dormitoriosMax: 4,
    areaMin: '120.00',
    areaMax: '180.00',
    dataEntrega: '2028-06-30',
    descricao:
      'Quatro fachadas com brises de madeira. As salas se voltam para o parque. Há silêncio nos quartos.',
    ficha: { conceito: 'A torre nasce de um jardim e sobe com ele até a cobertura.' },
  }),
  factsOf({
    nome: 'Residencial Âmbar do Mar',
    incorporadora: 'Solarenga Incorporações Ltda.',
    bairro: 'Meia Praia',
    cidade: 'Itapema',
    descricao: null,
    endereco: null,
    dataEntrega: '2027-03',
  }),
  factsOf({
    nome: 'Vila das Acácias',
    incorporadora: 'Pedra Alta Engenharia',
    bairro: 'Gleba Palhano',
    cidade: 'Londrina',
    uf: 'PR',
    areaMin: '48.00',
    areaMax: '48.00',
    dormitoriosMin: 1,
    dormitoriosMax: 1,
    suitesMin: null,
    suitesMax: null,
    status: 'pronto',
    descricao: null,
    tipologias: [],
  }),
];

describe('a page of any record, in any style', () => {
  it('states no number that the record does not hold, tells no figure and no sentence twice, cuts none, leaves no heading over nothing', () => {
    fc.assert(
      fc.property(
        record,
        fc.constantFrom(...hotsiteStyles),
        fc.boolean(),
        (facts: PageFacts, style, pictures) => {
          const assets = pictures ? pageCases.full.assets : [];
          const blueprint = planPage({ facts, assets, style });
          const { html } = renderHotsite({ facts, assets, blueprint });
          const lines = linesOf(html);
          expect(unknownNumbers(lines.join('\n'), facts)).toEqual([]);
          const sentences = lines.flatMap(long).map(foldText);
          expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
          expect(
            lines.filter((line) => !labels.has(line) && /(?:…|,|\s(?:de|do|da|e|com|em|a))$/i.test(line)),
          ).toEqual([]);
          expect(bareHeadings(html)).toEqual([]);
          expect(lines.filter((line) => /[<>{}]/.test(line))).toEqual([]);
          expect(repeatedFigures(tellingLines(html), facts, Number.POSITIVE_INFINITY)).toEqual([]);
        },
      ),
      { numRuns: process.env.TEST_DAILY ? 40 : 300 },
    );
  });

  it('shares no sentence of six words with another but for the record’s own, which every style holds: four records, three styles', () => {
    const pages = records.flatMap((facts) =>
      hotsiteStyles.map((style) => {
        const { assets } = pageCases.full;
        const { html } = renderHotsite({ facts, assets, blueprint: planPage({ facts, assets, style }) });
        const { slogan, conceito } = facts.ficha ?? {};
        const own = [slogan, conceito, facts.descricao]
          .flatMap((text) => long((text ?? '').replace(/\s+/g, ' ').trim()))
          .map(foldText);
        const said = proseOf(html);
        for (const sentence of own) expect(said.join(' '), `${facts.nome} ${style}`).toContain(sentence);
        return said.filter((sentence) => !own.some((one) => one.includes(sentence)));
      }),
    );
    const all = pages.flatMap((sentences) => [...new Set(sentences)]);
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  it('opens each section with a sentence of its own, which the check of published pages lets through', () => {
    for (const facts of records)
      for (const style of hotsiteStyles) {
        const { assets } = pageCases.full;
        const blueprint = planPage({ facts, assets, style });
        for (const { id, texto } of blueprint.sections.filter(({ id }) => id !== 'hero'))
          expect(texto.at(-1), `${style} ${id}`).toMatch(/^\P{Ll}.*[.!?]$/su);
        expect(supportedPlan(blueprint, facts, assets)).toEqual(blueprint);
      }
  });

  it('tells of no further fact without its source, whichever it is', () => {
    const { ficha: _, ...known } = factsOf();
    const record = { ...known, status: 'em_lancamento', ficha: wholeFicha };
    const campos = Object.keys(wholeFicha) as (keyof Ficha)[];
    const all = withOrigem({}, { ...known, ...wholeFicha }, 'documento');
    const pageOf = (facts: PageFacts) => {
      const written = hotsiteStyles.map((style) => planPage({ facts, assets: [], style }));
      return written.map((blueprint) => renderHotsite({ facts, assets: [], blueprint }).html).join();
    };
    const whole = pageOf(publicFacts({ ...record, origens: all }, wholeTabela));
    for (const campo of campos) {
      const { [campo]: _of, ...origens } = all;
      const { [campo]: _fact, ...ficha } = wholeFicha;
      const unsourced = pageOf(publicFacts({ ...record, origens }, wholeTabela));
      expect(unsourced, campo).not.toBe(whole);
      expect(unsourced, campo).toBe(pageOf(publicFacts({ ...record, ficha, origens: all }, wholeTabela)));
    }
  });
});
