import { type Material, material } from '../render/material.ts';

/** What the rooms of one decorator are made of. */
export interface Palette {
  floor: Material;
  stoneFloor: Material;
  wall: Material;
  feature: Material;
  wood: Material;
  darkWood: Material;
  fabric: Material;
  accent: Material;
  second: Material;
  linen: Material;
  curtain: Material;
  rug: Material;
  stone: Material;
  art: Material;
  /** What is seen from the windows. */
  outlook: 'mar' | 'cidade';
}

/** Sand, oak and burnt amber: the common areas and most apartments. */
export const maresia: Palette = {
  outlook: 'mar',
  floor: material('#b4987a', { texture: 'planks', scale: 0.19, mirror: 0.05 }),
  stoneFloor: material('#d3cabb', { second: '#a89e90', texture: 'tiles', scale: 1.2, mirror: 0.09 }),
  wall: material('#e6dfd3', { texture: 'concrete', scale: 5 }),
  feature: material('#a58059', { texture: 'slats', scale: 0.07 }),
  wood: material('#b28f6a', { texture: 'wood', shine: 0.05 }),
  darkWood: material('#6b4a30', { texture: 'wood', shine: 0.08 }),
  fabric: material('#d9cdb8', { texture: 'fabric' }),
  accent: material('#b4724c', { texture: 'fabric' }),
  second: material('#5f7468', { texture: 'fabric' }),
  linen: material('#f0ebe2', { texture: 'fabric' }),
  curtain: material('#f3eee4', { texture: 'fabric' }),
  rug: material('#cdbfa8', { second: '#9c8a6e', texture: 'rug' }),
  stone: material('#e8e2d8', { second: '#a3917c', texture: 'marble', scale: 1.3, mirror: 0.1, shine: 0.3 }),
  art: material('#e9e2d4', { second: '#b4724c', texture: 'art', scale: 0.5 }),
};

/** Walnut, graphite and moss: the decorated apartment. */
export const mata: Palette = {
  outlook: 'mar',
  floor: material('#7d5a3d', { texture: 'planks', scale: 0.16, mirror: 0.06 }),
  stoneFloor: material('#9c9890', { second: '#76726b', texture: 'tiles', scale: 0.9, mirror: 0.1 }),
  wall: material('#d7d4cb', { texture: 'concrete', scale: 4 }),
  feature: material('#44524a', { texture: 'concrete', scale: 1.5 }),
  wood: material('#755740', { texture: 'wood', shine: 0.1 }),
  darkWood: material('#3f2a1d', { texture: 'wood', shine: 0.1 }),
  fabric: material('#8b8f86', { texture: 'fabric' }),
  accent: material('#3f5d4c', { texture: 'fabric' }),
  second: material('#c28b53', { texture: 'fabric' }),
  linen: material('#e4e1d8', { texture: 'fabric' }),
  curtain: material('#dcd8cc', { texture: 'fabric' }),
  rug: material('#a9a497', { second: '#5c625a', texture: 'rug' }),
  stone: material('#3c3f3e', { second: '#9c9a90', texture: 'marble', scale: 1.1, mirror: 0.14, shine: 0.4 }),
  art: material('#d9d6cb', { second: '#2f4a3c', texture: 'art', scale: 0.45 }),
};

/** Brick, straw and terracotta: the second folder. */
export const quintal: Palette = {
  outlook: 'cidade',
  floor: material('#c79a6b', { texture: 'planks', scale: 0.14, mirror: 0.04 }),
  stoneFloor: material('#b0664a', { second: '#8d8478', texture: 'tiles', scale: 0.3, mirror: 0.03 }),
  wall: material('#efe6d6', { texture: 'concrete', scale: 4 }),
  feature: material('#a8563a', { second: '#c9b8a2', texture: 'brick' }),
  wood: material('#c2925c', { texture: 'wood' }),
  darkWood: material('#7d5330', { texture: 'wood' }),
  fabric: material('#e2d3b5', { texture: 'fabric' }),
  accent: material('#c0562f', { texture: 'fabric' }),
  second: material('#d9a441', { texture: 'fabric' }),
  linen: material('#f6efe2', { texture: 'fabric' }),
  curtain: material('#f7f0e2', { texture: 'fabric' }),
  rug: material('#d9b98c', { second: '#a8563a', texture: 'rug' }),
  stone: material('#cfc6b8', { second: '#8d7f6d', texture: 'marble', scale: 0.9, mirror: 0.06 }),
  art: material('#efe6d6', { second: '#c0562f', texture: 'art', scale: 0.6 }),
};

export const metal = material('#8b857c', { mirror: 0.25, shine: 0.4 });
export const blackMetal = material('#26241f', { mirror: 0.08, shine: 0.3 });
export const brass = material('#b88a44', { mirror: 0.2, shine: 0.6 });
export const glass = material('#eef6f5', { mirror: 0.06, clear: 0.93 });
export const mirrorGlass = material('#c9d2d2', { mirror: 0.55 });
export const ceramic = material('#f4f2ee', { mirror: 0.08, shine: 0.5 });
export const warmLight = material('#ffdcae', { emit: 4 });
export const softLight = material('#ffe9cf', { emit: 1.7 });
export const ceilingWhite = material('#efece6');
export const rubber = material('#33343a', { texture: 'asphalt' });
export const screen = material('#4b6f8f', { texture: 'screen', emit: 0.7 });
