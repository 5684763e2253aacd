import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/base/text.ts';
import type { Ficha } from '#contract/cadastros/ficha.ts';
import { withOrigem } from '#contract/cadastros/origens.ts';
import { blocosDa } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { repeatedFigures, withoutFigures } from '#contract/da-pasta-a-pagina/figuras-ditas.ts';
import { faltasDaLinha, frasesDe } from '#contract/da-pasta-a-pagina/frases.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { publicFacts } from '#server/da-pasta-a-pagina/hotsites/public-facts.ts';
import { supportedPlan } from '#server/da-pasta-a-pagina/hotsites/sanitize/prosa/supported-plan.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { pageCases, wholeFicha, wholeTabela } from '#tests/fixtures/pagina.ts';
import { rounds } from '#tests/some.ts';
import { headline, narrar } from './narrativa.ts';
import { placeLine } from './phrases.ts';
import { planPage } from './plan-page.ts';

const told = (ficha: Ficha, descricao: string | null = null) => factsOf({ ficha, descricao });

/** What a page of the record says in sentences, with every section that has some. */
const narrated = (facts: PageFacts, style: HotsiteStyle) => narrar(facts, style, [...sectionIds]);

describe('the headline', () => {
  const concept = 'Um edifício de linhas horizontais, com jardins em todos os andares.';
  const plain = (style: HotsiteStyle, ficha: Ficha, descricao: string | null = null) =>
    (headline(told(ficha, descricao), style) ?? '').replace(/\u00a0/g, ' ');
  it('is the slogan or the first sentence of the concept, as each style sets it, else what sets this home apart', () => {
    const { slogan: _, ...unsaid } = wholeFicha;
    expect(hotsiteStyles.map((style) => plain(style, wholeFicha))).toEqual([
      'O mar começa na sua varanda',
      'No Centro, o mar começa na sua varanda',
      'O mar começa na sua varanda, no Centro',
    ]);
    expect(hotsiteStyles.map((style) => plain(style, unsaid))).toEqual([
      concept,
      `No Centro, u${concept.slice(1, -1)}`,
      `${concept.slice(0, -1)}, no Centro`,
    ]);
    for (const style of hotsiteStyles) expect(plain(style, { slogan: 'Viva o mar' })).toBe('Viva o mar');
    expect(hotsiteStyles.map((style) => plain(style, {}))).toEqual([
      '2 a 3 dormitórios',
      'De 2 a 3 dormitórios',
      '63 a 110,50 m²',
    ]);
  });

  it('takes a sentence alone where the one that leans on it can name it again, else with it, or neither', () => {
    const kept = 'As três figueiras do terreno foram preservadas. É em volta delas que fica o salão.';
    expect(hotsiteStyles.map((style) => plain(style, {}, kept))).toEqual([
      'As três figueiras do terreno foram preservadas.',
      'No Centro, as três figueiras do terreno foram preservadas',
      'Em Balneário Azul, as três figueiras do terreno foram preservadas',
    ]);
    for (const style of hotsiteStyles)
      expect(narrated(told({}, kept), style).sobre.join(' ')).toMatch(
        /é em volta das três figueiras do terreno que fica o salão/i,
      );
    const leaning = 'As figueiras do terreno foram preservadas. Todas fazem sombra na sala.';
    expect(hotsiteStyles.map((style) => plain(style, {}, leaning))).toEqual([
      leaning,
      'As figueiras do terreno foram preservadas; todas fazem sombra na sala.',
      '63 a 110,50 m²',
    ]);
    const long = leaning.replace('na sala', `na sala, ${'na varanda e no quarto, '.repeat(4)}o dia todo`);
    for (const style of hotsiteStyles) {
      const facts = told({}, long);
      expect(headline(facts, style)).not.toMatch(/figueiras|[Tt]odas/);
      expect(narrated(facts, style).sobre.join(' ')).toMatch(/figueiras[^.]*[.;] todas fazem/i);
    }
  });

  it('is no row of a table, no list of materials and nothing in English, where something else is said', () => {
    const said =
      'Piso de porcelanato nas salas. Serão nove andares de apartamentos. Now it is yours and the sea. ';
    expect(plain('modern', {}, `${said}O casarão guarda a biblioteca.`)).toBe(
      'O casarão guarda a biblioteca.',
    );
    expect(plain('modern', {}, said)).toBe('2 a 3 dormitórios');
  });

  it('is what few buildings have, or a place within a walk, where no sentence leads', () => {
    const facts = { ...told({}), amenidades: ['Piscina', 'Horta', 'Piscina aquecida coberta'] };
    expect(hotsiteStyles.map((style) => headline(facts, style))).toEqual([
      'Piscina aquecida coberta e horta',
      'Piscina aquecida coberta e horta',
      'Piscina aquecida coberta',
    ]);
    const lago = { lugar: 'Lago Igapó', tipo: 'parque', distancia: 450, medida: 'm', modo: null } as const;
    expect(plain('modern', { distancias: [lago] })).toBe('A 450 m do Lago Igapó.');
  });

  it('is said of its place without saying twice where that is', () => {
    expect(plain('luxury', { slogan: 'A luz da tarde mora aqui.' })).toBe('Centro: a luz da tarde mora aqui');
  });

  it('is what a home has, in few words of the text, which does not tell it again', () => {
    const descricao =
      'O Aurora fica numa das regiões que mais crescem em Balneário Azul, do Norte ao Sul, entre 2 rios e 3 serras que ninguém conta. Apartamentos de 2 dormitórios com sacada e churrasqueira a carvão.';
    for (const style of hotsiteStyles) {
      const facts = told({}, descricao);
      expect(headline(facts, style)).toBe('Sacada e churrasqueira a carvão');
      expect(narrar(facts, style, ['hero', 'sobre']).sobre.join(' ')).not.toContain('carvão');
    }
    const long = descricao.replace('a carvão', 'a carvão, lareira e adega para todos');
    expect(plain('modern', {}, long)).not.toContain('Sacada');
  });

  it('is what lies at the door where neither slogan nor concept is known, if it is a short walk away', () => {
    const places = (distancia: number, modo: 'de-carro' | null = null): Ficha => ({
      distancias: [
        { lugar: 'Escola Rui', tipo: 'ensino', distancia: 90, medida: 'm', modo: null },
        { lugar: 'Praia de Meia Praia', tipo: 'praia', distancia, medida: 'm', modo },
      ],
    });
    const descricao = 'Os dois níveis de lazer ficam acima da copa das palmeiras.';
    expect(hotsiteStyles.map((style) => plain(style, places(180), descricao))).toEqual([
      'A 180 m da Praia de Meia Praia.',
      'A Praia de Meia Praia, a 180 m.',
      'Praia de Meia Praia a 180 m',
    ]);
    // In the bairro of that name it would say it twice.
    const there = { ...told(places(180)), bairro: 'Meia Praia' };
    expect(headline(there, 'modern')?.replace('\u00a0', ' ')).toBe('A 180 m da praia.');
    expect(plain('modern', { ...places(180), slogan: 'Viva o mar' }, descricao)).toBe('Viva o mar');
    const close = 'O terreno fica a 180 m da Praia de Meia Praia, numa rua calma. Cada andar tem um jardim.';
    const about = (ficha: Ficha) =>
      Object.values(narrated(told(ficha, close), 'luxury'))
        .flatMap((part) => Object.values(part))
        .join(' ');
    expect(about(places(180))).not.toContain('rua calma');
    // A slogan too long for the style's line tells no place: the text still does.
    const slogan =
      'Um edifício de linhas horizontais: jardins em todos os andares, do térreo até a cobertura.';
    expect(about({ ...places(180), slogan })).toContain('rua calma');
    for (const far of [places(401), places(180, 'de-carro')])
      expect(plain('modern', far, descricao)).toBe(descricao);
  });

  it('stands above what lies within a walk, where it tells something else and the text does not say how far that is', () => {
    const beach = { lugar: 'Praia Central', tipo: 'praia', distancia: 180, medida: 'm', modo: null } as const;
    const below = (ficha: Ficha, descricao: string | null = null) =>
      hotsiteStyles.map((style) => {
        const [hero] = planPage({ facts: told(ficha, descricao), assets: [], style }).sections;
        return hero?.itens.map(({ titulo }) => titulo.replace(/\u00a0/g, ' ')).join();
      });
    expect(below({ slogan: 'Viva o mar', distancias: [beach] })).toEqual([
      'A 180 m da Praia Central',
      'A Praia Central, a 180 m',
      'Praia Central a 180 m',
    ]);
    expect(below({ slogan: 'Viva o mar' })).toEqual(['', '', '']);
    expect(below({ distancias: [beach] })).toEqual(['', '', '']);
    expect(
      below(
        { slogan: 'Viva o mar', distancias: [beach] },
        'O terreno fica a 180 m da Praia Central, numa rua calma.',
      ),
    ).toEqual(['', '', '']);
  });

  it('is what a dash adds to a sentence, where no sentence is short enough', () => {
    const added = 'um lar com vida, pensado para criar raízes e colecionar momentos.';
    const facts = told({}, `O Residencial Aurora nasce como um refúgio dentro da cidade — ${added}`);
    expect(headline(facts, 'modern')).toBe(`U${added.slice(1)}`);
    expect(narrated(facts, 'modern').sobre.join(' ')).not.toContain('refúgio');
  });

  it('is what a book says of the name, at its place where that is not told; no row of amenities', () => {
    const descricao =
      'Residencial Aurora — sossego e vista larga a poucos passos do mar. Piscina, academia e salão de festas.';
    const facts = { ...told({}, descricao), amenidades: ['Piscina', 'Academia', 'Salão de festas'] };
    expect(hotsiteStyles.map((style) => headline(facts, style)?.replace(/\u00a0/g, ' '))).toEqual([
      'Sossego e vista larga a poucos passos do mar.',
      'No Centro, sossego e vista larga a poucos passos do mar',
      'Em Balneário Azul, sossego e vista larga a poucos passos do mar',
    ]);
    const there = told({}, 'Aurora — sossego e vista larga sobre as árvores, no Centro.');
    expect(headline(there, 'luxury')).toBe('Sossego e vista larga sobre as árvores');
  });

  it('is no slogan that repeats the name, and nothing cut', () => {
    const long = `Um edifício ${'muito '.repeat(20)}alto.`;
    for (const ficha of [{ slogan: 'RESIDENCIAL AURORA' }, { slogan: long }, { conceito: long }])
      expect(headline(told(ficha), 'modern')).toMatch(/^2\u00a0a\u00a03 dormitórios/);
  });
});

