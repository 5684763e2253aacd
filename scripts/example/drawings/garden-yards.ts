import { material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import { armchair, diningTable, stool } from './furniture.ts';
import { deck, type OutdoorLight, stoneDeck, white } from './outdoor.ts';
import { blackMetal, metal, type Palette, warmLight } from './palette.ts';
import { crown, pottedPlant, tufts } from './plants.ts';
import { lamp } from './room.ts';
import { yard } from './yard.ts';

const fire = material('#ff8a2e', { emit: 7 });

/** Hurdles, tunnel and fountain for dogs. */
export function petPlace(p: Palette, light: OutdoorLight): Scene {
  const floor = (mesh: Mesh) => {
    box(mesh, [-12, -0.05, 3.4], [12, 0.04, 6], stoneDeck);
    tufts(mesh, [-12, 0, -8], [12, 0, 3.3], 16_000, 0.13, 6);
    tufts(mesh, [-12, 0, 6.1], [12, 0, 9], 7000, 0.16, 7);
  };
  return yard(floor, p, light, (mesh) => {
    for (let i = 0; i < 3; i++) {
      const x = -5.5 + i * 2.4;
      for (const k of [-0.6, 0.6]) tube(mesh, [x, 0, -1.5 + k], [x, 0.9, -1.5 + k], 0.04, 0.04, p.wood, 8);
      tube(
        mesh,
        [x, 0.35 + i * 0.12, -2.1],
        [x, 0.35 + i * 0.12, -0.9],
        0.03,
        0.03,
        i % 2 ? p.accent : white,
        8,
      );
    }
    for (let i = 0; i < 10; i++) {
      const t = i / 10;
      const band = i % 2 ? p.accent : white;
      tube(mesh, [2.4 + t * 3, 0.42, -2.2], [2.7 + t * 3, 0.42, -2.2], 0.46, 0.46, band, 20);
    }
    mesh.quad([-2.2, 0, 1.0], [-0.6, 0.75, 1.0], [-0.6, 0.75, 1.9], [-2.2, 0, 1.9], p.wood);
    mesh.quad([-0.6, 0.75, 1.0], [1.0, 0, 1.0], [1.0, 0, 1.9], [-0.6, 0.75, 1.9], p.wood);
    lathe(
      mesh,
      [7.6, 0, 1.6],
      [
        [0.35, 0],
        [0.12, 0.08],
        [0.1, 0.5],
        [0.4, 0.6],
        [0.42, 0.68],
        [0.3, 0.62],
      ],
      white,
    );
    for (const x of [-8, 4.4]) {
      softBox(mesh, [x - 0.9, 0.4, 2.2], [x + 0.9, 0.48, 2.7], 0.02, p.wood);
      softBox(mesh, [x - 0.9, 0.5, 2.15], [x + 0.9, 0.95, 2.22], 0.02, p.wood);
      for (const k of [-0.7, 0.7]) box(mesh, [x + k - 0.04, 0, 2.25], [x + k + 0.04, 0.42, 2.65], blackMetal);
    }
    // A dog, lying in the shade: a few rounded bodies.
    const coat = material('#b98a56', { texture: 'fabric' });
    ball(mesh, [2.2, 0.22, 1.4], [0.42, 0.2, 0.2], coat, 10);
    ball(mesh, [2.68, 0.36, 1.45], [0.15, 0.14, 0.13], coat, 8);
    ball(mesh, [2.82, 0.33, 1.47], [0.09, 0.06, 0.06], coat, 8);
    for (const z of [1.36, 1.56]) ball(mesh, [2.62, 0.47, z], [0.05, 0.07, 0.03], p.darkWood, 6);
    for (const z of [1.3, 1.5]) ball(mesh, [2.56, 0.06, z], [0.2, 0.05, 0.05], coat, 6);
  });
}

/** Vegetable beds and a bench. */
export function vegetableGarden(p: Palette, light: OutdoorLight): Scene {
  const soil = material('#5a4230', { texture: 'asphalt' });
  const floor = (mesh: Mesh) => box(mesh, [-13, -0.05, -8], [13, 0.03, 9], stoneDeck);
  return yard(floor, p, light, (mesh) => {
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 2; j++) {
        const [x, z] = [-6.2 + i * 3.6, -4.6 + j * 3.6];
        for (const [a, b] of [
          [
            [x, 0, z],
            [x + 2.6, 0.5, z + 0.08],
          ],
          [
            [x, 0, z + 1.5],
            [x + 2.6, 0.5, z + 1.58],
          ],
          [
            [x, 0, z],
            [x + 0.08, 0.5, z + 1.58],
          ],
          [
            [x + 2.52, 0, z],
            [x + 2.6, 0.5, z + 1.58],
          ],
        ] as const)
          box(mesh, a, b, p.wood);
        box(mesh, [x + 0.05, 0.3, z + 0.05], [x + 2.55, 0.42, z + 1.53], soil);
        for (let k = 0; k < 10; k++)
          crown(
            mesh,
            [x + 0.3 + (k % 5) * 0.5, 0.55, z + 0.45 + Math.floor(k / 5) * 0.7],
            [0.19, 0.17, 0.19],
            70,
            0.07,
            (i + j) % 3 ? 'broad' : k % 3 ? 'dark' : 'bloom',
            i * 50 + j * 20 + k,
          );
      }
    }
    for (let i = 0; i < 3; i++) pottedPlant(mesh, [7.6, 0, -3.4 + i * 2.4], 1.3, 60 + i);
  });
}

