import { material } from '../render/material.ts';
import { Mesh, type Vec3 } from '../render/mesh.ts';
import { createRandom } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, tube } from '../render/shapes.ts';
import { createSky, type Hour } from '../render/sky.ts';
import { maresia, metal } from './palette.ts';
import { hedge, palm, tree } from './plants.ts';
import { blocks, ground, hills, shore, street } from './town.ts';

const raw = material('#a8a49c', { texture: 'concrete', scale: 2 });
const soil = material('#8a6240', { texture: 'sand' });
const formwork = material('#b8925f', { texture: 'planks', scale: 0.3 });
const orange = material('#d9622b');
const steel = material('#d9a92b');
const block = material('#b5673f', { second: '#9d968a', texture: 'brick' });

function open(
  mesh: Mesh,
  hour: Hour,
  azimuth: number,
  eye: Vec3,
  target: Vec3,
  more: Partial<Scene> = {},
): Scene {
  return {
    triangles: mesh.finish(),
    sky: createSky(hour, azimuth),
    view: { eye, target, fov: 66, upright: true },
    lamps: [],
    shade: { centre: [0, 12, 0], radius: 55 },
    haze: 0.0008,
    contact: 1.2,
    exposure: 1,
    warmth: 0.1,
    saturation: 0.98,
    ...more,
  };
}

/** A building under construction: bare slabs, columns, props, a crane. */
export function site(hour: Hour, eye: Vec3, target: Vec3): Scene {
  const mesh = new Mesh();
  mesh.quad([-200, 0, 200], [200, 0, 200], [200, 0, -200], [-200, 0, -200], soil);
  const floors = 6;
  for (let f = 0; f <= floors; f++) {
    const y = f * 3.1;
    const inset = f === floors ? 3 : 0;
    box(mesh, [-12, y, -8], [12 - inset, y + 0.25, 8 - inset], f === floors ? formwork : raw);
    if (f === floors) continue;
    for (let x = -11; x <= 11; x += 5.4)
      for (const z of [-7, -1, 6.6]) box(mesh, [x - 0.25, y, z - 0.25], [x + 0.25, y + 3.1, z + 0.25], raw);
    if (f < 3) {
      box(mesh, [-11.6, y + 0.25, 7.2], [-4, y + 3.1, 7.4], block);
      box(mesh, [2, y + 0.25, 7.2], [9, y + 1.6 + f * 0.5, 7.4], block);
    }
    if (f >= 4)
      for (let x = -11; x < 11; x += 1.3)
        tube(mesh, [x, y + 0.25, 5.2], [x, y + 3.1, 5.2], 0.05, 0.05, steel, 5);
    for (let x = -12; x < 12; x += 2) tube(mesh, [x, y + 0.2, 8], [x, y + 1.4, 8], 0.03, 0.03, orange, 4);
    for (const h of [0.7, 1.3]) tube(mesh, [-12, y + h, 8], [12, y + h, 8], 0.025, 0.025, orange, 4);
  }
  for (let i = 0; i < 40; i++)
    tube(
      mesh,
      [-11 + (i % 10) * 2.1, floors * 3.1 + 0.2, -6 + Math.floor(i / 10) * 3],
      [-11 + (i % 10) * 2.1, floors * 3.1 + 1.7, -6 + Math.floor(i / 10) * 3],
      0.03,
      0.03,
      metal,
      4,
    );
  for (const x of [-0.8, 0.8])
    for (const z of [-12.8, -11.2]) tube(mesh, [x + 15, 0, z], [x + 15, 40, z], 0.09, 0.09, steel, 5);
  for (let y = 0; y < 40; y += 2)
    for (const s of [-1, 1])
      tube(
        mesh,
        [15 - 0.8 * s, y, -12 + 0.8 * s],
        [15 + 0.8 * s, y + 2, -12 + 0.8 * s],
        0.05,
        0.05,
        steel,
        4,
      );
  tube(mesh, [-22, 40, -12], [26, 40, -12], 0.25, 0.25, steel, 5);
  tube(mesh, [15, 46, -12], [-20, 40.4, -12], 0.05, 0.05, steel, 4);
  box(mesh, [22, 38.6, -13], [25, 40, -11], raw);
  tube(mesh, [-10, 40, -12], [-10, 26, -12], 0.03, 0.03, metal, 4);
  const random = createRandom(5);
  for (let i = 0; i < 12; i++) {
    const [x, z] = [-20 + random() * 40, 10 + random() * 8];
    ball(
      mesh,
      [x, 0, z],
      [0.8 + random() * 1.6, 0.3 + random() * 0.7, 0.8 + random()],
      i % 3 ? soil : raw,
      8,
    );
  }
  for (let i = 0; i < 4; i++) box(mesh, [-18, i * 0.35, 11], [-14.5, i * 0.35 + 0.3, 12.6], block);
  for (let x = -40; x < 40; x += 2.5) box(mesh, [x, 0, -24], [x + 2.45, 2.4, -23.9], material('#c8c4ba'));
  blocks(
    mesh,
    [
      { x: -52, z: -44, wide: 20, deep: 16, tall: 42 },
      { x: 56, z: -50, wide: 22, deep: 16, tall: 33 },
    ],
    3,
  );
  tree(mesh, [-26, 0, -12], 8, 3);
  return open(mesh, hour, 140, eye, target, { exposure: 0.95, saturation: 0.88, warmth: 0 });
}

