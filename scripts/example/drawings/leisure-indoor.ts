import { material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { createRandom } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import {
  armchair,
  bookcase,
  chair,
  coffeeTables,
  diningTable,
  floorLamp,
  pendants,
  picture,
  rug,
  sofa,
  stool,
} from './furniture.ts';
import {
  blackMetal,
  brass,
  ceramic,
  metal,
  mirrorGlass,
  type Palette,
  rubber,
  screen,
  softLight,
  warmLight,
} from './palette.ts';
import { pottedPlant } from './plants.ts';
import { createRoom, lamp, type Opening, type Room, type RoomLight, roomScene } from './room.ts';

const frontGlass = (wide: number, top: number): Opening => ({
  wall: 'back',
  from: 0.3,
  to: wide - 0.3,
  bottom: 0.02,
  top,
});

function hall(
  p: Palette,
  wide: number,
  deep: number,
  tall: number,
  floor: Palette['floor'],
  openings: Opening[],
  feature: 'left' | 'right' | 'back',
): Room {
  return createRoom({
    palette: p,
    wide,
    deep,
    tall,
    floor,
    openings,
    skins: { [feature]: p.feature },
    spots: [Math.max(2, Math.round(wide / 2)), Math.max(2, Math.round(deep / 2.2))],
    cove: true,
  });
}

function treadmill(mesh: Mesh): void {
  softBox(mesh, [-0.4, 0.05, -0.8], [0.4, 0.2, 0.95], 0.04, blackMetal);
  box(mesh, [-0.27, 0.2, -0.6], [0.27, 0.215, 0.9], rubber);
  for (const s of [-1, 1]) {
    tube(mesh, [s * 0.36, 0.15, -0.7], [s * 0.36, 1.25, -0.85], 0.035, 0.03, metal, 8);
    tube(mesh, [s * 0.36, 1.0, -0.8], [s * 0.36, 0.95, -0.1], 0.025, 0.025, rubber, 8);
  }
  softBox(mesh, [-0.38, 1.2, -0.92], [0.38, 1.6, -0.84], 0.03, blackMetal);
  box(mesh, [-0.3, 1.26, -0.838], [0.3, 1.55, -0.832], screen);
}

function bike(mesh: Mesh): void {
  tube(mesh, [0, 0.3, -0.35], [0, 0.3, -0.28], 0.26, 0.26, rubber, 24);
  tube(mesh, [0, 0.35, -0.3], [0, 0.75, 0.2], 0.035, 0.035, metal, 8);
  tube(mesh, [0, 0.35, -0.3], [0, 1.05, -0.35], 0.035, 0.03, metal, 8);
  tube(mesh, [-0.25, 1.05, -0.35], [0.25, 1.05, -0.35], 0.022, 0.022, rubber, 8);
  softBox(mesh, [-0.13, 0.85, 0.1], [0.13, 0.92, 0.42], 0.035, rubber);
  tube(mesh, [0, 0.7, 0.22], [0, 0.88, 0.25], 0.025, 0.025, metal, 8);
  for (const z of [-0.55, 0.4]) box(mesh, [-0.28, 0, z], [0.28, 0.06, z + 0.08], blackMetal);
}

function dumbbells(mesh: Mesh): void {
  for (const y of [0.3, 0.62, 0.94]) {
    box(mesh, [-1.2, y, -0.2], [1.2, y + 0.03, 0.2], metal);
    for (let i = 0; i < 8; i++) {
      const x = -1.05 + i * 0.3;
      const r = 0.06 + y * 0.03;
      for (const z of [-0.12, 0.12])
        tube(mesh, [x - 0.0, y + 0.03 + r, z - 0.05], [x, y + 0.03 + r, z + 0.05], r, r, rubber, 10);
      tube(mesh, [x, y + 0.03 + r, -0.1], [x, y + 0.03 + r, 0.1], 0.016, 0.016, metal, 6);
    }
  }
  for (const x of [-1.15, 1.12]) box(mesh, [x, 0, -0.2], [x + 0.05, 1.0, 0.2], blackMetal);
}

/** A gym facing the view: machines in a row, weights, mirror wall. */
export function gym(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [9, 6.6];
  const room = hall(
    p,
    wide,
    deep,
    3,
    material('#77736c', { texture: 'asphalt' }),
    [frontGlass(wide, 2.8)],
    'left',
  );
  const { mesh } = room;
  for (let i = 0; i < 4; i++) mesh.at([1.5 + i * 1.45, 0, 1.75], 0, () => treadmill(mesh));
  for (let i = 0; i < 3; i++) mesh.at([1.3 + i * 1.15, 0, 4.3], 0.25, () => bike(mesh));
  box(mesh, [wide - 0.03, 0.35, 1.2], [wide - 0.01, 2.5, 6.2], mirrorGlass);
  mesh.at([wide - 0.35, 0, 3.6], -Math.PI / 2, () => dumbbells(mesh));
  for (const z of [2.4, 4.6]) {
    softBox(mesh, [6.9, 0.36, z], [7.25, 0.46, z + 1.2], 0.04, p.accent);
    for (const k of [0.1, 1.05]) box(mesh, [6.92, 0, z + k], [7.22, 0.36, z + k + 0.06], blackMetal);
  }
  for (let i = 0; i < 3; i++)
    ball(mesh, [0.5, 0.33, 3 + i * 0.8], [0.33, 0.33, 0.33], [p.accent, p.second, p.linen][i]!, 10);
  box(mesh, [0.01, 0.9, 1.0], [0.03, 1.0, 5.8], warmLight);
  pottedPlant(mesh, [8.5, 0, 0.6], 1.6, 3);
  return roomScene(room, light);
}

/** A party room: long tables, bar, hanging lamps. */
export function partyRoom(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [9.5, 7];
  const room = hall(p, wide, deep, 3.1, p.stoneFloor, [frontGlass(wide, 2.9)], 'right');
  const { mesh } = room;
  for (const [x, z] of [
    [2.5, 2.1],
    [2.5, 4.7],
    [5.6, 2.1],
  ] as const) {
    mesh.at([x, 0, z], 0, () => {
      rug(mesh, p, 2.9, 2.2);
      diningTable(mesh, p, 2);
      pendants(mesh, 2, 0.8, 3.1, 0.95);
    });
    room.lamps.push(lamp([x, 1.75, z], '#ffcf96', 0.8, 0.8));
  }
  mesh.at([wide - 1.3, 0, 3.4], -Math.PI / 2, () => bar(mesh, p));
  mesh.at([6.2, 0, 5.2], -0.6, () => armchair(mesh, p));
  mesh.at([7.2, 0, 6], -2.2, () => armchair(mesh, p, p.second));
  pottedPlant(mesh, [0.6, 0, 0.6], 2, 3);
  pottedPlant(mesh, [8.9, 0, 0.6], 2, 4);
  room.lamps.push(lamp([wide - 0.5, 1.8, 3.4], '#ffc27e', 1, 1));
  return roomScene(room, light);
}

/** A counter with stools before shelves of bottles. */
function bar(mesh: Mesh, p: Palette): void {
  softBox(mesh, [-1.6, 0, -0.3], [1.6, 1.02, 0.2], 0.02, p.feature);
  softBox(mesh, [-1.7, 1.02, -0.36], [1.7, 1.08, 0.36], 0.015, p.stone);
  for (let i = 0; i < 4; i++) mesh.at([-1.2 + i * 0.8, 0.06, 0.62], Math.PI, () => stool(mesh, p.accent));
  for (const y of [1.3, 1.7, 2.1]) {
    box(mesh, [-1.6, y, -1.26], [1.6, y + 0.03, -1.0], p.wood);
    box(mesh, [-1.55, y + 0.035, -1.25], [1.55, y + 0.06, -1.24], warmLight);
    const random = createRandom(Math.round(y * 100));
    for (let x = -1.5; x < 1.5; x += 0.13) {
      const h = 0.18 + random() * 0.12;
      const tone = [brass, p.accent, p.second, ceramic, metal][Math.floor(random() * 5)]!;
      lathe(
        mesh,
        [x, y + 0.03, -1.12],
        [
          [0.035, 0],
          [0.035, h * 0.6],
          [0.012, h * 0.75],
          [0.012, h],
        ],
        tone,
      );
    }
  }
}

/** A gourmet kitchen for guests: island, wood oven, long table. */
export function gourmet(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [8, 6.4];
  const room = hall(
    p,
    wide,
    deep,
    3,
    p.stoneFloor,
    [{ wall: 'left', from: 0.6, to: 5.6, bottom: 0.02, top: 2.8 }],
    'back',
  );
  const { mesh } = room;
  box(mesh, [1.6, 0.08, 0], [7.6, 0.86, 0.6], p.darkWood);
  box(mesh, [1.55, 0.86, 0], [7.65, 0.91, 0.65], p.stone);
  box(mesh, [5.6, 0.91, 0], [6.9, 3, 0.7], p.stone);
  tube(mesh, [6.25, 1.45, 0.72], [6.25, 1.45, 0.68], 0.4, 0.4, blackMetal, 28);
  tube(mesh, [6.25, 1.3, 0.735], [6.25, 1.3, 0.725], 0.16, 0.16, material('#ff8a3a', { emit: 3 }), 18);
  box(mesh, [1.7, 1.62, 0], [5.2, 1.66, 0.3], p.wood);
  box(mesh, [1.7, 1.6, 0.05], [5.2, 1.62, 0.1], warmLight);
  for (let i = 0; i < 12; i++)
    lathe(
      mesh,
      [1.95 + i * 0.28, 1.66, 0.15],
      [
        [0.05, 0],
        [0.08, 0.1],
        [0.04, 0.2],
      ],
      i % 3 ? ceramic : p.accent,
    );
  softBox(mesh, [2.2, 0, 1.9], [5.0, 0.9, 2.7], 0.015, p.wood);
  softBox(mesh, [2.1, 0.9, 1.8], [5.1, 0.95, 2.85], 0.01, p.stone);
  for (let i = 0; i < 4; i++) mesh.at([2.6 + i * 0.66, 0, 3.05], Math.PI, () => stool(mesh, p.fabric));
  mesh.at([3.6, 0, 2.3], 0, () => pendants(mesh, 4, 0.66, 3, 0.95));
  mesh.at([5.3, 0, 4.7], 0, () => diningTable(mesh, p, 2.4));
  pottedPlant(mesh, [0.8, 0, 0.7], 1.9, 14);
  room.lamps.push(
    lamp([3.6, 1.6, 2.3], '#ffcf96', 1.1, 0.9),
    lamp([6.25, 1.4, 1], '#ff9a4a', 0.9, 0.6),
    lamp([3.4, 1.4, 0.4], '#ffd9a6', 0.8, 0.7),
  );
  return roomScene(room, light);
}

/** The children's room: house, slide, ball pool, low shelves, all in soft colours. */
export function kidsRoom(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [7, 5.6];
  const mint = material('#a9c9b4');
  const peach = material('#eab896');
  const cream = material('#f3ead8');
  const sky = material('#9fbfd2');
  const room = createRoom({
    palette: { ...p, wall: material('#f1e9da', { texture: 'concrete', scale: 4 }) },
    wide,
    deep,
    tall: 2.8,
    floor: material('#d9c3a0', { texture: 'planks', scale: 0.2, mirror: 0.03 }),
    openings: [{ wall: 'left', from: 0.8, to: 4.8, bottom: 0.4, top: 2.5 }],
    skins: { back: mint },
    spots: [3, 2],
  });
  const { mesh } = room;
  const ridge = 2.3;
  for (const z of [0.35, 2.0]) {
    for (const x of [4.4, 6.4]) box(mesh, [x, 0, z], [x + 0.08, 1.5, z + 0.08], cream);
    mesh.at([0, 0, z], 0, () => {
      tube(mesh, [4.4, 1.5, 0.04], [5.44, ridge, 0.04], 0.045, 0.045, cream, 8);
      tube(mesh, [6.5, 1.5, 0.04], [5.44, ridge, 0.04], 0.045, 0.045, cream, 8);
    });
  }
  tube(mesh, [5.44, ridge, 0.35], [5.44, ridge, 2.1], 0.05, 0.05, cream, 8);
  box(mesh, [4.4, 1.0, 0.35], [6.5, 1.08, 2.08], p.wood);
  mesh.quad(
    [4.35, 1.48, 0.3],
    [4.35, 1.48, 2.15],
    [5.44, ridge + 0.05, 2.15],
    [5.44, ridge + 0.05, 0.3],
    peach,
  );
  const slide = (t: number) => 1.06 * (1 - t) ** 1.25 + 0.06;
  for (let i = 0; i < 12; i++) {
    const [a, b] = [i / 12, (i + 1) / 12];
    const [za, zb] = [2.1 + a * 2, 2.1 + b * 2];
    mesh.quad([5.0, slide(a), za], [5.55, slide(a), za], [5.55, slide(b), zb], [5.0, slide(b), zb], sky);
    for (const x of [4.97, 5.55])
      mesh.quad(
        [x, slide(a), za],
        [x, slide(b), zb],
        [x, slide(b) + 0.14, zb],
        [x, slide(a) + 0.14, za],
        peach,
      );
  }
  tube(mesh, [2.0, 0, 1.5], [2.0, 0.42, 1.5], 1.15, 1.15, mint, 36);
  const random = createRandom(8);
  for (let i = 0; i < 190; i++) {
    const t = random() * 6.28;
    const r = Math.sqrt(random()) * 1.02;
    ball(
      mesh,
      [2 + Math.cos(t) * r, 0.42 + random() * 0.08, 1.5 + Math.sin(t) * r],
      [0.075, 0.075, 0.075],
      [peach, sky, cream, mint, p.accent][Math.floor(random() * 5)]!,
      5,
    );
  }
  for (let i = 0; i < 3; i++) {
    softBox(mesh, [1.0 + i * 0.62, 0, 3.9], [1.5 + i * 0.62, 0.34, 4.4], 0.06, [peach, sky, mint][i]!);
  }
  mesh.at([3.4, 0, 3.6], 0, () => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.06, 0],
        [0.06, 0.46],
        [0.6, 0.47],
        [0.6, 0.51],
      ],
      cream,
    );
    for (let i = 0; i < 4; i++)
      mesh.at([Math.cos(i * 1.6) * 0.85, 0, Math.sin(i * 1.6) * 0.85], 0, () =>
        lathe(
          mesh,
          [0, 0, 0],
          [
            [0.15, 0],
            [0.18, 0.28],
            [0.18, 0.32],
          ],
          [peach, sky, mint, p.accent][i]!,
        ),
      );
  });
  mesh.at([3.4, 0, 0.18], 0, () => {
    for (let k = 0; k < 2; k++)
      for (let i = 0; i < 3; i++)
        softBox(
          mesh,
          [-0.5 + i * 0.34, 0.05 + k * 0.36, -0.15],
          [-0.2 + i * 0.34, 0.36 + k * 0.36, 0.15],
          0.02,
          (i + k) % 2 ? cream : p.wood,
        );
  });
  for (let i = 0; i < 7; i++)
    ball(mesh, [1.2 + i * 0.5, 2.2 + 0.2 * Math.sin(i * 2), 0.02], [0.3, 0.17, 0.02], cream, 8);
  mesh.at([3.2, 0, 3.4], 0, () =>
    lathe(
      mesh,
      [0, 0.002, 0],
      [
        [1.5, 0],
        [1.5, 0.012],
        [0, 0.013],
      ],
      peach,
    ),
  );
  return roomScene(room, { exposure: 2.6, ...light });
}

