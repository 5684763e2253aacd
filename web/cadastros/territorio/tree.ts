import type { Bairro, Cidade, Estado, Regiao, Zona } from '#contract/cadastros/territorio.ts';

/** The levels of the territory, outermost first (TER-10). */
export const levels = ['regiao', 'estado', 'cidade', 'zona', 'bairro'] as const;
export type Level = (typeof levels)[number];

/** A place in the territory tree. */
export interface Place {
  /** 'cidade-12' */
  key: string;
  level: Level;
  id: number;
  nome: string;
  parent: Place | null;
  children: Place[];
}

/** A place as rendered in the tree. */
export interface VisiblePlace {
  place: Place;
  open: boolean;
  /** Its position among siblings, from 1. */
  position: number;
  siblings: number;
}

/** The tree's source lists; a level not loaded yet is empty. */
export interface TreeLists {
  regioes: readonly Regiao[];
  estados: readonly Estado[];
  cidades: readonly Cidade[];
  zonas: readonly Zona[];
  bairros: readonly Bairro[];
}

export interface Tree {
  roots: Place[];
  at: Map<string, Place>;
}

/** Puts every place under its parent, in list order. */
export function growTree({ regioes, estados, cidades, zonas, bairros }: TreeLists): Tree {
  const tree: Tree = { roots: [], at: new Map() };
  function add(level: Level, { id, nome }: { id: number; nome: string }, parent: Place | null) {
    const place: Place = { key: `${level}-${id}`, level, id, nome, parent, children: [] };
    tree.at.set(place.key, place);
    (parent?.children ?? tree.roots).push(place);
  }
  /** Places whose parent is gone are omitted. */
  function addUnder(level: Level, row: { id: number; nome: string }, parentKey: string) {
    const parent = tree.at.get(parentKey);
    if (parent) add(level, row, parent);
  }
  for (const row of regioes) add('regiao', row, null);
  for (const row of estados) addUnder('estado', row, `regiao-${row.regiaoId}`);
  for (const row of cidades) addUnder('cidade', row, `estado-${row.estadoId}`);
  for (const row of zonas) addUnder('zona', row, `cidade-${row.cidadeId}`);
  for (const row of bairros) addUnder('bairro', row, `zona-${row.zonaId}`);
  return tree;
}

/** From the outermost to the place itself. */
export function pathTo(place: Place): Place[] {
  return place.parent ? [...pathTo(place.parent), place] : [place];
}

/** The level below; null for bairros. */
export const levelUnder = (level: Level): Level | null => levels[levels.indexOf(level) + 1] ?? null;

/** The visible places with those of `open` unfolded, top to bottom. */
export function visiblePlaces(tree: Tree, open: ReadonlySet<string>): VisiblePlace[] {
  const shown: VisiblePlace[] = [];
  function show(places: readonly Place[]) {
    for (const [index, place] of places.entries()) {
      const isOpen = open.has(place.key) && place.children.length > 0;
      shown.push({ place, open: isOpen, position: index + 1, siblings: places.length });
      if (isOpen) show(place.children);
    }
  }
  show(tree.roots);
  return shown;
}
