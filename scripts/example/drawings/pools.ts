import { material } from '../render/material.ts';
import type { Vec3 } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, tube } from '../render/shapes.ts';
import { lounger } from './lounger.ts';
import {
  deck,
  lawn,
  type OutdoorLight,
  outdoorScene,
  pergola,
  stoneDeck,
  terrace,
  umbrella,
} from './outdoor.ts';
import { blackMetal, glass, metal, type Palette } from './palette.ts';
import { hedge, palm, pottedPlant, tree, tufts } from './plants.ts';
import { lamp } from './room.ts';

const water = material('#1d8798', {
  second: '#62c6c8',
  texture: 'water',
  scale: 1.6,
  mirror: 0.12,
  shine: 1,
});

const nightWater = material('#2aa3b8', {
  second: '#9ff0ee',
  texture: 'water',
  scale: 1.6,
  mirror: 0.1,
  emit: 0.55,
});

const coping = material('#e9e3d7', { texture: 'concrete', scale: 2 });

/** The adults' pool: an infinity edge towards the sea, deck, loungers, palms, pergola. */
export function pool(p: Palette, light: OutdoorLight): Scene {
  const dark = light.hour === 'noite' || light.hour === 'crepusculo';
  const mesh = terrace(-9, 14);
  const surface = dark ? nightWater : water;
  box(mesh, [-16, -0.4, -2.4], [16, 0, 14], stoneDeck);
  box(mesh, [-16, -0.4, -9], [-9.5, 0, -2.4], stoneDeck);
  box(mesh, [9, -0.4, -9], [16, 0, -2.4], stoneDeck);
  box(mesh, [-9.2, -0.02, 1.6], [8.8, 0.025, 5.2], deck);
  box(mesh, [-9.5, -1.4, -9], [9, -1.2, -2.4], coping);
  mesh.quad([-9.5, -0.05, -2.4], [9, -0.05, -2.4], [9, -0.05, -9.05], [-9.5, -0.05, -9.05], surface);
  box(mesh, [-9.7, -0.2, -2.45], [9.2, 0.03, -2.1], coping);
  box(mesh, [-9.8, -0.2, -9], [-9.5, 0.03, -2.1], coping);
  box(mesh, [9, -0.2, -9], [9.3, 0.03, -2.1], coping);
  box(mesh, [-9.5, -1.6, -9.25], [9, -0.06, -9.05], coping);
  for (const [x0, x1] of [
    [-16, -9.7],
    [9.2, 16],
  ] as const) {
    mesh.quad([x0, 0, -8.9], [x1, 0, -8.9], [x1, 1.1, -8.9], [x0, 1.1, -8.9], glass);
    tube(mesh, [x0, 1.1, -8.9], [x1, 1.1, -8.9], 0.025, 0.025, blackMetal, 6);
  }
  for (let i = 0; i < 5; i++) {
    const x = -7 + i * 3.1 + (i > 1 ? 0.8 : 0);
    mesh.at([x, 0.02, 0.2], Math.PI, () => lounger(mesh, p));
    mesh.at([x + 0.95, 0.02, 0.2], Math.PI, () => lounger(mesh, p));
    if (i % 2 === 0) umbrella(mesh, [x + 0.48, 0, 0.9], p);
  }
  for (const x of [11.6, 13.4]) mesh.at([x, 0, -5 + (x - 11) * 0.3], -Math.PI / 2, () => lounger(mesh, p));
  pergola(mesh, -14.6, 2.2, p);
  palm(mesh, [-11, 0, -4.6], 6.8, 3, 1.3);
  palm(mesh, [-12.6, 0, -6.6], 8.4, 4, 1.3);
  palm(mesh, [10.6, 0, 0.8], 7.4, 9, 1.3);
  palm(mesh, [13.4, 0, 2.4], 9, 12, 1.3);
  palm(mesh, [14.6, 0, -7.2], 7, 15, 1.3);
  hedge(mesh, [-15.4, 0, -8.2], [-10.6, 0, -8.2], 0.8, 0.7, 'dark', 31);
  hedge(mesh, [-10.6, 0, -7.6], [-10.6, 0, -3.4], 0.7, 0.55, 'broad', 32);
  hedge(mesh, [10, 0, -8.2], [15.6, 0, -8.2], 0.8, 0.7, 'dark', 33);
  hedge(mesh, [9.8, 0, 1.6], [15.4, 0, 3.6], 0.8, 0.8, 'broad', 34);
  hedge(mesh, [10.2, 0, 2.4], [15, 0, 4.4], 0.7, 0.7, 'bloom', 36, 0.7);
  for (const x of [-9.9, 9.5]) pottedPlant(mesh, [x, 0, -1.3], 1.3, Math.round(x * 7 + 90));
  const lamps = dark
    ? [
        ...[-7, -2.4, 2.4, 7].map((x) => lamp([x, 0.35, -5.6], '#6fe0ea', 0.85, 1.5)),
        ...[-11, -12.6, 10.6, 13.4].map((x, i) =>
          lamp([x + 0.4, 0.5, [-4.4, -6.4, 1, 2.6][i]!], '#ffb96a', 1.8, 1.5),
        ),
        lamp([-12.4, 2.2, 3.4], '#ffbe78', 1.8, 1.6),
        lamp([-12.4, 2.2, 6], '#ffbe78', 1.5, 1.6),
        ...[-6, 0, 6].map((x) => lamp([x, 0.4, 3], '#ffb66a', 0.7, 1)),
      ]
    : [];
  return outdoorScene(mesh, light, { lamps, mirrorY: -0.05 });
}

