import { linear, material } from '../render/material.ts';
import type { Vec3 } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import { armchair, diningTable, sofa } from './furniture.ts';
import {
  deck,
  type OutdoorLight,
  outdoorScene,
  pergola,
  stoneDeck,
  terrace,
  timber,
  white,
} from './outdoor.ts';
import { blackMetal, glass, type Palette, warmLight } from './palette.ts';
import { hedge, palm } from './plants.ts';
import { lamp } from './room.ts';
import { blocks } from './town.ts';

const fire = material('#ff8a2e', { emit: 7 });

/** A fire in a round of benches, dusk, the sea behind. */
export function firePit(p: Palette, light: OutdoorLight): Scene {
  const mesh = terrace(-9, 14);
  box(mesh, [-16, -0.4, -9], [16, 0, 14], stoneDeck);
  const parts = 40;
  const ring = (r: number, a: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r - 1];
  for (let i = 0; i < parts; i++) {
    const a0 = 0.35 + (i / parts) * 5.6 + Math.PI / 2;
    const a1 = 0.35 + ((i + 1) / parts) * 5.6 + Math.PI / 2;
    if (i === 0 || i === parts - 1) {
      const a = i === 0 ? a0 : a1;
      mesh.quad(ring(2.5, a, 0), ring(3.6, a, 0), ring(3.6, a, 0.45), ring(2.5, a, 0.45), white);
      mesh.quad(ring(3.3, a, 0.45), ring(3.6, a, 0.45), ring(3.6, a, 0.95), ring(3.3, a, 0.95), white);
    }
    mesh.quad(ring(2.5, a0, 0.45), ring(2.5, a1, 0.45), ring(3.3, a1, 0.45), ring(3.3, a0, 0.45), p.linen);
    mesh.quad(ring(2.5, a0, 0), ring(2.5, a1, 0), ring(2.5, a1, 0.45), ring(2.5, a0, 0.45), white);
    mesh.quad(ring(3.3, a0, 0.45), ring(3.3, a1, 0.45), ring(3.3, a1, 0.95), ring(3.3, a0, 0.95), p.fabric);
    mesh.quad(ring(3.3, a0, 0.95), ring(3.3, a1, 0.95), ring(3.6, a1, 0.95), ring(3.6, a0, 0.95), white);
    mesh.quad(ring(3.6, a0, 0), ring(3.6, a1, 0), ring(3.6, a1, 0.95), ring(3.6, a0, 0.95), timber);
    if (i % 5 === 2)
      mesh.at(ring(3.02, a0, 0.47), -a0 - Math.PI / 2, () =>
        softBox(mesh, [-0.28, 0, -0.1], [0.28, 0.46, 0.08], 0.08, [p.accent, p.second, p.linen][i % 3]!),
      );
  }
  lathe(
    mesh,
    [0, 0, -1],
    [
      [0.95, 0],
      [1.05, 0.4],
      [0.9, 0.42],
      [0.7, 0.3],
      [0, 0.28],
    ],
    p.stone,
  );
  for (let i = 0; i < 26; i++) {
    const a = i * 2.4;
    const r = 0.09 * Math.sqrt(i);
    const h = 0.75 - r * 0.9 + 0.18 * Math.sin(i * 3.7);
    lathe(
      mesh,
      [Math.cos(a) * r, 0.3, Math.sin(a) * r - 1],
      [
        [0.05, 0],
        [0.075, h * 0.3],
        [0.03, h * 0.7],
        [0, h],
      ],
      fire,
    );
  }
  mesh.quad([-16, 0, -8.8], [16, 0, -8.8], [16, 1.1, -8.8], [-16, 1.1, -8.8], glass);
  tube(mesh, [-16, 1.1, -8.8], [16, 1.1, -8.8], 0.025, 0.025, blackMetal, 6);
  hedge(mesh, [-15, 0, -7.8], [-5, 0, -7.8], 0.9, 0.8, 'dark', 2);
  hedge(mesh, [5, 0, -7.8], [15, 0, -7.8], 0.9, 0.8, 'dark', 3);
  hedge(mesh, [-9, 0, -6.6], [-6, 0, -6.6], 0.8, 0.7, 'bloom', 4, 0.8);
  palm(mesh, [-7.4, 0, -4.6], 6.8, 3, 1.3);
  palm(mesh, [-9.4, 0, -2.6], 8.2, 6, 1.3);
  palm(mesh, [7.6, 0, -5.2], 7.2, 8, 1.3);
  palm(mesh, [9.6, 0, -1.2], 6.4, 10, 1.3);
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const y = 3.1 - 2.2 * t * (1 - t);
    ball(mesh, [-7.4 + 15 * t, y + 1.6, -4.7 - 0.5 * t], [0.045, 0.055, 0.045], warmLight, 5);
  }
  tube(mesh, [7.6, 0, -5.2], [7.6, 4.7, -5.2], 0.03, 0.03, blackMetal, 6);
  const glow = linear('#ff9340');
  return outdoorScene(mesh, light, {
    lamps: [
      { place: [0, 0.95, -1], color: [glow[0] * 3.2, glow[1] * 3.2, glow[2] * 3.2], reach: 1.7 },
      ...[-4, 0, 4].map((x) => lamp([x, 3.6, -4.8], '#ffc27e', 0.7, 1.6)),
      ...[-7.2, 7.4, -9.2, 9.4].map((x, i) =>
        lamp([x, 0.4, [-4.3, -4.9, -2.4, -1][i]!], '#ffb96a', 1.2, 1.3),
      ),
    ],
  });
}

