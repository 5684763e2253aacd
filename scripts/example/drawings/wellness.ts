import { material } from '../render/material.ts';
import { createRandom } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox } from '../render/shapes.ts';
import { frontGlass, hall } from './common-room.ts';
import { lounger } from './lounger.ts';
import { blackMetal, type Palette, softLight } from './palette.ts';
import { pottedPlant } from './plants.ts';
import { createRoom, lamp, type RoomLight, roomScene } from './room.ts';

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
