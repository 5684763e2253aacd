import { material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { createRandom } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import { frontGlass, hall } from './common-room.ts';
import { armchair, diningTable, pendants, picture, rug, sofa, stool } from './furniture.ts';
import { blackMetal, brass, ceramic, metal, type Palette, warmLight } from './palette.ts';
import { pottedPlant } from './plants.ts';
import { lamp, type RoomLight, roomScene } from './room.ts';

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