/** Shared desks, booths and a meeting table. */
export function coworking(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [8.4, 6];
  const room = hall(p, wide, deep, 3, p.floor, [frontGlass(wide, 2.8)], 'left');
  const { mesh } = room;
  for (const z of [1.6, 3.8]) {
    softBox(mesh, [1.6, 0.72, z - 0.6], [5.4, 0.76, z + 0.6], 0.012, p.wood);
    for (const x of [1.8, 5.1]) box(mesh, [x, 0, z - 0.5], [x + 0.06, 0.72, z + 0.5], blackMetal);
    for (let i = 0; i < 3; i++) {
      const x = 2.2 + i * 1.25;
      mesh.at([x, 0, z - 0.85], 0, () => chair(mesh, p, p.second));
      mesh.at([x, 0, z + 0.85], Math.PI, () => chair(mesh, p, p.accent));
      box(mesh, [x - 0.17, 0.76, z + 0.1], [x + 0.17, 0.775, z + 0.36], metal);
      box(mesh, [x - 0.17, 0.775, z + 0.08], [x + 0.17, 1.0, z + 0.1], metal);
      box(mesh, [x - 0.16, 0.785, z + 0.1], [x + 0.16, 0.99, z + 0.103], screen);
    }
    mesh.at([3.5, 0, z], 0, () => pendants(mesh, 3, 1.2, 3, 1));
    room.lamps.push(lamp([3.5, 1.7, z], '#ffdcae', 0.9, 1));
  }
  mesh.at([0.2, 0, 2.8], Math.PI / 2, () => bookcase(mesh, p, 3, 2.5));
  mesh.at([7.4, 0, 2.4], -Math.PI / 2, () => sofa(mesh, p, 2.2));
  mesh.at([6.4, 0, 2.4], 0, () => coffeeTables(mesh, p));
  mesh.at([7.7, 0, 4.4], 0, () => floorLamp(mesh, p));
  pottedPlant(mesh, [7.8, 0, 0.6], 1.9, 6);
  pottedPlant(mesh, [0.6, 0, 0.6], 1.6, 7);
  return roomScene(room, light);
}

