import { linear, material } from '../render/material.ts';
import { Mesh, type Vec3 } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import { createSky, type Hour } from '../render/sky.ts';
import { armchair, diningTable, sofa, stool } from './furniture.ts';
import { lounger } from './leisure-indoor.ts';
import { blackMetal, glass, metal, type Palette, warmLight } from './palette.ts';
import { crown, hedge, palm, pottedPlant, tree, tufts } from './plants.ts';
import { lamp } from './room.ts';
import { blocks, hills } from './town.ts';

const deck = material('#a9865f', { texture: 'planks', scale: 0.145, mirror: 0.02 });
const stoneDeck = material('#b8ad9b', { second: '#978c78', texture: 'tiles', scale: 0.8, mirror: 0.03 });
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
const sea = material('#1f6376', { second: '#3a8a94', texture: 'sea', scale: 9, mirror: 0.32 });
const white = material('#f2eee6', { texture: 'concrete', scale: 4 });
const lawn = material('#66893f', { second: '#8fa653', texture: 'grass' });
const timber = material('#a3774a', { texture: 'slats', scale: 0.12 });
const fire = material('#ff8a2e', { emit: 7 });

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
function terrace(edge: number, height: number, outlook: Palette['outlook'] = 'mar'): Mesh {
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

function outdoorScene(mesh: Mesh, light: OutdoorLight, more: Partial<Scene>): Scene {
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

function umbrella(mesh: Mesh, place: Vec3, p: Palette): void {
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

/** A timber shelter with a sofa under it, from `x`, its front at `z`. */
function pergola(mesh: Mesh, x: number, z: number, p: Palette): void {
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

/** A lawn court of the yard: fence, trees and the neighbours behind. What it holds is drawn by `fill`. */
function yard(
  floor: (mesh: Mesh) => void,
  p: Palette,
  light: OutdoorLight,
  fill: (mesh: Mesh) => void,
  lamps: Scene['lamps'] = [],
): Scene {
  const mesh = new Mesh();
  mesh.quad([-90, -0.02, 60], [90, -0.02, 60], [90, -0.02, -90], [-90, -0.02, -90], lawn);
  floor(mesh);
  fill(mesh);
  box(mesh, [-14, 0, -10.4], [14, 2.2, -10.2], timber);
  box(mesh, [-14.2, 0, -10.4], [-14, 2.2, 10], p.wall);
  box(mesh, [14, 0, -10.4], [14.2, 2.2, 10], p.wall);
  hedge(mesh, [-13.4, 0, -9.6], [13.4, 0, -9.6], 1, 1.1, 'dark', 5);
  hedge(mesh, [-13.2, 0, -8.8], [13.2, 0, -8.8], 0.7, 0.6, 'bloom', 6, 0.6);
  tree(mesh, [-11, 0, -8], 7.5, 12);
  tree(mesh, [11.6, 0, -7.4], 8.6, 13, 'dark');
  tree(mesh, [-6, 0, -14], 9, 14, 'broad', 0.7);
  tree(mesh, [4, 0, -14.5], 10, 15, 'dark', 0.7);
  palm(mesh, [9, 0, -8.6], 7.4, 4);
  blocks(
    mesh,
    [
      { x: -26, z: -44, wide: 18, deep: 14, tall: 30 },
      { x: 20, z: -52, wide: 20, deep: 14, tall: 39 },
      { x: 52, z: -40, wide: 18, deep: 14, tall: 24 },
      { x: -60, z: -46, wide: 18, deep: 14, tall: 36 },
    ],
    7,
  );
  return outdoorScene(mesh, light, { lamps, haze: 0.0016, shade: { centre: [0, 4, -2], radius: 22 } });
}

const soft = material('#c98f6a', { texture: 'asphalt' });
const softBlue = material('#7fa6b3', { texture: 'asphalt' });
const softGreen = material('#8aa57c', { texture: 'asphalt' });

/** Swings, slide and climbing domes on soft ground. */
export function playground(p: Palette, light: OutdoorLight): Scene {
  const floor = (mesh: Mesh) => {
    lathe(
      mesh,
      [0, 0, -1.5],
      [
        [7.6, 0],
        [7.6, 0.05],
        [0, 0.051],
      ],
      soft,
    );
    lathe(
      mesh,
      [-2.6, 0, -0.6],
      [
        [2.8, 0.05],
        [2.8, 0.06],
        [0, 0.061],
      ],
      softBlue,
    );
    lathe(
      mesh,
      [3.4, 0, -2.4],
      [
        [2.4, 0.05],
        [2.4, 0.06],
        [0, 0.061],
      ],
      softGreen,
    );
  };
  return yard(floor, p, light, (mesh) => {
    const post = (a: Vec3, b: Vec3) => tube(mesh, a, b, 0.06, 0.06, p.wood, 8);
    for (const x of [-5.2, -1.4]) {
      post([x, 0, -1.6], [x + 0.3, 2.5, -0.9]);
      post([x, 0, -0.2], [x + 0.3, 2.5, -0.9]);
    }
    post([-4.9, 2.5, -0.9], [-1.1, 2.5, -0.9]);
    for (const x of [-4, -2.2]) {
      const sway = x === -4 ? 0.35 : -0.1;
      for (const k of [-0.22, 0.22])
        tube(mesh, [x + k, 2.48, -0.9], [x + k, 0.55, -0.9 + sway], 0.012, 0.012, metal, 5);
      softBox(mesh, [x - 0.26, 0.5, -1.05 + sway], [x + 0.26, 0.57, -0.75 + sway], 0.03, p.accent);
    }
    for (const x of [2, 3.6])
      for (const z of [-4.2, -2.7]) box(mesh, [x, 0, z], [x + 0.12, 2.6, z + 0.12], p.wood);
    box(mesh, [2, 1.3, -4.2], [3.72, 1.4, -2.58], p.wood);
    mesh.quad([1.85, 2.5, -4.4], [2.86, 3.3, -4.4], [2.86, 3.3, -2.4], [1.85, 2.5, -2.4], p.second);
    mesh.quad([3.87, 2.5, -4.4], [2.86, 3.3, -4.4], [2.86, 3.3, -2.4], [3.87, 2.5, -2.4], p.second);
    for (let i = 0; i < 14; i++) {
      const h = (t: number) => 1.36 * (1 - t) ** 1.3 + 0.1;
      const [a, b] = [i / 14, (i + 1) / 14];
      const [za, zb] = [-2.6 + a * 2.9, -2.6 + b * 2.9];
      mesh.quad([2.5, h(a), za], [3.2, h(a), za], [3.2, h(b), zb], [2.5, h(b), zb], softBlue);
      for (const x of [2.48, 3.2])
        mesh.quad([x, h(a), za], [x, h(b), zb], [x, h(b) + 0.2, zb], [x, h(a) + 0.2, za], p.accent);
    }
    for (const [x, z, r] of [
      [5.4, 0.4, 0.9],
      [-0.4, -4.6, 0.7],
      [0.8, 1.6, 0.45],
    ] as const)
      ball(mesh, [x, 0, z], [r, r * 0.7, r], r > 0.8 ? softGreen : p.accent, 12);
    for (let i = 0; i < 6; i++)
      lathe(
        mesh,
        [-5.4 + i * 0.75, 0, 3.2 + 0.3 * Math.sin(i)],
        [
          [0.22, 0],
          [0.22, 0.16 + (i % 3) * 0.1],
          [0, 0.17 + (i % 3) * 0.1],
        ],
        p.wood,
      );
    tufts(mesh, [-13, 0, 5.5], [13, 0, 9], 8000, 0.16, 9);
  });
}

/** A court with painted lines, hoops and a net of posts. */
export function court(p: Palette, light: OutdoorLight): Scene {
  const blue = material('#4d7f92', { texture: 'court' });
  const clay = material('#b5694a', { texture: 'court' });
  const line = material('#f3efe6');
  const floor = (mesh: Mesh) => {
    box(mesh, [-12, 0, -8], [12, 0.02, 8], clay);
    box(mesh, [-10, 0.02, -6], [10, 0.026, 6], blue);
    const stripe = (a: [number, number], b: [number, number]) =>
      box(mesh, [a[0], 0.026, a[1]], [b[0], 0.031, b[1]], line);
    for (const z of [-6, 5.92]) stripe([-10, z], [10, z + 0.08]);
    for (const x of [-10, -0.04, 9.92]) stripe([x, -6], [x + 0.08, 6]);
    for (const s of [-1, 1]) {
      stripe([s > 0 ? 5.2 : -10, -2.2], [s > 0 ? 10 : -5.2, -2.12]);
      stripe([s > 0 ? 5.2 : -10, 2.12], [s > 0 ? 10 : -5.2, 2.2]);
      stripe([s * 5.2 - 0.04, -2.2], [s * 5.2 + 0.04, 2.2]);
    }
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * 6.2832;
      const b = ((i + 1) / 40) * 6.2832;
      mesh.quad(
        [Math.cos(a) * 1.8, 0.03, Math.sin(a) * 1.8],
        [Math.cos(b) * 1.8, 0.03, Math.sin(b) * 1.8],
        [Math.cos(b) * 1.72, 0.03, Math.sin(b) * 1.72],
        [Math.cos(a) * 1.72, 0.03, Math.sin(a) * 1.72],
        line,
      );
    }
  };
  return yard(floor, p, light, (mesh) => {
    for (const s of [-1, 1]) {
      tube(mesh, [s * 11, 0, 0], [s * 11, 3.4, 0], 0.08, 0.08, blackMetal, 8);
      tube(mesh, [s * 11, 3.3, 0], [s * 10, 3.3, 0], 0.05, 0.05, blackMetal, 8);
      box(mesh, [s * 9.95 - 0.03, 2.9, -0.9], [s * 9.95 + 0.03, 3.95, 0.9], glass);
      tube(mesh, [s * 9.6, 3.05, 0], [s * 9.6, 3.03, 0], 0.24, 0.24, p.accent, 16);
      tube(mesh, [s * 9, 0, -1.6], [s * 9, 2.1, -1.6], 0.05, 0.05, white, 8);
      tube(mesh, [s * 9, 0, 1.6], [s * 9, 2.1, 1.6], 0.05, 0.05, white, 8);
      tube(mesh, [s * 9, 2.1, -1.6], [s * 9, 2.1, 1.6], 0.05, 0.05, white, 8);
    }
    for (let x = -12; x <= 12; x += 3) tube(mesh, [x, 0, -8.1], [x, 4.2, -8.1], 0.04, 0.04, blackMetal, 6);
    for (let y = 0.5; y < 4.3; y += 0.25) tube(mesh, [-12, y, -8.1], [12, y, -8.1], 0.006, 0.006, metal, 4);
    ball(mesh, [2.4, 0.15, 2.6], [0.13, 0.13, 0.13], p.accent, 10);
  });
}

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