/** The beach with the promenade and the first line of buildings. */
export function beach(hour: Hour, azimuth: number): Scene {
  const mesh = new Mesh();
  mesh.quad([-400, 0, 300], [400, 0, 300], [400, 0, 0], [-400, 0, 0], ground.pavement);
  shore(mesh, 0);
  for (let i = 0; i < 9; i++) palm(mesh, [-26 + i * 8.4, 0, 2.4 + (i % 2)], 6.6 + (i % 3), i + 3);
  hedge(mesh, [-30, 0, 1], [40, 0, 1], 0.9, 0.5, 'dry', 4, 0.6);
  const random = createRandom(11);
  for (let i = 0; i < 26; i++) {
    const [x, z] = [-50 + random() * 110, -14 - random() * 30];
    tube(mesh, [x, 0, z], [x, 2, z], 0.03, 0.03, metal, 5);
    const cloth = [maresia.accent, maresia.linen, maresia.second, maresia.linen][i % 4]!;
    for (let k = 0; k < 8; k++) {
      const at = (j: number): Vec3 => [
        x + Math.cos((j * Math.PI) / 4) * 1.2,
        1.75,
        z + Math.sin((j * Math.PI) / 4) * 1.2,
      ];
      mesh.triangle(at(k), at(k + 1), [x, 2.2, z], cloth);
    }
  }
  hills(mesh, [
    { x: -420, z: -620, wide: 620, tall: 130 },
    { x: 620, z: -900, wide: 700, tall: 120 },
  ]);
  return open(mesh, hour, azimuth, [-20, 2.6, -44], [6, 2.4, -78], {
    mirrorY: -0.4,
    haze: 0.0003,
    shade: { centre: [0, 4, -10], radius: 50 },
  });
}