/** A calm bath: tub set in stone, loungers, candles, slats. */
export function spa(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [7, 5.6];
  const water = material('#5fa7a5', { second: '#a5d8d2', texture: 'water', scale: 1, mirror: 0.14 });
  const room = hall(p, wide, deep, 2.9, p.stoneFloor, [frontGlass(wide, 2.7)], 'right');
  const { mesh } = room;
  for (const [a, b] of [
    [
      [0.8, 0, 0.9],
      [4.2, 0.55, 1.25],
    ],
    [
      [0.8, 0, 3.05],
      [4.2, 0.55, 3.4],
    ],
    [
      [0.8, 0, 0.9],
      [1.15, 0.55, 3.4],
    ],
    [
      [3.85, 0, 0.9],
      [4.2, 0.55, 3.4],
    ],
  ] as const)
    softBox(mesh, a, b, 0.02, p.stone);
  box(mesh, [1.1, 0, 1.2], [3.9, 0.42, 3.1], water);
  box(mesh, [1.0, 0.0, 3.4], [4.0, 0.2, 3.8], p.darkWood);
  for (const z of [1.3, 2.9]) mesh.at([5.6, 0, z], -Math.PI / 2, () => lounger(mesh, p));
  mesh.at([5.6, 0, 2.1], 0, () =>
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.2, 0],
        [0.2, 0.42],
        [0.24, 0.44],
      ],
      p.darkWood,
    ),
  );
  for (let i = 0; i < 6; i++) {
    const [x, z] = [1.2 + i * 0.5, 1.05];
    lathe(
      mesh,
      [x, 0.55, z],
      [
        [0.035, 0],
        [0.035, 0.07 + (i % 3) * 0.04],
      ],
      p.linen,
    );
    ball(mesh, [x, 0.66 + (i % 3) * 0.04, z], [0.014, 0.03, 0.014], material('#ffb45a', { emit: 9 }), 5);
    room.lamps.push(lamp([x, 0.75, z], '#ff9d4d', 0.28, 0.3));
  }
  for (let i = 0; i < 3; i++)
    softBox(mesh, [4.5, 0.02 + i * 0.07, 4.0], [4.95, 0.09 + i * 0.07, 4.3], 0.03, p.linen);
  pottedPlant(mesh, [0.5, 0, 0.6], 1.9, 16);
  pottedPlant(mesh, [6.5, 0, 0.55], 2, 17);
  return roomScene(room, { warmth: 0.5, ...light });
}

