import { material } from '../render/material.ts';
import { Mesh, type Vec3 } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { box, lathe, tube } from '../render/shapes.ts';
import { createSky, type Hour } from '../render/sky.ts';
import { armchair, sofa } from './furniture.ts';
import { metal, type Palette, warmLight } from './palette.ts';
import { tree } from './plants.ts';
import { blocks, hills } from './town.ts';

export const deck = material('#a9865f', { texture: 'planks', scale: 0.145, mirror: 0.02 });

export const stoneDeck = material('#b8ad9b', {
  second: '#978c78',
  texture: 'tiles',
  scale: 0.8,
  mirror: 0.03,
});

const sea = material('#1f6376', { second: '#3a8a94', texture: 'sea', scale: 9, mirror: 0.32 });

export const white = material('#f2eee6', { texture: 'concrete', scale: 4 });

export const lawn = material('#66893f', { second: '#8fa653', texture: 'grass' });

export const timber = material('#a3774a', { texture: 'slats', scale: 0.12 });

export interface OutdoorLight {
  hour: Hour;
  azimuth: number;
  eye: Vec3;
  target: Vec3;
  fov?: number;
  exposure?: number;
  upright?: boolean;
}

/** A terrace high above the beach: what all outdoor scenes share. `edge` is the z of its sea side. */
export function terrace(edge: number, height: number, outlook: Palette['outlook'] = 'mar'): Mesh {
  const mesh = new Mesh();
  if (outlook === 'cidade') {
    mesh.quad([-400, -0.5, 400], [400, -0.5, 400], [400, -0.5, -400], [-400, -0.5, -400], lawn);
    for (let i = -3; i <= 3; i++)
      tree(mesh, [i * 7, -0.5, edge - 6 - (i % 2) * 3], 9, i + 20, i % 2 ? 'broad' : 'dark');
    blocks(
      mesh,
      [-2, -1, 0, 1, 2].map((i) => ({
        x: i * 34 + 6,
        z: -62 - Math.abs(i) * 8,
        wide: 20,
        deep: 16,
        tall: 27 + ((i + 4) % 3) * 11,
      })),
      17,
    );
    return mesh;
  }
  const y = -height;
  mesh.quad([-5000, y, edge - 30], [5000, y, edge - 30], [5000, y, -7000], [-5000, y, -7000], sea);
  mesh.at([0, y, 0], 0, () => {
    hills(mesh, [
      { x: -1300, z: -2300, wide: 1900, tall: 210 },
      { x: 1500, z: -2700, wide: 1900, tall: 180 },
      { x: 350, z: -3600, wide: 1500, tall: 130 },
    ]);
  });
  return mesh;
}

export function outdoorScene(mesh: Mesh, light: OutdoorLight, more: Partial<Scene>): Scene {
  const dark = light.hour === 'noite' || light.hour === 'crepusculo';
  return {
    triangles: mesh.finish(),
    sky: createSky(light.hour, light.azimuth),
    view: { eye: light.eye, target: light.target, fov: light.fov ?? 70, upright: light.upright ?? true },
    lamps: [],
    shade: { centre: [0, 2, 0], radius: 24 },
    haze: 0.00028,
    contact: 0.8,
    exposure: light.exposure ?? (dark ? 2 : 0.98),
    warmth: light.hour === 'tarde' ? 0.3 : 0.1,
    saturation: 1.04,
    ...more,
  };
}

export function umbrella(mesh: Mesh, place: Vec3, p: Palette): void {
  tube(mesh, place, [place[0], place[1] + 2.6, place[2]], 0.03, 0.03, metal, 8);
  const top: Vec3 = [place[0], place[1] + 2.72, place[2]];
  for (let i = 0; i < 8; i++) {
    const at = (k: number): Vec3 => [
      place[0] + Math.cos((k * Math.PI) / 4) * 1.5,
      place[1] + 2.25,
      place[2] + Math.sin((k * Math.PI) / 4) * 1.5,
    ];
    mesh.triangle(at(i), at(i + 1), top, p.linen);
  }
}

/** A timber shelter with a sofa under it, from `x`, its front at `z`. */
export function pergola(mesh: Mesh, x: number, z: number, p: Palette): void {
  for (const px of [x, x + 4.6])
    for (const pz of [z, z + 4.6]) box(mesh, [px, 0, pz], [px + 0.2, 2.75, pz + 0.2], white);
  box(mesh, [x - 0.3, 2.75, z - 0.3], [x + 5.1, 2.95, z + 5.1], white);
  mesh.quad(
    [x - 0.3, 2.74, z - 0.3],
    [x + 5.1, 2.74, z - 0.3],
    [x + 5.1, 2.74, z + 5.1],
    [x - 0.3, 2.74, z + 5.1],
    deck,
  );
  box(mesh, [x - 0.1, 0, z + 4.6], [x + 4.9, 2.75, z + 4.8], timber);
  mesh.at([x + 2.4, 0, z + 3.6], Math.PI, () => sofa(mesh, p, 3));
  mesh.at([x + 0.9, 0, z + 1.6], 0.8, () => armchair(mesh, p));
  lathe(
    mesh,
    [x + 2.4, 0, z + 2.1],
    [
      [0.3, 0],
      [0.06, 0.03],
      [0.06, 0.34],
      [0.5, 0.36],
      [0.5, 0.4],
    ],
    p.darkWood,
  );
  box(mesh, [x + 0.4, 2.7, z + 0.2], [x + 4.4, 2.73, z + 0.24], warmLight);
}