/** The roof: sofas, planting, a long table, the town and the sea all round. */
export function rooftop(p: Palette, light: OutdoorLight): Scene {
  const dark = light.hour === 'noite' || light.hour === 'crepusculo';
  const mesh = terrace(-8, 58);
  box(mesh, [-14, -0.4, -8], [14, 0, 12], deck);
  mesh.quad([-14, 0, -7.9], [14, 0, -7.9], [14, 1.15, -7.9], [-14, 1.15, -7.9], glass);
  tube(mesh, [-14, 1.15, -7.9], [14, 1.15, -7.9], 0.028, 0.028, blackMetal, 6);
  for (const x of [-13.9, 13.9]) {
    mesh.quad([x, 0, -7.9], [x, 0, 8], [x, 1.15, 8], [x, 1.15, -7.9], glass);
    tube(mesh, [x, 1.15, -7.9], [x, 1.15, 8], 0.028, 0.028, blackMetal, 6);
  }
  pergola(mesh, 5.4, -5.6, p);
  mesh.at([-4.4, 0, -3.2], 0, () => {
    box(mesh, [-3, 0.005, -2], [3, 0.02, 2.2], p.rug);
    mesh.at([0, 0, -1.4], 0, () => sofa(mesh, p, 3.2));
    mesh.at([-2.3, 0, 0.5], Math.PI / 2, () => sofa(mesh, p, 2, p.second));
    mesh.at([2.2, 0, 0.2], -1.8, () => armchair(mesh, p));
    mesh.at([2, 0, 1.5], -2.3, () => armchair(mesh, p));
    lathe(
      mesh,
      [0, 0, 0.5],
      [
        [0.4, 0],
        [0.1, 0.03],
        [0.1, 0.34],
        [0.75, 0.36],
        [0.75, 0.42],
      ],
      p.stone,
    );
    for (let i = 0; i < 8; i++)
      lathe(
        mesh,
        [Math.cos(i) * 0.16, 0.42, 0.5 + Math.sin(i * 2) * 0.16],
        [
          [0.04, 0],
          [0, 0.26],
        ],
        fire,
      );
  });
  mesh.at([0.5, 0, 3.4], 0.05, () => diningTable(mesh, p, 3.2));
  for (const [x0, x1] of [
    [-13.4, -8.4],
    [1, 4.6],
  ] as const) {
    box(mesh, [x0, 0, -7.6], [x1, 0.55, -6.7], white);
    hedge(mesh, [x0 + 0.4, 0.5, -7.15], [x1 - 0.4, 0.5, -7.15], 0.8, 0.7, 'broad', Math.round(x0 + 40));
    hedge(mesh, [x0 + 0.4, 0.5, -6.9], [x1 - 0.4, 0.5, -6.9], 0.4, 0.45, 'bloom', Math.round(x0 + 60), 0.7);
  }
  box(mesh, [-13.4, 0, -6], [-12.5, 0.55, 3], white);
  hedge(mesh, [-12.95, 0.5, -5.6], [-12.95, 0.5, 2.6], 0.8, 0.8, 'dark', 71);
  palm(mesh, [-11.6, 0, -4.8], 4.6, 4, 1.3);
  for (let i = 0; i < 30; i++) {
    const t = i / 29;
    ball(mesh, [-11.6 + 17 * t, 3.3 - 2 * t * (1 - t), -4.6 + t * 4], [0.045, 0.055, 0.045], warmLight, 5);
  }
  mesh.at([0, -58, 0], 0, () =>
    blocks(
      mesh,
      [
        { x: -70, z: -40, wide: 22, deep: 18, tall: 48 },
        { x: -110, z: -20, wide: 24, deep: 18, tall: 60 },
        { x: 76, z: -36, wide: 22, deep: 18, tall: 42 },
        { x: 120, z: -24, wide: 24, deep: 18, tall: 57 },
      ],
      5,
    ),
  );
  const lamps = dark
    ? [
        lamp([-4.4, 1.0, -2.6], '#ff9a4a', 2, 1.4),
        lamp([7.8, 2.3, -3.2], '#ffbe78', 1.6, 1.7),
        ...[-9, -5, -1, 3].map((x) => lamp([x, 2.7, -2.5], '#ffc68a', 0.8, 1.6)),
        ...[-11, 2.8].map((x) => lamp([x, 0.9, -6.2], '#ffc68a', 0.9, 1)),
      ]
    : [];
  return outdoorScene(mesh, light, { lamps, shade: { centre: [0, 2, -1], radius: 20 } });
}
