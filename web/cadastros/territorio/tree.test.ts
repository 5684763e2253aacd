import { expect, test } from 'vitest';
import { smallTerritorio } from '#tests/e2e/support/territorio.ts';
import { growTree, pathTo, visiblePlaces } from './tree.ts';
import { treeMove } from './tree-keys.ts';

const tree = growTree(smallTerritorio());
const shownWith = (...open: string[]) => visiblePlaces(tree, new Set(open));
const names = (...open: string[]) => shownWith(...open).map(({ place }) => place.nome);

test('TER-10 the territory is a tree: região, estado, cidade, zona, bairro', () => {
  const batel = tree.at.get('bairro-8');
  expect(batel && pathTo(batel).map(({ nome }) => nome)).toEqual([
    'Sul',
    'Paraná',
    'Curitiba',
    'Centro',
    'Batel',
  ]);
});

test('only what is unfolded is shown, with its place among its siblings', () => {
  expect(names()).toEqual(['Sudeste', 'Sul', 'Norte']);
  expect(names('regiao-4', 'cidade-2')).toEqual(['Sudeste', 'Sul', 'Paraná', 'Norte']);
  const [, , santos] = shownWith('regiao-3', 'estado-35').slice(1);
  expect(santos).toMatchObject({ place: { nome: 'Santos' }, position: 2, siblings: 2, open: false });
});

test('a place without anything in it does not unfold', () => {
  expect(shownWith('regiao-1').map(({ open }) => open)).toEqual([false, false, false]);
});

test('a place whose parent is not in the lists is left out', () => {
  const lists = smallTerritorio();
  const without = growTree({ ...lists, estados: lists.estados.filter(({ sigla }) => sigla !== 'SP') });
  expect(without.at.has('cidade-1')).toBe(false);
  expect(without.at.has('bairro-7')).toBe(false);
  expect(without.at.has('cidade-2')).toBe(true);
});

test('the arrow keys go through what is shown, into a place and out of it', () => {
  const folded = shownWith();
  expect(treeMove('ArrowDown', folded, 'regiao-3')).toEqual({ go: 'regiao-4' });
  expect(treeMove('ArrowUp', folded, 'regiao-3')).toEqual({ go: 'regiao-3' });
  expect(treeMove('End', folded, 'regiao-3')).toEqual({ go: 'regiao-1' });
  expect(treeMove('ArrowRight', folded, 'regiao-4')).toEqual({ toggle: 'regiao-4' });
  expect(treeMove('ArrowRight', folded, 'regiao-1')).toBeNull();
  const unfolded = shownWith('regiao-4');
  expect(treeMove('ArrowRight', unfolded, 'regiao-4')).toEqual({ go: 'estado-41' });
  expect(treeMove('ArrowLeft', unfolded, 'estado-41')).toEqual({ go: 'regiao-4' });
  expect(treeMove('ArrowLeft', unfolded, 'regiao-4')).toEqual({ toggle: 'regiao-4' });
  expect(treeMove('Enter', unfolded, 'regiao-4')).toEqual({ toggle: 'regiao-4' });
  expect(treeMove('ArrowLeft', folded, 'regiao-3')).toBeNull();
});

test('a letter goes to the next name that begins with it, without its accent, and around the end', () => {
  const shown = shownWith('regiao-4', 'estado-41', 'cidade-2');
  expect(treeMove('a', shown, 'regiao-3')).toEqual({ go: 'zona-4' });
  expect(treeMove('S', shown, 'regiao-4')).toEqual({ go: 'regiao-3' });
  expect(treeMove('x', shown, 'regiao-4')).toBeNull();
  expect(treeMove('ArrowDown', shown, 'zona-99')).toEqual({ go: 'regiao-3' });
});