describe('the text of a building', () => {
  const conceito =
    'Jardins em todos os andares da torre. Cada planta se abre para o vento. O bairro desce até a praia.';
  const descricao =
    'Cada planta se abre para o vento. A torre nasce de um bosque. Dela nasce o silêncio. Uma piscina atravessa o andar. Marina assina os interiores com madeira clara.';

  it('is the record’s own in the cadence of its style, each sentence once, in the section it is about', () => {
    const facts = told({ conceito }, descricao);
    const [modern, luxury, minimalist] = hotsiteStyles.map((style) => narrated(facts, style));
    expect(modern).toMatchObject({
      sobre: [
        'Cada planta se abre para o vento.',
        'A torre nasce de um bosque. Dela nasce o silêncio. Marina assina os interiores com madeira clara.',
      ],
      abre: { localizacao: 'O bairro desce até a praia.', amenidades: 'Uma piscina atravessa o andar.' },
    });
    expect(luxury).toMatchObject({
      sobre: [
        'No Aurora, cada planta se abre para o vento.',
        'A torre nasce de um bosque; dela nasce o silêncio; Marina assina os interiores com madeira clara.',
      ],
      abre: {
        localizacao: 'Em volta do Aurora, o bairro desce até a praia.',
        amenidades: 'No Aurora, uma piscina atravessa o andar.',
      },
    });
    expect(minimalist).toMatchObject({
      sobre: [
        'No Centro, cada planta se abre para o vento; a torre nasce de um bosque; dela nasce o silêncio; Marina assina os interiores com madeira clara.',
      ],
      abre: {
        localizacao: 'Ao redor, o bairro desce até a praia.',
        amenidades: 'Nas áreas comuns, uma piscina atravessa o andar.',
      },
    });
  });

  it('tells figures one after another in a sentence of their own', () => {
    const descricao =
      'Um quintal no meio da cidade. As figueiras do terreno foram preservadas. São 11 pavimentos, num terreno de 3.120 m², com 42 unidades e 58 vagas no total.';
    const figures = 'são 11 pavimentos, num terreno de 3.120 m², com 42 unidades e 58 vagas no total.';
    const facts = factsOf({
      descricao,
      ficha: { pavimentos: 11, totalUnidades: 42, areaTerreno: '3120.00' },
    });
    expect(narrated(facts, 'luxury').sobre.at(-1)).toBe(`Ao todo, ${figures}`);
    expect(narrated(facts, 'minimalist').sobre.at(-1)).toBe(`Em números, ${figures}`);
    for (const style of hotsiteStyles)
      expect(narrated(facts, style).sobre.join('\n')).not.toContain(`; ${figures}`);
  });

  it('leaves a section without a first sentence where the record has none of it, below a heading that says what it holds', () => {
    const lago = { lugar: 'Lago Igapó', tipo: 'parque', distancia: 450, medida: 'm', modo: null } as const;
    const opens = (ficha: Ficha) =>
      hotsiteStyles.map((style) => {
        const { sections } = planPage({ facts: told(ficha), assets: pageCases.full.assets, style });
        const place = sections.find(({ id }) => id === 'localizacao');
        const texts = sections.flatMap(({ id, texto }) => (/hero|sobre|localizacao/.test(id) ? [] : texto));
        return [place?.titulo, ...(place?.texto.slice(1) ?? []), ...texts];
      });
    const slogan = 'Viva o mar';
    expect(opens({ slogan, distancias: [lago] })).toEqual(hotsiteStyles.map(() => ['Perto do Lago Igapó']));
    // The headline tells it.
    expect(opens({ distancias: [lago] })).toEqual([
      ['No Centro'],
      ['Centro, em Balneário Azul'],
      ['Centro, Balneário Azul'],
    ]);
  });

  it('stands below no heading that names the place it begins with', () => {
    const facts = told(
      { slogan: 'Viva o mar' },
      'A torre nasce de um bosque. A rua é calma e o bairro desce até a praia.',
    );
    const [, luxury] = hotsiteStyles.map((style) => planPage({ facts, assets: [], style }).sections.at(-1));
    expect([luxury?.titulo, luxury?.texto.at(-1)]).toEqual([
      'Localização',
      'No Centro, a rua é calma e o bairro desce até a praia.',
    ]);
  });

  it('tells two thoughts of one sentence as two, in long periods', () => {
    const facts = told(
      { slogan: 'Viva o mar' },
      'A torre nasce de um bosque. A piscina fica acima das palmeiras. De dia a piscina toca o horizonte; à noite, o rooftop acende as luzes.',
    );
    expect(narrated(facts, 'luxury').abre.amenidades).toBe(
      'No Aurora, a piscina fica acima das palmeiras. De dia a piscina toca o horizonte. À noite, o rooftop acende as luzes.',
    );
  });

  it('is free of what a book reserves itself, and of its address', () => {
    const said =
      'A torre nasce de um bosque. O jardim sobe com ela. Móveis não fazem parte do contrato. Imagens meramente ilustrativas. Rua das Acácias, 12, 3º andar, Centro.';
    expect(narrated(told({}, said), 'minimalist').sobre.join(' ')).not.toMatch(
      /móveis|ilustrativas|acácias/i,
    );
  });

  it('names the building before a sentence that names its place, its maker beside the building’s name, and nothing twice', () => {
    const opens = (descricao: string) =>
      (['luxury', 'minimalist'] as const).map((style) => narrated(told({}, descricao), style).sobre[0]);
    expect(opens('Silêncio entre figueiras antigas, perto de tudo em Balneário Azul.')[1]).toBe(
      'O Aurora: silêncio entre figueiras antigas, perto de tudo em Balneário Azul.',
    );
    expect(opens('O Aurora guarda silêncio entre figueiras antigas em Balneário Azul.')).toEqual([
      'O Aurora guarda silêncio entre figueiras antigas em Balneário Azul, com a assinatura de Horizonte Incorporações.',
      'O Aurora, de Horizonte Incorporações, guarda silêncio entre figueiras antigas em Balneário Azul.',
    ]);
  });

  it('is led to by no words that say nothing, whatever it says of itself', () => {
    const empty =
      /Em poucas linhas|Em uma linha|Em detalhe|Em resumo|Portas adentro|^(?:Também|Além disso|E mais|Por fim):/;
    for (const facts of records)
      for (const style of hotsiteStyles) {
        const { sobre, abre } = narrated(facts, style);
        for (const text of [...sobre, ...Object.values(abre)]) expect(text).not.toMatch(empty);
      }
  });

  it('is about the trade, not about the street, where it speaks of a market of buildings', () => {
    const descricao =
      'A torre nasce de um bosque. A arquitetura traz o que há de mais moderno no mercado da construção civil.';
    const { sobre } = narrated(told({}, descricao), 'modern');
    expect(sobre.join(' ')).toContain('mercado da construção civil');
  });

  it('leaves out what is cut and what is a list', () => {
    const cut =
      'Aurora acorda com o sol. Aurora tem jardins suspensos em cada andar. varandas que avançam e recuam. Piscina, academia, sauna, playground. O jardim e a';
    expect(narrated(told({}, cut), 'modern').sobre).toEqual(['Aurora tem jardins suspensos em cada andar.']);
  });

  it('is who makes it where the record says nothing of itself', () => {
    expect(hotsiteStyles.map((style) => narrated(told({}), style).sobre)).toEqual([
      ['Residencial Aurora é um empreendimento de Horizonte Incorporações.'],
      ['O Aurora tem a assinatura de Horizonte Incorporações.'],
      ['Horizonte Incorporações assina o Residencial Aurora.'],
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
/** Its sentences of six words and more, wherever they stand. */
const sentencesIn = (html: string) => [
  ...new Set(
    linesOf(html)
      // Figures side by side are no sentence.
      .filter((line) => !line.includes(' · '))
      .flatMap(long)
      .map(foldText),
  ),
];
/**
 * What is quoted from documents and from the search, as it stands there, and what is no sentence: an address, prices and
 * dates of the table. It is the same on each page of a record.
 */
const quotedFrom = (facts: PageFacts) => {
  const { ficha, tipologias, pesquisa } = facts;
  const { diferenciais, acabamentos, fases, perguntas, downloads, distancias } = ficha ?? {};
  const values = (['sobre', 'plantas'] as const).flatMap((secao) =>
    blocosDa(secao, facts).flatMap(({ linhas }) => linhas.flatMap(({ texto }) => texto?.split('\n') ?? [])),
  );
  const lines = [
    ...[diferenciais, acabamentos, fases, pesquisa?.frases].flatMap((list) => list ?? []),
    ...(perguntas ?? []).flatMap(({ pergunta, resposta }) => [pergunta, resposta]),
    ...[...tipologias, ...(downloads ?? [])].map(({ nome }) => nome),
    ...(distancias ?? []).map(({ lugar }) => lugar),
    ...values.filter((value) => /\d/.test(value)),
    `${facts.endereco}${placeLine(facts)}`,
  ];
  return new Set(lines.flatMap((line) => long(line.replace(/\s+/g, ' ').trim())).map(foldText));
};
const twice = (list: string[]) => list.filter((one, at) => list.indexOf(one) !== at);

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
  factsOf({
    ficha: wholeFicha,
    tabela: wholeTabela,
    amenidades: ['Piscina', 'Academia'],
    descricao: 'São quatro apartamentos por andar. As duas torres se olham por cima da praça central.',
  }),
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
    ficha: {
      conceito: 'A torre nasce de um jardim e sobe com ele até a cobertura.',
      diferenciais: ['Depósito com ventilação natural para cada apartamento', 'Brises que se movem à mão'],
      acabamentos: ['Forro de cedro nas varandas de todas as suítes'],
      unidadesPorAndar: 2,
      perguntas: [
        {
          pergunta: 'É possível juntar a cozinha e a sala de jantar?',
          resposta: 'É possível, porque entre elas não passa nenhuma viga.',
        },
      ],
    },
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

/** The sentences of concept and description, without their first letter and full stop, that are no figures alone. */
const statementsOf = (facts: PageFacts) =>
  [facts.ficha?.conceito, facts.descricao]
    .flatMap((text) => frasesDe(text ?? ''))
    .filter((frase) => frase.split(' ').length >= 6 && withoutFigures(frase, facts) === frase)
    .map((frase) => frase.slice(1, -1));

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
            lines.filter((line) => !labels.has(line) && /(?:…|,|\s(?:de|do|da|e|com|em|a))$/.test(line)),
          ).toEqual([]);
          expect(bareHeadings(html)).toEqual([]);
          expect(lines.filter((line) => /[<>{}]/.test(line))).toEqual([]);
          expect(repeatedFigures(tellingLines(html), facts, Number.POSITIVE_INFINITY)).toEqual([]);
        },
      ),
      { numRuns: rounds(300) },
    );
  });

  it('PAG-01 opens with slogan or concept, else with what sets it apart, and each section with a whole sentence of its own where the record has one; no sentence of six words that is no quotation stands on two of twelve pages, no fact twice on one', () => {
    const { assets } = pageCases.full;
    const pages = records.map((facts) =>
      hotsiteStyles.map((style) => {
        const blueprint = planPage({ facts, assets, style });
        // Nothing is invented: the check of published pages lets all of it through.
        expect(supportedPlan(blueprint, facts, assets)).toEqual(blueprint);
        const { slogan, conceito } = facts.ficha ?? {};
        const [first = ''] = slogan ? [slogan] : (conceito?.split(/[.\n]/) ?? []);
        const opens = blueprint.sections[0]?.subtitulo ?? '';
        expect(foldText(opens), facts.nome).toContain(foldText(first.slice(1)));
        expect(first !== '' || /\d/.test(opens), opens).toBe(true);
        for (const { id, texto } of blueprint.sections.filter(({ id }) => id !== 'hero'))
          for (const text of texto.slice(id === 'localizacao' ? 1 : 0)) {
            expect(text, `${style} ${id}`).toMatch(/^[\P{Ll}].*[.!?]$/su);
            expect(faltasDaLinha(text, facts.nome), text).toEqual([]);
          }
        const { html } = renderHotsite({ facts, assets, blueprint });
        // Wherever they stand: two screens are less.
        expect(repeatedFigures(tellingLines(html), facts, Number.POSITIVE_INFINITY)).toEqual([]);
        return sentencesIn(html);
      }),
    );
    expect(pages.flat(2).length).toBeGreaterThan(60);
    for (const [at, ofRecord] of pages.entries()) {
      const quoted = quotedFrom(records[at]!);
      expect(twice(ofRecord.flat().filter((one) => !quoted.has(one)))).toEqual([]);
    }
    // Of two buildings nothing is the same, quoted or not.
    expect(twice(pages.flatMap((ofRecord) => [...new Set(ofRecord.flat())]))).toEqual([]);
    // What the record says of itself stands on each of its pages, whole.
    for (const [at, ofRecord] of pages.entries())
      for (const frase of statementsOf(records[at]!))
        for (const sentences of ofRecord)
          expect(foldText(sentences.join(' ')), frase).toContain(foldText(frase));
  });

  it('tells of homes from a size up where there is no price either', () => {
    const facts = factsOf({ areaMax: null, precoInicial: null, dataTabela: null });
    const blueprint = planPage({ facts, assets: [], style: 'modern' });
    expect(supportedPlan(blueprint, facts, []).sections[0]?.destaques).toContainEqual({
      rotulo: 'Área privativa',
      valor: 'A partir de 63\u00a0m²',
    });
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