/** A covered corner with a grill, a counter and a long table in the garden. */
export function barbecue(p: Palette, light: OutdoorLight): Scene {
  const floor = (mesh: Mesh) => box(mesh, [-9, -0.05, -7.5], [9, 0.04, 6], stoneDeck);
  return yard(
    floor,
    p,
    light,
    (mesh) => {
      box(mesh, [-6, 0, -7], [6, 3, -6.7], p.feature);
      for (const x of [-6, 5.75]) box(mesh, [x, 0, 0.2], [x + 0.25, 3, 0.45], p.wall);
      box(mesh, [-6.4, 3, -7.2], [6.4, 3.22, 0.8], white);
      mesh.quad([-6.4, 2.99, -7.2], [6.4, 2.99, -7.2], [6.4, 2.99, 0.8], [-6.4, 2.99, 0.8], deck);
      box(mesh, [-5.6, 0, -6.7], [5.6, 0.88, -6.0], p.darkWood);
      box(mesh, [-5.7, 0.88, -6.7], [5.7, 0.93, -5.9], p.stone);
      box(mesh, [-3.4, 0.93, -6.7], [-1.4, 3, -6.0], p.stone);
      box(mesh, [-3.15, 1.05, -6.3], [-1.65, 1.75, -5.99], blackMetal);
      box(mesh, [-3.05, 1.08, -6.1], [-1.75, 1.13, -5.97], fire);
      for (let i = 0; i < 4; i++)
        tube(mesh, [-2.9 + i * 0.32, 1.3, -6.3], [-2.9 + i * 0.32, 1.3, -5.8], 0.012, 0.012, metal, 5);
      for (let i = 0; i < 3; i++) mesh.at([0.6 + i * 0.8, 0, -5.3], 0, () => stool(mesh, p.accent));
      mesh.at([0.4, 0, -2.3], 0, () => diningTable(mesh, p, 3));
      for (const x of [-4.2, 4.6]) pottedPlant(mesh, [x, 0, -0.6], 1.8, Math.round(x * 10 + 99));
      box(mesh, [-5.6, 2.94, -1.2], [5.6, 2.97, -1.15], warmLight);
    },
    [lamp([-2.4, 1.3, -5.5], '#ff9a4a', 1, 0.7), lamp([0.4, 2.2, -2.3], '#ffcf96', 0.5, 1.2)],
  );
}

/** Hammocks between posts, in the shade. */
export function hammocks(p: Palette, light: OutdoorLight): Scene {
  const floor = (mesh: Mesh) => box(mesh, [-9, -0.05, -6], [9, 0.05, 3.4], deck);
  return yard(floor, p, light, (mesh) => {
    for (let i = 0; i < 4; i++) {
      const x = -6 + i * 4;
      tube(mesh, [x, 0, -2.6], [x, 2.7, -2.6], 0.1, 0.09, p.wood, 10);
      if (i === 3) break;
      const cloth = [p.linen, p.accent, p.second][i]!;
      const parts = 18;
      const sag = (t: number) => 1.75 - 1.25 * (1 - (2 * t - 1) ** 2);
      for (let k = 0; k < parts; k++) {
        const [a, b] = [k / parts, (k + 1) / parts];
        const half = (t: number) => 0.12 + 0.55 * Math.sin(Math.PI * t);
        const [xa, xb] = [x + 0.1 + a * 3.8, x + 0.1 + b * 3.8];
        mesh.quad(
          [xa, sag(a) + half(a) * 0.4, -2.6 - half(a)],
          [xb, sag(b) + half(b) * 0.4, -2.6 - half(b)],
          [xb, sag(b), -2.6],
          [xa, sag(a), -2.6],
          cloth,
        );
        mesh.quad(
          [xa, sag(a), -2.6],
          [xb, sag(b), -2.6],
          [xb, sag(b) + half(b) * 0.4, -2.6 + half(b)],
          [xa, sag(a) + half(a) * 0.4, -2.6 + half(a)],
          cloth,
        );
      }
    }
    for (let i = 0; i < 20; i++)
      box(mesh, [-6.4 + i * 0.66, 2.75, -4.6], [-6.3 + i * 0.66, 2.9, -0.6], p.wood);
    for (const z of [-4.5, -0.7]) box(mesh, [-6.6, 2.62, z], [6.6, 2.76, z + 0.1], p.wood);
    for (const x of [-7.6, 7.4]) pottedPlant(mesh, [x, 0, -1.4], 1.9, Math.round(x + 80));
    mesh.at([3.5, 0, 1], -2.4, () => armchair(mesh, p, p.linen));
  });
}