/** A small railway-like station: platform, canopy, tracks. */
export function station(): Scene {
  const mesh = new Mesh();
  const gravel = material('#8d8982', { texture: 'asphalt' });
  mesh.quad([-200, 0, 200], [200, 0, 200], [200, 0, -200], [-200, 0, -200], gravel);
  box(mesh, [-3, 0, -60], [4, 0.9, 40], raw);
  box(mesh, [-3, 0.9, -60], [-2.6, 0.92, 40], steel);
  for (const x of [-6.2, -4.8, -10.2, -8.8]) box(mesh, [x - 0.05, 0.12, -80], [x + 0.05, 0.26, 40], metal);
  for (let z = -80; z < 40; z += 0.8)
    for (const x of [-5.5, -9.5]) box(mesh, [x - 1.2, 0.02, z], [x + 1.2, 0.12, z + 0.25], raw);
  for (let z = -50; z < 20; z += 8) {
    tube(mesh, [0.6, 0.9, z], [0.6, 4.6, z], 0.12, 0.12, metal, 8);
    tube(mesh, [0.6, 3.6, z], [-2.2, 4.7, z], 0.08, 0.08, metal, 6);
  }
  mesh.quad([-3.4, 4.9, 22], [4.6, 4.5, 22], [4.6, 4.5, -54], [-3.4, 4.9, -54], formwork);
  box(mesh, [-12, 0.6, -44], [-7.6, 3.8, -8], maresia.linen);
  mesh.quad(
    [-7.55, 1.7, -43],
    [-7.55, 1.7, -9],
    [-7.55, 3.1, -9],
    [-7.55, 3.1, -43],
    material('#20262b', { second: '#d9622b', texture: 'window', scale: 3, mirror: 0.2 }),
  );
  for (let z = -30; z < 10; z += 6) box(mesh, [2.2, 1.3, z], [3, 1.4, z + 2], formwork);
  blocks(
    mesh,
    [
      { x: 30, z: -60, wide: 24, deep: 20, tall: 27 },
      { x: -50, z: -80, wide: 22, deep: 20, tall: 36 },
    ],
    4,
  );
  for (let i = 0; i < 5; i++) tree(mesh, [-18, 0, -50 + i * 12], 7, i + 3);
  return open(mesh, 'manha', 110, [1.6, 2.5, 15], [-3, 2.6, -16], {
    shade: { centre: [0, 3, -10], radius: 40 },
  });
}

/** A street of shops under awnings. */
export function shops(): Scene {
  const mesh = new Mesh();
  mesh.quad([-200, 0, 200], [200, 0, 200], [200, 0, -200], [-200, 0, -200], ground.pavement);
  const skins = ['#d9cbb2', '#b5745a', '#e6e0d2', '#8fa39a', '#c9b08a'];
  for (let i = 0; i < 6; i++) {
    const x = -24 + i * 8;
    const tall = 6 + (i % 3) * 1.6;
    box(mesh, [x, 0, -14], [x + 7.9, tall, -4], material(skins[i % 5]!, { texture: 'concrete', scale: 3 }));
    const front = material('#20262b', { second: '#3a322a', texture: 'window', scale: 3.2, mirror: 0.18 });
    mesh.quad([x + 0.6, 0.2, -3.97], [x + 7.3, 0.2, -3.97], [x + 7.3, 3, -3.97], [x + 0.6, 3, -3.97], front);
    const cloth = [maresia.accent, maresia.second, maresia.linen][i % 3]!;
    mesh.quad(
      [x + 0.4, 3.5, -3.95],
      [x + 7.5, 3.5, -3.95],
      [x + 7.5, 2.8, -2.2],
      [x + 0.4, 2.8, -2.2],
      cloth,
    );
    for (let k = 0; k < 2; k++)
      mesh.quad(
        [x + 1 + k * 3.4, 4.2, -3.96],
        [x + 3.2 + k * 3.4, 4.2, -3.96],
        [x + 3.2 + k * 3.4, 5.6, -3.96],
        [x + 1 + k * 3.4, 5.6, -3.96],
        front,
      );
  }
  street(mesh, 6, 31);
  for (let i = 0; i < 5; i++) tree(mesh, [-22 + i * 11, 0, 0.6], 5.6, i + 20);
  for (let i = 0; i < 6; i++) {
    const x = -16 + i * 5;
    tube(mesh, [x, 0, -1], [x, 0.74, -1], 0.04, 0.04, metal, 6);
    tube(mesh, [x, 0.72, -1], [x, 0.76, -1], 0.4, 0.4, formwork, 16);
    for (const k of [-0.7, 0.7]) box(mesh, [x + k - 0.2, 0.42, -1.2], [x + k + 0.2, 0.46, -0.8], orange);
  }
  return open(mesh, 'manha', 130, [-11.4, 1.8, 4], [1, 2.4, -5], {
    shade: { centre: [0, 3, 0], radius: 34 },
  });
}
