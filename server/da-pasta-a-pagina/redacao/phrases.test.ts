import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { aboutParagraphs, headline } from './narrativa.ts';

const said = (change: Partial<PageFacts>) =>
  headline(factsOf({ descricao: null, ...change }), 'modern')?.replace(/\u00a0/g, ' ') ?? null;

describe('the headline says what the record says', () => {
  it.each<[string | null, Partial<PageFacts>]>([
    ['2 a 3 dormitórios com suíte', {}],
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

describe('the text about it', () => {
  it('says who makes it and where, and no figure that stands beside it', () => {
    const descricao =
      'Apartamentos de 2 a 3 dormitórios, com 63 a 110,50 m² e 1 a 2 vagas. Há jardins em todos os andares. A praça recebe o café da esquina.';
    const paragraphs = aboutParagraphs(factsOf({ descricao }), 'modern').map((text) =>
      text.replace(/\u00a0/g, ' '),
    );
    expect(paragraphs).toEqual([
      'Residencial Aurora é um empreendimento de Horizonte Incorporações no Centro de Balneário Azul.',
      'A praça recebe o café da esquina.',
    ]);
    expect(aboutParagraphs(factsOf({ descricao: null }), 'modern')).toHaveLength(1);
  });
  it('gives a company that is called by what it is its article', () => {
    const [first] = aboutParagraphs(
      factsOf({ descricao: null, incorporadora: 'Construtora Horizonte' }),
      'modern',
    );
    expect(first).toContain('é um empreendimento da Construtora Horizonte');
  });
  it('keeps whole sentences of a long description', () => {
    const sentences = Array.from(
      { length: 60 },
      (_, i) => `O térreo tem praça, jardim e o café ${i} aberto para a rua.`,
    );
    const paragraphs = aboutParagraphs(factsOf({ descricao: sentences.join(' ') }), 'modern').slice(1);
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(paragraphs.every((text) => text.endsWith('rua.') && text.length <= 600)).toBe(true);
    expect(paragraphs.join(' ').length).toBeLessThanOrEqual(1100);
  });
});
