import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { headline, narrar } from './narrativa.ts';
import { bairroPhrase } from './phrases.ts';

const said = (change: Partial<PageFacts>) =>
  headline(factsOf({ descricao: null, ...change }), 'modern')?.replace(/\u00a0/g, ' ') ?? null;

describe('the headline says what the record says', () => {
  it.each<[string | null, Partial<PageFacts>]>([
    ['2 a 3 dormitórios', {}],
    ['3 dormitórios', { dormitoriosMin: 3, suitesMin: 0 }],
    ['1 dormitório', { dormitoriosMin: 1, dormitoriosMax: 1, suitesMin: null }],
    ['Studio a 2 dormitórios', { dormitoriosMin: 0, dormitoriosMax: 2, suitesMin: 0 }],
    [
      '3 suítes',
      {
        dormitoriosMin: 3,
        suitesMin: 3,
        suitesMax: 3,
        bairro: 'Praia Brava',
        nome: 'Residencial Âmbar do Mar',
      },
    ],
    // The smallest home has none.
    [
      '1 a 3 dormitórios',
      {
        dormitoriosMin: 1,
        suitesMin: 1,
        suitesMax: 3,
        tipologias: [
          { ...factsOf({}).tipologias[0]!, dormitorios: 1, suites: null },
          { ...factsOf({}).tipologias[0]!, dormitorios: 3, suites: 3 },
        ],
      },
    ],
    ['63 a 110,50 m²', { dormitoriosMin: null, dormitoriosMax: null, suitesMin: null }],
    ['A partir de 2 dormitórios', { dormitoriosMax: null, suitesMin: null }],
    [
      'As três figueiras do terreno foram preservadas.',
      { descricao: 'Residencial Aurora fica no Centro. As três figueiras do terreno foram preservadas.' },
    ],
    // Town and bairro stand beside the name already.
    [null, { dormitoriosMin: null, dormitoriosMax: null, suitesMin: null, areaMin: null, areaMax: null }],
  ])('%s', (text, change) => {
    expect(said(change)).toBe(text);
  });
});

it('a bairro has the article that the record gives it', () => {
  const place = (descricao: string | null) =>
    bairroPhrase(factsOf({ bairro: 'Juvevê', cidade: 'Curitiba', descricao }));
  expect(place('A rua mais arborizada do Juvevê.')).toBe('no Juvevê');
  expect(place('Casas em Juvevê.')).toBe('em Juvevê');
  expect(place(null)).toBe('em Juvevê');
});

it.each([
  ['Gleba Palhano', 'na Gleba Palhano'],
  ['Jardim Europa', 'no Jardim Europa'],
  ['Recanto das Emas', 'no Recanto das Emas'],
  ['Noroeste', 'no Noroeste'],
  ['Savassi', 'na Savassi'],
])('%s has its own article: %s', (bairro, said) => {
  expect(bairroPhrase(factsOf({ bairro, descricao: null }))).toBe(said);
});

describe('of what a book says of its building', () => {
  const descricao =
    'Residencial Aurora Condomínio (Horizonte): apartamentos frente mar de alto padrão no Centro de Curitiba. Tenha o mar como seu vizinho.';
  const record = { descricao, nome: 'Residencial Aurora', bairro: 'Centro', cidade: 'Curitiba' };
  const of = (style: 'modern' | 'luxury' | 'minimalist') => {
    const facts = factsOf(record);
    return [headline(facts, style), narrar(facts, style, ['hero', 'sobre']).sobre[0]];
  };
  it('a call to its reader leads, and where it goes on in a sentence it does so with a small letter', () => {
    expect(of('modern')[0]).toBe('Tenha o mar como seu vizinho.');
    expect(of('luxury')[0]).toBe('No Centro, tenha o mar como seu vizinho');
  });
  it('its name and what stands in brackets beside it are not said again', () => {
    const said = /^(?!.*Horizonte\)).*apartamentos frente mar de alto padrão no Centro de Curitiba/i;
    for (const style of hotsiteStyles) expect(of(style)[1]).toMatch(said);
  });
});

describe('the text about it', () => {
  const sobre = (change: Parameters<typeof factsOf>[0]) => narrar(factsOf(change), 'modern', ['sobre']).sobre;
  it('says who makes it, and no figure that stands beside it', () => {
    const descricao =
      'Apartamentos de 2 a 3 dormitórios, com 63 a 110,50 m² e 1 a 2 vagas. Há jardins em todos os andares. A praça recebe o café da esquina.';
    expect(sobre({ descricao })).toEqual(['A praça recebe o café da esquina.']);
    expect(sobre({ descricao: null })).toEqual([
      'Residencial Aurora é um empreendimento de Horizonte Incorporações.',
    ]);
  });
  it('leaves a figure out of a sentence that says more, and a sentence out that says it otherwise', () => {
    const began = 'Há jardins em todos os andares. ';
    const said = (sentence: string) => sobre({ descricao: began + sentence });
    expect(said('Apartamentos de 2 e 3 dormitórios a 400 metros da praia.')).toEqual([
      'Apartamentos a 400 metros da praia.',
    ]);
    expect(said('As unidades, de 63 a 110,50 m², se abrem para dois jardins.')).toEqual([
      'As unidades se abrem para dois jardins.',
    ]);
    expect(said('Quem compra 2 a 3 dormitórios escolhe o piso.')[0]).not.toContain('dormitórios');
  });
  it('gives a company that is called by what it is its article', () => {
    expect(sobre({ descricao: null, incorporadora: 'Construtora Horizonte' })[0]).toContain(
      'é um empreendimento da Construtora Horizonte',
    );
  });
  it('keeps whole sentences of a long description', () => {
    const sentences = Array.from(
      { length: 60 },
      (_, i) => `O térreo tem praça, jardim e o café ${i} aberto para a rua.`,
    );
    const paragraphs = sobre({ descricao: sentences.join(' ') });
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(paragraphs.every((text) => text.endsWith('rua.') && text.length <= 600)).toBe(true);
    expect(paragraphs.join(' ').length).toBeLessThanOrEqual(1100);
  });
});