/** A slanted board across x from -half to half, from (y, z) up to (y, z). */
function slope(
  mesh: Mesh,
  half: number,
  [y0, z0]: readonly [number, number],
  [y1, z1]: readonly [number, number],
  thick: number,
  made: Palette['linen'],
): void {
  const length = Math.hypot(y1 - y0, z1 - z0);
  const [ny, nz] = [((z0 - z1) / length) * thick, ((y1 - y0) / length) * thick];
  const edge = (x: number): readonly (readonly [number, number, number])[] => [
    [x, y0, z0],
    [x, y1, z1],
    [x, y1 + ny, z1 + nz],
    [x, y0 + ny, z0 + nz],
  ];
  const [l, r] = [edge(-half), edge(half)];
  for (let i = 0; i < 4; i++) mesh.quad(l[i]!, r[i]!, r[(i + 1) % 4]!, l[(i + 1) % 4]!, made);
  for (const side of [l, r]) mesh.quad(side[0]!, side[1]!, side[2]!, side[3]!, made);
}

/** A reclined chair with its cushion. */
export function lounger(mesh: Mesh, p: Palette): void {
  box(mesh, [-0.34, 0.24, -0.95], [0.34, 0.3, 0.95], p.wood);
  softBox(mesh, [-0.33, 0.29, -0.35], [0.33, 0.4, 0.95], 0.045, p.linen);
  slope(mesh, 0.33, [0.26, -0.34], [0.74, -0.98], 0.11, p.linen);
  slope(mesh, 0.34, [0.24, -0.36], [0.7, -1.0], 0.03, p.wood);
  softBox(mesh, [-0.22, 0.78, -0.96], [0.22, 0.9, -0.82], 0.06, p.accent);
  for (const x of [-0.28, 0.28])
    for (const z of [-0.8, 0.8]) box(mesh, [x - 0.03, 0, z - 0.03], [x + 0.03, 0.26, z + 0.03], p.wood);
}

