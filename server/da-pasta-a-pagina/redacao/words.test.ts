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
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { pageCases, wholeFicha, wholeTabela } from '#tests/fixtures/pagina.ts';
import { aboutParagraphs, headline } from './phrases.ts';
import { planPage } from './plan-page.ts';

const told = (ficha: Ficha, descricao: string | null = null) => factsOf({ ficha, descricao });

describe('the headline', () => {
  it('is the slogan, else the first sentence of the concept, else what sets this home apart', () => {
    expect(headline(told(wholeFicha))).toBe(wholeFicha.slogan);
    const { slogan: _, ...unsaid } = wholeFicha;
    expect(headline(told(unsaid))).toBe(
      'Um edifício de linhas horizontais, com jardins em todos os andares.',
    );
    expect(headline(told({}))).toBe('2\u00a0a\u00a03 dormitórios com suíte no Centro de Balneário Azul');
  });

  it('is no slogan that repeats the name, and nothing cut', () => {
    const long = `Um edifício ${'muito '.repeat(20)}alto.`;
    for (const ficha of [{ slogan: 'RESIDENCIAL AURORA' }, { slogan: long }, { conceito: long }])
      expect(headline(told(ficha))).toMatch(/^2\u00a0a\u00a03 dormitórios/);
  });
});

describe('the text of a building', () => {
  it('is its concept and its description, without what the headline says and what was said', () => {
    const conceito = 'Jardins em todos os andares. Cada planta se abre para a praça.';
    expect(aboutParagraphs(told({ conceito }, 'Cada planta se abre para a praça. Há silêncio.'))).toEqual([
      'Cada planta se abre para a praça.',
      'Há silêncio.',
    ]);
  });
});

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
    nome: fc.constantFrom('Aurora', 'Residencial Vila das Acácias Imperiais da Enseada do Norte'),
    descricao: fc.constantFrom(
      null,
      'Um lugar de jardins.',
      `${wholeFicha.conceito} Há luz nas salas e silêncio nos quartos.`,
    ),
    endereco: fc.constantFrom(null, 'Rua das Acácias, 123'),
    precoInicial: fc.constantFrom(null, '690000.00'),
    dormitoriosMin: fc.constantFrom(null, 2),
    dormitoriosMax: fc.constantFrom(null, 3),
    dataEntrega: fc.constantFrom(null, '2029-11'),
    amenidades: fc.subarray(['Piscina', 'Academia', 'Salão de festas', 'Aquecimento solar']),
    tipologias,
    ficha,
    tabela: some(wholeTabela),
  })
  .map(({ tabela, ...change }) => factsOf({ ...change, ...(tabela ? { tabela } : {}) }));

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

describe('a page of any record, in any style', () => {
  it('states no number that the record does not hold, repeats and cuts no sentence, leaves no heading over nothing', () => {
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
        },
      ),
      { numRuns: 300 },
    );
  });

  it('tells of no further fact without its source, whichever it is', () => {
    const { ficha: _, ...known } = factsOf();
    const record = { ...known, status: 'em_lancamento', ficha: wholeFicha };
    const campos = Object.keys(wholeFicha) as (keyof Ficha)[];
    const all = withOrigem({}, { ...known, ...wholeFicha }, 'documento');
    const pageOf = (facts: PageFacts) => {
      const blueprint = planPage({ facts, assets: [], style: 'modern' });
      return renderHotsite({ facts, assets: [], blueprint }).html;
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
