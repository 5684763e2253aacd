import { material } from '../render/material.ts';
import { Mesh } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { box, tube } from '../render/shapes.ts';
import { createSky, type Hour } from '../render/sky.ts';
import { blackMetal, glass, warmLight } from './palette.ts';
import { hedge, tree, tufts } from './plants.ts';
import { lamp } from './room.ts';
import { blocks, ground } from './town.ts';

const brick = material('#a8563a', { second: '#cdbda6', texture: 'brick' });
const cream = material('#efe6d6', { texture: 'concrete', scale: 4 });
const pane = material('#20262b', { second: '#3b2f26', texture: 'window', scale: 3, mirror: 0.18 });
const timber = material('#9a6d42', { texture: 'slats', scale: 0.1 });
const paving = material('#b98468', { second: '#95705b', texture: 'tiles', scale: 0.3 });

const views: Record<'frente' | 'esquina' | 'patio', Scene['view']> = {
  frente: { eye: [-17, 1.8, 54], target: [0, 18.6, 0], fov: 70, upright: true },
  esquina: { eye: [36, 2, 46], target: [1, 18.6, 0], fov: 72, upright: true },
  patio: { eye: [-3, 1.7, 22], target: [3, 6.2, 2], fov: 76, upright: true },
};

/** A brick building of eleven floors round old fig trees: loggias, planters, an open court. */
export function patio(angle: keyof typeof views, hour: Hour, azimuth: number): Scene {
  const mesh = new Mesh();
  mesh.quad([-300, -0.02, 300], [300, -0.02, 300], [300, -0.02, -300], [-300, -0.02, -300], ground.lawn);
  for (const [x0, x1, z1] of [
    [-17, -4, 7],
    [4, 17, 7],
    [-5, 5, -3],
  ] as const) {
    box(mesh, [x0, 0, -9], [x1, 35, z1], brick);
    for (let f = 0; f < 11; f++) {
      const y = f * 3.15 + 0.35;
      const mid = (x0 + x1) / 2;
      for (const [a, b] of [
        [x0 + 1, mid - 0.5],
        [mid + 0.5, x1 - 1],
      ] as const) {
        mesh.quad(
          [a, y, z1 + 0.03],
          [b, y, z1 + 0.03],
          [b, y + 2.45, z1 + 0.03],
          [a, y + 2.45, z1 + 0.03],
          pane,
        );
        box(mesh, [a - 0.2, y - 0.3, z1], [b + 0.2, y, z1 + 1.5], cream);
        mesh.quad(
          [a - 0.1, y, z1 + 1.4],
          [b + 0.1, y, z1 + 1.4],
          [b + 0.1, y + 1, z1 + 1.4],
          [a - 0.1, y + 1, z1 + 1.4],
          glass,
        );
        tube(mesh, [a - 0.1, y + 1, z1 + 1.4], [b + 0.1, y + 1, z1 + 1.4], 0.03, 0.03, blackMetal, 5);
        if ((f + Math.round(a)) % 3 === 0)
          hedge(mesh, [a + 0.3, y, z1 + 1.1], [a + 1.6, y, z1 + 1.1], 0.5, 0.6, 'broad', f * 9 + 40, 0.6);
      }
      box(mesh, [mid - 0.35, y - 0.3, z1], [mid + 0.35, y + 2.9, z1 + 0.6], timber);
      for (const s of [-1, 1]) {
        const x = s < 0 ? x0 - 0.04 : x1 + 0.04;
        for (const z of [-6.5, -1.5])
          mesh.quad([x, y + 0.7, z], [x, y + 0.7, z + 2.2], [x, y + 2.3, z + 2.2], [x, y + 2.3, z], pane);
      }
    }
    box(mesh, [x0 - 0.3, 35, -9.3], [x1 + 0.3, 35.9, z1 + 0.4], cream);
  }
  box(mesh, [-24, 0, 8], [24, 0.12, 24], paving);
  box(mesh, [-24, 0, 24], [24, 0.14, 27], ground.pavement);
  mesh.quad([-300, 0.02, 38], [300, 0.02, 38], [300, 0.02, 27], [-300, 0.02, 27], ground.asphalt);
  for (const [x, z, h, s] of [
    [-7.6, 13.5, 11, 4],
    [9.4, 15, 12.5, 7],
    [15.6, 10.8, 9, 11],
  ] as const) {
    tube(mesh, [x, 0.05, z], [x, 0.5, z], 1.6, 1.6, cream, 28);
    tree(mesh, [x, 0.3, z], h, s, 'dark', 1.5);
  }
  hedge(mesh, [-22, 0.1, 23], [-6, 0.1, 23], 0.9, 0.9, 'broad', 3);
  hedge(mesh, [7, 0.1, 23], [22, 0.1, 23], 0.9, 0.9, 'broad', 5);
  hedge(mesh, [-21, 0.1, 21.8], [-8, 0.1, 21.8], 0.7, 0.6, 'bloom', 6, 0.7);
  tufts(mesh, [-60, 0, 8], [-24, 0, 25], 6000, 0.2, 8);
  for (const x of [-4, 4.4]) {
    box(mesh, [x - 1.2, 0.4, 16], [x + 1.2, 0.5, 16.5], timber);
    box(mesh, [x - 1.1, 0.1, 16.1], [x + 1.1, 0.4, 16.4], cream);
  }
  box(mesh, [-3.8, 3.4, -2.9], [3.8, 3.6, 3], timber);
  box(mesh, [-3.6, 3.35, 2.7], [3.6, 3.4, 2.8], warmLight);
  blocks(
    mesh,
    [
      { x: -50, z: -20, wide: 20, deep: 18, tall: 42 },
      { x: 52, z: -26, wide: 22, deep: 18, tall: 54 },
      { x: 96, z: -30, wide: 20, deep: 18, tall: 36 },
      { x: -96, z: -34, wide: 22, deep: 18, tall: 60 },
    ],
    21,
  );
  const dark = hour === 'crepusculo';
  return {
    triangles: mesh.finish(),
    sky: createSky(hour, azimuth),
    view: views[angle],
    lamps: dark ? [-9, -3, 3, 9].map((x) => lamp([x, 1.2, 12], '#ffb96a', 1.8, 2.4)) : [],
    shade: { centre: [0, 16, 6], radius: 46 },
    haze: 0.0007,
    contact: 1.3,
    exposure: dark ? 1.6 : 1.02,
    warmth: 0.3,
    saturation: 1.05,
  };
}