/** Benches in steps of pale wood, stove with stones, a low light. */
export function sauna(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [3.8, 3.6];
  const cedar = material('#c39b6f', { texture: 'planks', scale: 0.11 });
  const room = createRoom({
    palette: { ...p, wall: cedar },
    wide,
    deep,
    tall: 2.4,
    floor: material('#8b7a66', { texture: 'tiles', second: '#6a5d4e', scale: 0.3 }),
    openings: [{ wall: 'right', from: 1.0, to: 2.9, bottom: 0.1, top: 2.1, panes: 1 }],
    ceiling: cedar,
  });
  const { mesh } = room;
  for (let k = 0; k < 3; k++) {
    const [y, z] = [0.4 + k * 0.42, 1.7 - k * 0.58];
    for (let i = 0; i < 5; i++)
      box(mesh, [0.05, y, z - 0.58 + i * 0.115], [2.8, y + 0.035, z - 0.485 + i * 0.115], cedar);
    box(mesh, [0.05, 0, z - 0.04], [2.8, y - 0.04, z - 0.02], p.darkWood);
    box(mesh, [0.06, y - 0.03, z - 0.015], [2.78, y - 0.015, z - 0.005], softLight);
  }
  box(mesh, [3.0, 0, 0.2], [3.6, 0.75, 0.8], blackMetal);
  const random = createRandom(4);
  for (let i = 0; i < 60; i++)
    ball(
      mesh,
      [3.08 + random() * 0.45, 0.76 + random() * 0.14, 0.28 + random() * 0.45],
      [0.07, 0.05, 0.06],
      material('#55504b', { texture: 'concrete', scale: 0.2 }),
      5,
    );
  lathe(
    mesh,
    [2.3, 0.86, 1.0],
    [
      [0.13, 0],
      [0.16, 0.24],
    ],
    p.wood,
  );
  for (let i = 0; i < 2; i++)
    softBox(mesh, [0.5 + i * 0.6, 0.86, 0.8], [0.95 + i * 0.6, 0.95, 1.1], 0.03, p.linen);
  for (let i = 0; i < 14; i++) box(mesh, [0.0, 1.5, 0.3 + i * 0.05], [0.06, 2.2, 0.325 + i * 0.05], cedar);
  room.lamps.push(
    lamp([0.3, 1.8, 0.6], '#ffb066', 1, 0.7),
    lamp([3.2, 1.1, 0.6], '#ff8a3c', 0.5, 0.5),
    lamp([1.5, 0.5, 2], '#ffc98a', 0.5, 0.7),
  );
  return roomScene(room, { warmth: 0.7, ...light });
}

