import { expect, it } from 'vitest';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { type Mostrado, sectionTitles } from './titles.ts';

const shown: Mostrado = { onlyFilms: false, drawings: true, near: false, own: [] };
const headings = (
  id: keyof (typeof sectionTitles)['modern'],
  facts: PageFacts,
  change: Partial<Mostrado> = {},
) => hotsiteStyles.map((style) => sectionTitles[style][id](facts, { ...shown, ...change }));
const beach = {
  lugar: 'Praia de Meia Praia',
  tipo: 'praia',
  distancia: 180,
  medida: 'm',
  modo: null,
} as const;

it('a heading near the beach names no bairro twice, and none does where the headline tells it', () => {
  const facts = factsOf({ bairro: 'Meia Praia', cidade: 'Itapema', ficha: { distancias: [beach] } });
  expect(new Set(headings('localizacao', facts))).toEqual(new Set(['Perto da praia']));
  expect(headings('localizacao', facts, { near: true })).toEqual([
    'Em Meia Praia',
    'Meia Praia, em Itapema',
    'Meia Praia, Itapema',
  ]);
});

it('a heading names kinds of home, what there is for all and who drew it, as far as the record says', () => {
  const tipo = (nome: string) => ({ nome, dormitorios: 2, suites: 1, vagas: 1, area: '63.00' });
  const facts = factsOf({
    tipologias: ['Tipo A', 'Garden', 'Cobertura'].map(tipo),
    amenidades: ['Horta', 'Piscina', 'Churrasqueira'],
    ficha: { arquitetura: ['Traço Próprio Arquitetura'] },
  });
  expect(new Set(headings('plantas', facts))).toEqual(new Set(['Apartamentos, garden e cobertura']));
  expect(headings('amenidades', facts)).toEqual([
    'Nadar, receber e plantar',
    'Piscina, horta e churrasqueira',
    'Da piscina à horta',
  ]);
  expect(new Set(headings('sobre', facts))).toEqual(new Set(['Projeto de Traço Próprio Arquitetura']));
  const own = ['As três figueiras do terreno foram preservadas.', 'É em volta delas que fica o salão.'];
  expect(new Set(headings('sobre', facts, { own }))).toEqual(new Set(['Três figueiras preservadas']));
  // A text that gives no label is signed in one style alone: three would say the same.
  expect(headings('sobre', facts, { own: ['O terreno é calmo.'] })).toEqual([
    'O empreendimento',
    'Projeto de Traço Próprio Arquitetura',
    'O projeto',
  ]);
});

it('a gallery’s heading says what its pictures show, of each class what people look for first; none that nobody is sure of', () => {
  const facts = factsOf();
  const seen = (category: 'fachada' | 'lazer' | 'interior', kind: string, description: string) => ({
    category,
    kind,
    description,
    uncertain: false,
  });
  const pictures = [
    seen('fachada', 'fachada', 'Fachada do empreendimento à noite'),
    seen('lazer', 'piscina', 'Piscina infantil do empreendimento'),
    seen('lazer', 'academia', 'Academia do empreendimento'),
    seen('interior', 'sala', 'Sala de estar do apartamento decorado'),
  ];
  const said = (shownPictures: typeof pictures) => headings('galeria', facts, { pictures: shownPictures })[0];
  expect(said(pictures)).toBe('Fachada, piscina infantil e sala');
  // Where its places are a list, its pictures are a walk.
  expect(headings('galeria', facts, { pictures })).toEqual([
    'Fachada, piscina infantil e sala',
    'Da fachada à sala',
    'Fachada, piscina infantil e sala',
  ]);
  const [, pool, gym] = pictures;
  expect(headings('galeria', facts, { pictures: [pool!, { ...gym!, description: 'Academia' }] })[1]).toBe(
    'Da piscina infantil à academia',
  );
  expect(said(pictures.slice(1, 3))).toBe('Piscina infantil e academia');
  expect(said([pictures[2]!, pictures[0]!, pictures[1]!, pictures[3]!])).toBe(
    'Fachada, piscina infantil e sala',
  );
  expect(said(pictures.map((one) => ({ ...one, uncertain: one.category !== 'lazer' })))).toBe(
    'Piscina infantil e academia',
  );
  expect(said(pictures.slice(0, 1))).toBe('Imagens');
  // So long a heading would stand on several pages.
  expect(said([pictures[0]!, seen('lazer', 'salao-de-festas', 'Salão de festas'), pictures[3]!])).toBe(
    'Fachada e sala',
  );
});

it('a heading is the plain name of its section where the record says nothing for it', () => {
  const facts = factsOf({ amenidades: ['Gerador'], tipologias: [] });
  expect(headings('sobre', facts)).toEqual(['O empreendimento', 'O projeto', 'O projeto']);
  expect(new Set(headings('galeria', facts))).toEqual(new Set(['Imagens']));
  expect(new Set(headings('galeria', facts, { onlyFilms: true }))).toEqual(new Set(['Vídeos']));
  expect(new Set(headings('plantas', facts))).toEqual(new Set(['Plantas']));
  expect(new Set(headings('plantas', facts, { drawings: false }))).toEqual(new Set(['Unidades']));
  expect(new Set(headings('amenidades', facts))).toEqual(new Set(['Áreas comuns']));
});
