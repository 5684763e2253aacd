import { describe, expect, it } from 'vitest';
import { type Edicao, noCatalogEdits } from '#contract/da-pasta-a-pagina/edicao.ts';
import type { ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { assetOf, blueprintFixture } from '#tests/fixtures/hotsite.ts';
import {
  addSection,
  editPicture,
  editSection,
  isOfOthers,
  lockSection,
  movePicture,
  moveSection,
  picturesOf,
  planOf,
  setCategory,
  setHero,
  switchSection,
} from './edit.ts';
import { record, redo, startHistory, undo } from './history.ts';

const picture = (id: string, change = {}) =>
  ({ ...assetOf(id, change), miniatura: null, grande: null }) as ImagemDoEstudio;
const empty: Edicao = { catalogo: noCatalogEdits, blueprint: null, desligadas: [], travas: [] };
const section = (id: 'hero' | 'galeria' | 'plantas', assets: string[]) => ({
  id,
  titulo: id,
  subtitulo: null,
  texto: [],
  assets,
  destaques: [],
  itens: id === 'plantas' ? [{ titulo: 'Tipo A', texto: null, grupo: null, asset: 'c' }] : [],
});
const of = {
  imagens: [picture('a'), picture('b'), picture('c', { uncertain: true, category: 'planta' })],
  base: {
    versaoId: 4,
    numero: 2,
    publica: true,
    temFonte: true,
    estilo: 'modern' as const,
    motor: 'Motor local',
    criadaEm: '',
    secoes: [],
    achados: { vermelhos: 0, amarelos: 0 },
    blueprint: {
      ...blueprintFixture,
      sections: [section('hero', ['a']), section('galeria', ['b']), section('plantas', ['c'])],
    },
  },
};
const galleryOf = (edicao: Edicao) => planOf(of, edicao)?.sections[1]?.assets;

describe('pictures', () => {
  it('are moved before and after others, and the gallery follows', () => {
    const moved = movePicture(of, empty, 'c', 'a');
    expect(picturesOf(of, moved).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    const both = editSection(of, empty, 'galeria', { assets: ['b', 'c'] });
    expect(galleryOf(movePicture(of, both, 'c', 'b'))).toEqual(['c', 'b']);
  });

  it('left out are on no section and no main picture, and come back where they were', () => {
    const left = editPicture(of, setHero(of, empty, 'b'), 'b', { usage: 'reserva' });
    expect(left.catalogo.hero).toBeNull();
    expect(galleryOf(left)).toEqual([]);
    expect(galleryOf(editPicture(of, left, 'b', { usage: 'usar' }))).toEqual(['b']);
  });

  it('chosen as the main one open the page and stand nowhere else', () => {
    const plan = planOf(of, setHero(of, empty, 'b'));
    expect(plan?.sections.map(({ assets }) => assets)).toEqual([['b', 'a'], [], ['c']]);
  });

  it('say nothing where a person says what was read, but are certain once he does', () => {
    expect(editPicture(of, empty, 'a', { description: of.imagens[0]!.description })).toEqual(empty);
    expect(setCategory(of, empty, 'a', 'fachada')).toEqual(empty);
    const certain = setCategory(of, empty, 'c', 'planta');
    expect(picturesOf(of, certain)[2]).toMatchObject({ uncertain: false, category: 'planta' });
  });

  it('a logo of others is the development’s own once a person says so', () => {
    const mark = picture('m', { category: 'logo' });
    const logos = { ...of, imagens: [{ ...mark, alheia: true }, mark] };
    expect(picturesOf(logos, empty).map(isOfOthers)).toEqual([true, false]);
    const said = setCategory(logos, empty, 'm', 'logo');
    expect(said.catalogo.assets).toEqual({ m: { category: 'logo' } });
    expect(picturesOf(logos, said).map(isOfOthers)).toEqual([false, false]);
  });
});

describe('sections', () => {
  it('are moved, edited, added and switched off; the opening cannot be', () => {
    expect(moveSection(of, empty, 2, 1).blueprint?.sections.map(({ id }) => id)).toEqual([
      'hero',
      'plantas',
      'galeria',
    ]);
    expect(addSection(of, empty, 'sobre', 'Sobre').blueprint?.sections.at(-1)).toMatchObject({
      id: 'sobre',
      titulo: 'Sobre',
    });
    expect(switchSection(switchSection(empty, 'galeria', false), 'galeria', true).desligadas).toEqual([]);
    expect(switchSection(empty, 'hero', false)).toBe(empty);
  });

  it('have the pictures of their items', () => {
    const itens = [{ titulo: 'Tipo A', texto: null, grupo: null, asset: 'b' }];
    expect(editSection(of, empty, 'plantas', { itens }).blueprint?.sections[2]?.assets).toEqual(['b']);
  });

  it('are locked as the page in hand has them', () => {
    const locked = lockSection(of, empty, 'sobre', true);
    expect(locked.travas).toEqual([{ secao: 'sobre', versaoId: 4 }]);
    expect(lockSection(of, locked, 'sobre', false).travas).toEqual([]);
  });
});

describe('the history of an edition', () => {
  it('goes back and forth, and a new change forgets what was undone', () => {
    const one = record(record(startHistory('a'), 'b'), 'c');
    expect(undo(one).present).toBe('b');
    expect(redo(undo(one)).present).toBe('c');
    expect(redo(record(undo(one), 'd')).present).toBe('d');
    expect(undo(startHistory('a')).present).toBe('a');
  });

  it('takes what is typed into one field for one step', () => {
    const typed = record(record(record(startHistory(''), 'M', 'titulo'), 'Ma', 'titulo'), 'Mar', 'titulo');
    expect(undo(typed).present).toBe('');
    expect(undo(record(typed, 'Mar!', 'texto')).present).toBe('Mar');
  });
});