/** Billiards, football table and a bar corner. */
export function gamesRoom(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [8, 6];
  const felt = material('#2f5c4c', { texture: 'fabric' });
  const room = hall(p, wide, deep, 2.9, p.floor, [frontGlass(wide, 2.7)], 'left');
  const { mesh } = room;
  mesh.at([3.2, 0, 2.9], 0.12, () => {
    for (const x of [-1.1, 1.1])
      for (const z of [-0.5, 0.5])
        softBox(mesh, [x - 0.09, 0, z - 0.09], [x + 0.09, 0.7, z + 0.09], 0.03, p.darkWood);
    softBox(mesh, [-1.35, 0.66, -0.75], [1.35, 0.86, 0.75], 0.04, p.darkWood);
    box(mesh, [-1.2, 0.85, -0.6], [1.2, 0.867, 0.6], felt);
    for (let i = 0; i < 10; i++)
      ball(
        mesh,
        [0.3 + (i % 4) * 0.09, 0.895, -0.15 + Math.floor(i / 4) * 0.09],
        [0.028, 0.028, 0.028],
        [p.accent, ceramic, brass, p.second][i % 4]!,
        6,
      );
    ball(mesh, [-0.7, 0.895, 0.05], [0.028, 0.028, 0.028], ceramic, 6);
    pendants(mesh, 3, 0.6, 2.9, 1);
  });
  mesh.at([6.5, 0, 2.2], 0.5, () => {
    softBox(mesh, [-0.7, 0.6, -0.38], [0.7, 0.86, 0.38], 0.03, p.wood);
    box(mesh, [-0.62, 0.8, -0.3], [0.62, 0.868, 0.3], felt);
    for (let i = 0; i < 6; i++)
      tube(mesh, [-0.5 + i * 0.2, 0.84, -0.62], [-0.5 + i * 0.2, 0.84, 0.62], 0.01, 0.01, metal, 5);
    for (const x of [-0.6, 0.6])
      for (const z of [-0.3, 0.3]) box(mesh, [x - 0.05, 0, z - 0.05], [x + 0.05, 0.6, z + 0.05], p.darkWood);
  });
  mesh.at([0.1, 0, 2.6], Math.PI / 2, () => picture(mesh, p, 1.8, 1.1, 1.6));
  mesh.at([6.6, 0, 4.7], Math.PI + 0.4, () => sofa(mesh, p, 2, p.accent));
  pottedPlant(mesh, [7.5, 0, 0.6], 1.8, 18);
  room.lamps.push(lamp([3.2, 1.6, 2.9], '#ffcf96', 1.3, 0.9));
  return roomScene(room, light);
}

