import { describe, expect, it } from 'vitest';
import { assetOf, blueprintFixture, catalogOf } from '#tests/fixtures/hotsite.ts';
import type { Blueprint, Section } from './blueprint.ts';
import {
  assetEditSchema,
  editedCatalog,
  editedPictures,
  followPictures,
  noCatalogEdits,
  orderGallery,
  shownBlueprint,
  textsOf,
} from './edicao.ts';

const [hero] = blueprintFixture.sections as [Section];
const item = (titulo: string, asset: string | null) => ({ titulo, texto: null, grupo: null, asset });
const planOf = (...sections: Partial<Section>[]): Blueprint => ({
  ...blueprintFixture,
  sections: sections.map((section) => ({ ...hero, titulo: null, assets: [], ...section })) as Section[],
});
const assetsOf = ({ sections }: Blueprint) =>
  Object.fromEntries(sections.map(({ id, assets }) => [id, assets]));

describe('a person’s edits of pictures', () => {
  const pictures = ['a', 'b', 'c', 'd'].map((id) => assetOf(id, { kind: 'piscina', uncertain: true }));

  it('put those he ordered first, in his order, and leave the others as they came', () => {
    const ordered = editedPictures(pictures, { ...noCatalogEdits, ordem: ['c', 'a'] });
    expect(ordered.map(({ id, rank }) => [id, rank])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', undefined],
      ['d', undefined],
    ]);
    expect(editedPictures(pictures, noCatalogEdits)).toEqual(pictures);
  });

  it('make a class certain and its own; another class forgets the finer kind', () => {
    const [same, other] = editedPictures(pictures, {
      ...noCatalogEdits,
      assets: { a: { category: 'fachada' }, b: { category: 'lazer' } },
    });
    const certain = { uncertain: false, confidence: 1, classifiedBy: 'uma pessoa' };
    expect(same).toMatchObject({ category: 'fachada', kind: 'piscina', ...certain });
    expect(other).toMatchObject({ category: 'lazer', kind: null, ...certain });
  });

  it('take description and focus as given, and say who left one out or took it in', () => {
    const [out, taken, as] = editedPictures(
      [pictures[0]!, assetOf('b', { usage: 'reserva' }), pictures[2]!],
      {
        ...noCatalogEdits,
        assets: {
          a: { usage: 'reserva', description: 'A praça', focus: { x: 0, y: 1 } },
          b: { usage: 'usar' },
          c: { usage: 'usar' },
        },
      },
    );
    expect(out).toMatchObject({
      usage: 'reserva',
      usageReason: 'Deixada de fora por uma pessoa',
      description: 'A praça',
      focus: { x: 0, y: 1 },
    });
    expect(taken).toMatchObject({ usage: 'usar', usageReason: 'Incluída por uma pessoa' });
    expect(as!.usageReason).toBe('boa qualidade');
  });

  it('use the main picture though it was left out, and no other leads', () => {
    const edits = { ...noCatalogEdits, hero: 'b', assets: { b: { usage: 'reserva' as const } } };
    const edited = editedPictures(pictures, edits);
    expect(edited.find(({ id }) => id === 'b')).toMatchObject({ lead: true, usage: 'usar' });
    expect(edited.filter(({ lead }) => lead)).toHaveLength(1);
  });

  it('are counted by class in the catalogue', () => {
    const { statistics, assets } = editedCatalog(catalogOf(pictures), {
      ...noCatalogEdits,
      assets: { a: { category: 'lazer' } },
    });
    expect(statistics.by_category).toMatchObject({ fachada: 3, lazer: 1 });
    expect(assets).toHaveLength(4);
  });

  it('need a description of words, of 300 characters at most', () => {
    const problem = (description: string) =>
      assetEditSchema.safeParse({ description }).error?.issues[0]?.message;
    expect(problem('  ')).toBe('Descreva a imagem');
    expect(problem('x'.repeat(301))).toBe('Use até 300 caracteres');
    expect(problem('x'.repeat(300))).toBeUndefined();
  });
});

describe('a plan follows its pictures', () => {
  const plan = planOf(
    { id: 'hero', assets: ['a', 'b'] },
    { id: 'galeria', assets: ['c', 'd', 'a'] },
    { id: 'plantas', itens: [item('Tipo A', 'c'), item('Tipo B', 'd'), item('Tipo C', null)] },
  );
  const used = (...ids: string[]) => ids.map((id) => assetOf(id));

  it('what is left out leaves every section and item, and is not counted', () => {
    const followed = followPictures(plan, [...used('a', 'b', 'c'), assetOf('d', { usage: 'reserva' })]);
    expect(assetsOf(followed)).toEqual({ hero: ['a', 'b'], galeria: ['c', 'a'], plantas: [] });
    expect(followed.sections[2]!.itens.map(({ asset }) => asset)).toEqual(['c', null, null]);
    expect(followed.metadata.total_assets_used).toBe(3);
  });

  it('the chosen one stands first in the hero and nowhere else', () => {
    const followed = followPictures(plan, [...used('a', 'b', 'd'), assetOf('c', { lead: true })]);
    expect(assetsOf(followed)).toEqual({ hero: ['c', 'a', 'b'], galeria: ['d', 'a'], plantas: [] });
    expect(followed.sections[2]!.itens.map(({ asset }) => asset)).toEqual([null, 'd', null]);
  });

  it('a film leads no page', () => {
    const film = assetOf('c', { type: 'video', lead: true });
    expect(assetsOf(followPictures(plan, [...used('a', 'b', 'd'), film])).hero).toEqual(['a', 'b']);
  });

  it('its gallery alone takes a person’s order, what is new behind it', () => {
    expect(assetsOf(orderGallery(plan, ['a', 'c']))).toMatchObject({
      hero: ['a', 'b'],
      galeria: ['a', 'c', 'd'],
    });
    expect(orderGallery(plan, null)).toBe(plan);
  });

  it('a section that is switched off is not shown, nor its pictures counted', () => {
    const shown = shownBlueprint(plan, ['galeria']);
    expect(shown.sections.map(({ id }) => id)).toEqual(['hero', 'plantas']);
    expect(shown.metadata.total_assets_used).toBe(4);
  });
});

it('every text of a section is told with its field, and what is empty is none', () => {
  const section = {
    ...hero,
    titulo: 'T',
    subtitulo: 'S',
    texto: ['um', '', 'três'],
    destaques: [{ rotulo: 'Área', valor: '63 m²' }],
    itens: [{ ...item('Planta', null), texto: 'Sala', grupo: 'Tipo' }],
  };
  expect(textsOf(section).map(({ campo, texto }) => `${campo}: ${texto}`)).toEqual([
    'titulo: T',
    'subtitulo: S',
    'texto.0: um',
    'texto.2: três',
    'destaques.0.rotulo: Área',
    'destaques.0.valor: 63 m²',
    'itens.0.titulo: Planta',
    'itens.0.texto: Sala',
    'itens.0.grupo: Tipo',
  ]);
});