/** The children's pool: shallow, round, with a mushroom of water and lawn about. */
export function kidsPool(p: Palette, light: OutdoorLight): Scene {
  const mesh = terrace(-9, 14, p.outlook);
  box(mesh, [-14, -0.4, -9], [14, 0, 12], stoneDeck);
  const parts = 48;
  const at = (i: number, k: number): Vec3 => {
    const a = (i / parts) * Math.PI * 2;
    const r = 3.6 + 0.7 * Math.sin(a * 2 + 0.6);
    return [Math.cos(a) * r * 1.35 * k, 0, Math.sin(a) * r * k - 2];
  };
  for (let i = 0; i < parts; i++) {
    const [a, b, c, d] = [at(i, 1), at(i + 1, 1), at(i + 1, 1.08), at(i, 1.08)];
    mesh.quad([a[0], 0.05, a[2]], [b[0], 0.05, b[2]], [c[0], 0.05, c[2]], [d[0], 0.05, d[2]], coping);
    mesh.triangle([0, 0.02, -2], [a[0], 0.02, a[2]], [b[0], 0.02, b[2]], water);
  }
  tube(mesh, [1.2, 0, -2.8], [1.2, 1.7, -2.8], 0.09, 0.07, metal, 10);
  lathe(
    mesh,
    [1.2, 1.6, -2.8],
    [
      [0.95, 0],
      [0.9, 0.14],
      [0.5, 0.34],
      [0, 0.4],
    ],
    p.accent,
  );
  for (const [x, z, m] of [
    [-2.4, -2.6, p.second],
    [-1.2, -0.8, p.accent],
  ] as const)
    ball(mesh, [x, 0.14, z], [0.36, 0.17, 0.36], m, 10);
  for (let i = 0; i < 3; i++) mesh.at([-6.4 + i * 1.2, 0, 3], Math.PI - 0.2, () => lounger(mesh, p));
  umbrella(mesh, [-9.8, 0, 1.2], p);
  box(mesh, [5.8, -0.1, -7], [13, 0.06, 7], lawn);
  tufts(mesh, [5.9, 0.06, -6.9], [12.9, 0.06, 6.9], 5000, 0.14, 3);
  mesh.quad([-14, 0, -8.8], [14, 0, -8.8], [14, 1.1, -8.8], [-14, 1.1, -8.8], glass);
  tube(mesh, [-14, 1.1, -8.8], [14, 1.1, -8.8], 0.025, 0.025, blackMetal, 6);
  if (p.outlook === 'mar') {
    palm(mesh, [7.4, 0, -4.4], 6.2, 5, 1.3);
    palm(mesh, [9.2, 0, -2], 7.6, 6, 1.3);
    palm(mesh, [-9.6, 0, -5], 6.6, 8, 1.3);
  } else tree(mesh, [9, 0, -3], 6.5, 9, 'broad', 1.4);
  hedge(mesh, [-13, 0, -7.9], [13, 0, -7.9], 0.8, 0.7, 'dark', 3);
  hedge(mesh, [6.2, 0, -5.6], [6.4, 0, 2], 0.6, 0.5, 'bloom', 4, 0.7);
  return outdoorScene(mesh, light, { mirrorY: 0.02 });
}
