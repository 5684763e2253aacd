import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { aboutParagraphs, headline } from './narrativa.ts';

const said = (change: Partial<PageFacts>) => headline(factsOf(change), 'modern').replace(/\u00a0/g, ' ');

describe('the headline says what the record says', () => {
  it.each<[string, Partial<PageFacts>]>([
    ['2 a 3 dormitórios com suíte no Centro de Balneário Azul', {}],
    ['3 dormitórios no Centro de Balneário Azul', { dormitoriosMin: 3, suitesMin: 0 }],
    ['1 dormitório no Centro de Balneário Azul', { dormitoriosMin: 1, dormitoriosMax: 1, suitesMin: null }],
    [
      'Studio a 2 dormitórios em Meia Praia, Itapema',
      { dormitoriosMin: 0, dormitoriosMax: 2, suitesMin: 0, bairro: 'Meia Praia', cidade: 'Itapema' },
    ],
    [
      // A suite beside a name of the coast reads as a view of the sea: the check of pages removes it.
      '3 dormitórios na Praia Brava, Itajaí',
      { dormitoriosMin: 3, suitesMin: 3, suitesMax: 3, bairro: 'Praia Brava', cidade: 'Itajaí' },
    ],
    [
      '2 dormitórios no Centro do Rio de Janeiro',
      { dormitoriosMax: 2, suitesMin: 0, cidade: 'Rio de Janeiro' },
    ],
    [
      '63 a 110,50 m² no Jardim América, São Paulo',
      {
        dormitoriosMin: null,
        dormitoriosMax: null,
        suitesMin: null,
        bairro: 'Jardim América',
        cidade: 'São Paulo',
      },
    ],
    ['A partir de 2 dormitórios no Centro de Balneário Azul', { dormitoriosMax: null, suitesMin: null }],
  ])('%s', (text, change) => {
    expect(said(change)).toBe(text);
  });
});

describe('the text about it', () => {
  it('is made of figures where the record has no description, of nothing else', () => {
    expect(
      aboutParagraphs(factsOf({ descricao: null }), 'modern').map((text) => text.replace(/\u00a0/g, ' ')),
    ).toEqual([
      'Residencial Aurora é um empreendimento de Horizonte Incorporações no Centro de Balneário Azul.',
      'As unidades têm área privativa de 63 a 110,50 m², com 2 a 3 dormitórios, 1 a 2 suítes e 1 a 2 vagas de garagem.',
      'A entrega está prevista para novembro de 2029.',
    ]);
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
  it('promises no delivery of what is ready', () => {
    expect(aboutParagraphs(factsOf({ descricao: null, status: 'pronto' }), 'modern').join()).not.toContain(
      'entrega',
    );
  });
});