/** A double-height lobby: desk, sofas, a chandelier of bars. */
export function lobby(p: Palette, light: RoomLight): Scene {
  const [wide, deep, tall] = [10, 8, 4.8];
  const room = hall(
    p,
    wide,
    deep,
    tall,
    p.stone,
    [{ wall: 'right', from: 0.8, to: 6.8, bottom: 0.02, top: 4.4, panes: 5 }],
    'back',
  );
  const { mesh } = room;
  softBox(mesh, [1.2, 0, 1.2], [3.9, 1.08, 1.9], 0.03, p.darkWood);
  softBox(mesh, [1.1, 1.08, 1.1], [4.0, 1.14, 2.0], 0.02, p.stone);
  box(mesh, [1.3, 0.05, 1.905], [3.8, 0.08, 1.92], warmLight);
  mesh.at([2.55, 0, 0.02], 0, () => picture(mesh, p, 2.6, 1.5, 2.5));
  mesh.at([6.3, 0, 3.6], 0, () => {
    rug(mesh, p, 4, 3.4);
    mesh.at([0, 0, -1.2], 0, () => sofa(mesh, p, 2.6));
    mesh.at([-1.6, 0, 0.3], Math.PI / 2, () => armchair(mesh, p));
    mesh.at([-1.6, 0, 1.2], Math.PI / 2, () => armchair(mesh, p));
    mesh.at([1.7, 0, 0.7], -Math.PI / 2, () => sofa(mesh, p, 2, p.second));
    mesh.at([0, 0, 0.5], 0.4, () => coffeeTables(mesh, p));
    for (let i = 0; i < 22; i++) {
      const a = i * 2.399;
      const r = 0.16 * Math.sqrt(i);
      const y = 3.0 + 0.5 * Math.sin(i * 1.3);
      tube(
        mesh,
        [Math.cos(a) * r, tall, Math.sin(a) * r],
        [Math.cos(a) * r, y + 0.5, Math.sin(a) * r],
        0.004,
        0.004,
        brass,
        4,
      );
      tube(
        mesh,
        [Math.cos(a) * r, y, Math.sin(a) * r],
        [Math.cos(a) * r, y + 0.5, Math.sin(a) * r],
        0.022,
        0.022,
        i % 3 ? warmLight : brass,
        6,
      );
    }
  });
  for (let i = 0; i < 3; i++) pottedPlant(mesh, [9.4, 0, 0.9 + i * 2.9], 2.4, 40 + i);
  pottedPlant(mesh, [0.7, 0, 3.6], 2.2, 47);
  mesh.at([0.6, 0, 5.6], Math.PI / 2, () =>
    softBox(mesh, [-0.9, 0.1, -0.3], [0.9, 0.45, 0.3], 0.06, p.accent),
  );
  room.lamps.push(lamp([6.3, 3.2, 3.6], '#ffd6a4', 1.4, 1.6), lamp([2.6, 2.2, 1.2], '#ffcf96', 0.9, 1));
  return roomScene(room, light);
}
