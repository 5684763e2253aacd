import { material } from '../render/material.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import {
  armchair,
  bed,
  bookcase,
  chair,
  coffeeTables,
  diningTable,
  floorLamp,
  mediaWall,
  nightstand,
  pendants,
  picture,
  rug,
  sofa,
  stool,
  wardrobe,
} from './furniture.ts';
import {
  blackMetal,
  brass,
  ceramic,
  glass,
  metal,
  mirrorGlass,
  type Palette,
  rubber,
  warmLight,
} from './palette.ts';
import { pottedPlant } from './plants.ts';
import { createRoom, lamp, type RoomLight, roomScene } from './room.ts';

const bathWater = material('#9fc8c8', { second: '#cfe6e4', mirror: 0.15 });

/** A living room that opens to the view, with the table behind the sofa. */
export function living(p: Palette, wide: number, light: RoomLight): Scene {
  const deep = 6.4;
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.7,
    floor: p.floor,
    openings: [{ wall: 'back', from: 0.45, to: wide - 0.45, bottom: 0.02, top: 2.5, curtains: true }],
    spots: [3, 3],
    cove: true,
  });
  const { mesh } = room;
  mesh.at([wide - 0.05, 0, 2.5], -Math.PI / 2, () => mediaWall(mesh, p, 3.6));
  mesh.at([wide / 2 - 0.25, 0, 2.5], 0, () => rug(mesh, p, 2.9, 2.5));
  mesh.at([0.75, 0, 2.5], Math.PI / 2, () => sofa(mesh, p, 2.7));
  mesh.at([wide / 2 - 0.1, 0, 2.4], 0.3, () => coffeeTables(mesh, p));
  mesh.at([wide / 2 + 0.6, 0, 1.15], -0.45, () => armchair(mesh, p));
  mesh.at([0.5, 0, 0.75], 0, () => floorLamp(mesh, p));
  pottedPlant(mesh, [wide - 0.65, 0, 0.65], 1.75, 5);
  mesh.at([0.02, 0, 2.5], Math.PI / 2, () => picture(mesh, p, 1.5, 0.95, 1.55));
  mesh.at([wide / 2 - 0.3, 0, 5.0], 0, () => {
    diningTable(mesh, p, Math.min(2.3, wide * 0.48));
    pendants(mesh, 3, 0.5, 2.7, 0.75);
  });
  room.lamps.push(
    lamp([wide / 2 - 0.3, 1.55, 5], '#ffcf96', 0.7, 0.7),
    lamp([0.5, 1.4, 0.75], '#ffc98a', 0.8, 0.5),
  );
  return roomScene(room, light);
}

/** The table in front, the kitchen counter behind. */
export function dining(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [5.4, 5];
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.7,
    floor: p.floor,
    openings: [{ wall: 'left', from: 0.6, to: 4.2, bottom: 0.02, top: 2.5, curtains: true }],
    skins: { back: p.feature },
    spots: [3, 2],
  });
  const { mesh } = room;
  mesh.at([2.8, 0, 2.2], 0, () => {
    rug(mesh, p, 3.2, 2.6);
    diningTable(mesh, p, 2.4);
    pendants(mesh, 2, 0.9, 2.7, 0.7);
  });
  mesh.at([2.8, 0, 0.3], 0, () => {
    softBox(mesh, [-1.3, 0.2, -0.25], [1.3, 0.8, 0.2], 0.02, p.wood);
    picture(mesh, p, 1.7, 0.9, 1.6);
    lathe(
      mesh,
      [0.9, 0.8, 0],
      [
        [0.09, 0],
        [0.14, 0.15],
        [0.06, 0.4],
        [0.07, 0.44],
      ],
      ceramic,
    );
  });
  pottedPlant(mesh, [4.9, 0, 0.6], 1.6, 9);
  room.lamps.push(lamp([2.8, 1.6, 2.2], '#ffcf96', 1, 0.8));
  return roomScene(room, light);
}

/** A kitchen with an island: cupboards, oven, hood, stools. */
export function kitchen(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [4.8, 4.6];
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.7,
    floor: p.stoneFloor,
    openings: [{ wall: 'right', from: 0.7, to: 3.3, bottom: 1.0, top: 2.35 }],
    spots: [3, 3],
  });
  const { mesh } = room;
  box(mesh, [0.05, 0.1, 0], [wide - 0.05, 0.86, 0.58], p.wood);
  box(mesh, [0.05, 0, 0], [wide - 0.05, 0.1, 0.5], blackMetal);
  for (let x = 0.6; x < wide; x += 0.6)
    box(mesh, [x - 0.003, 0.1, 0.57], [x + 0.003, 0.86, 0.586], blackMetal);
  box(mesh, [0.02, 0.86, 0], [wide - 0.02, 0.9, 0.62], p.stone);
  box(mesh, [0.02, 0.9, 0], [wide - 0.02, 1.5, 0.02], p.stone);
  box(mesh, [0.05, 1.5, 0], [3.2, 2.35, 0.36], p.linen);
  for (let x = 0.68; x < 3.2; x += 0.63)
    box(mesh, [x - 0.003, 1.5, 0.355], [x + 0.003, 2.35, 0.364], p.darkWood);
  box(mesh, [0.05, 1.485, 0.05], [3.2, 1.5, 0.1], warmLight);
  box(mesh, [3.25, 1.62, 0], [4.1, 1.72, 0.45], metal);
  box(mesh, [3.5, 1.72, 0], [3.85, 2.7, 0.3], metal);
  box(mesh, [3.35, 0.9, 0.08], [4.0, 0.915, 0.54], blackMetal);
  box(mesh, [3.35, 0.28, 0.586], [4.0, 0.8, 0.6], blackMetal);
  tube(mesh, [3.4, 0.76, 0.63], [3.95, 0.76, 0.63], 0.012, 0.012, metal, 6);
  tube(mesh, [1.6, 0.9, 0.14], [1.6, 1.22, 0.14], 0.014, 0.014, brass, 8);
  tube(mesh, [1.6, 1.22, 0.14], [1.6, 1.2, 0.34], 0.013, 0.012, brass, 8);
  box(mesh, [1.3, 0.895, 0.14], [1.9, 0.905, 0.5], metal);
  box(mesh, [0, 0, 1.15], [0.65, 2.35, 2.35], p.wood);
  box(mesh, [0.65, 0.04, 1.2], [0.665, 2.3, 2.0], metal);
  box(mesh, [1.55, 0.08, 2.05], [3.75, 0.88, 2.85], p.darkWood);
  softBox(mesh, [1.4, 0.88, 1.95], [3.9, 0.93, 3.05], 0.015, p.stone);
  for (let i = 0; i < 3; i++)
    mesh.at([1.95 + i * 0.7, 0, 3.2], Math.PI + 0.1 * (i - 1), () => stool(mesh, p.accent));
  mesh.at([2.65, 0, 2.5], 0, () => pendants(mesh, 3, 0.62, 2.7, 0.7));
  lathe(
    mesh,
    [2.2, 0.93, 2.4],
    [
      [0.12, 0],
      [0.2, 0.07],
      [0.21, 0.08],
    ],
    ceramic,
  );
  for (let i = 0; i < 5; i++)
    ball(
      mesh,
      [2.14 + (i % 3) * 0.07, 1.0, 2.36 + Math.floor(i / 3) * 0.08],
      [0.04, 0.04, 0.04],
      p.accent,
      6,
    );
  pottedPlant(mesh, [4.45, 0, 0.95], 1.2, 12);
  room.lamps.push(lamp([2.65, 1.5, 2.5], '#ffcf96', 0.9, 0.7), lamp([1.6, 1.35, 0.3], '#ffd9a6', 0.8, 0.45));
  return roomScene(room, light);
}

/** A bedroom: double with view, or single with a desk. */
export function bedroom(p: Palette, kind: 'casal' | 'solteiro', light: RoomLight): Scene {
  const double = kind === 'casal';
  const [wide, deep] = double ? [4.6, 4.8] : [3.6, 4.2];
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.65,
    floor: p.floor,
    openings: [
      { wall: 'right', from: 0.8, to: deep - 1, bottom: double ? 0.02 : 0.7, top: 2.4, curtains: true },
    ],
    skins: { back: double ? p.feature : p.wall },
    spots: [2, 2],
    cove: double,
  });
  const { mesh } = room;
  const x = double ? 2.1 : 1.0;
  mesh.at([x, 0, 1.3], 0, () => bed(mesh, p, double ? 1.8 : 1.0, double ? p.fabric : p.second));
  if (double) {
    for (const s of [-1, 1]) mesh.at([x + s * 1.35, 0, 0.35], 0, () => nightstand(mesh, p));
    mesh.at([x, 0, 2.1], 0, () => rug(mesh, p, 3.1, 2));
    mesh.at([x, 0, 0.03], 0, () => picture(mesh, p, 1.5, 0.55, 1.75));
    mesh.at([x, 0, 2.75], 0, () => softBox(mesh, [-0.65, 0.12, -0.22], [0.65, 0.46, 0.22], 0.06, p.second));
    mesh.at([3.95, 0, 2.6], -1.2, () => armchair(mesh, p, p.fabric));
    mesh.at([0.32, 0, 3.2], Math.PI / 2, () => wardrobe(mesh, p.wood, 2.6, 2.62, 4));
    pottedPlant(mesh, [4.2, 0, 0.5], 1.4, 21);
    room.lamps.push(
      lamp([x - 1.35, 0.85, 0.45], '#ffc78a', 1, 0.5),
      lamp([x + 1.35, 0.85, 0.45], '#ffc78a', 1, 0.5),
    );
  } else {
    mesh.at([x + 0.85, 0, 0.35], 0, () => nightstand(mesh, p));
    mesh.at([x, 0, 0.03], 0, () => picture(mesh, p, 0.7, 0.9, 1.7));
    box(mesh, [1.75, 0.73, 0], [3.5, 0.77, 0.6], p.wood);
    box(mesh, [3.42, 0, 0.05], [3.46, 0.73, 0.55], blackMetal);
    mesh.at([2.6, 0, 0.85], Math.PI, () => chair(mesh, p, p.accent));
    mesh.at([2.65, 1.15, 0.18], 0, () => bookcase(mesh, p, 1.6, 0.9));
    mesh.at([1.5, 0, 2.4], 0, () => rug(mesh, p, 1.9, 1.5));
    mesh.at([0.32, 0, 3.3], Math.PI / 2, () => wardrobe(mesh, p.linen, 1.7, 2.5, 3));
    room.lamps.push(lamp([x + 0.85, 0.85, 0.45], '#ffc78a', 0.9, 0.5));
  }
  return roomScene(room, light);
}

/** A bathroom: basin, mirror with light behind it, shower, and a bath tub where there is room. */
export function bathroom(p: Palette, tub: boolean, light: RoomLight): Scene {
  const [wide, deep] = tub ? [4.2, 3.8] : [2.9, 3.2];
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.55,
    floor: p.stoneFloor,
    openings: [
      { wall: 'right', from: 0.5, to: tub ? 3.0 : 1.5, bottom: tub ? 0.55 : 1.3, top: 2.2, panes: 2 },
    ],
    skins: { back: p.stone, right: p.stone },
    spots: [2, 2],
  });
  const { mesh } = room;
  const counter = tub ? 2.3 : 1.6;
  softBox(mesh, [0.15, 0.42, 0.02], [0.15 + counter, 0.8, 0.52], 0.015, p.wood);
  softBox(mesh, [0.1, 0.8, 0], [0.2 + counter, 0.86, 0.56], 0.01, p.stone);
  for (let i = 0; i < (tub ? 2 : 1); i++) {
    const x = tub ? 0.75 + i * 1.1 : 0.95;
    lathe(
      mesh,
      [x, 0.86, 0.28],
      [
        [0.16, 0],
        [0.21, 0.1],
        [0.19, 0.1],
        [0.13, 0.03],
      ],
      ceramic,
    );
    tube(mesh, [x, 0.86, 0.06], [x, 1.1, 0.06], 0.014, 0.014, brass, 8);
    tube(mesh, [x, 1.1, 0.06], [x, 1.09, 0.2], 0.012, 0.012, brass, 8);
  }
  for (const y of [1.12, 2.0]) box(mesh, [0.17, y, 0.012], [0.13 + counter, y + 0.025, 0.028], warmLight);
  box(mesh, [0.2, 1.15, 0.03], [0.1 + counter, 1.99, 0.045], mirrorGlass);
  softBox(mesh, [wide - 1.15, 0.05, 0.05], [wide - 0.78, 0.4, 0.62], 0.1, ceramic);
  softBox(mesh, [wide - 1.2, 0.36, 0.02], [wide - 0.73, 0.44, 0.64], 0.04, ceramic);
  softBox(mesh, [wide - 1.18, 0.4, 0.02], [wide - 0.75, 0.82, 0.2], 0.04, ceramic);
  if (tub) {
    const [x0, x1, z0, z1] = [wide - 1.05, wide - 0.2, 1.2, 2.95];
    for (const z of [z0, z1 - 0.09]) softBox(mesh, [x0, 0.03, z], [x1, 0.6, z + 0.09], 0.045, ceramic);
    for (const x of [x0, x1 - 0.09]) softBox(mesh, [x, 0.03, z0], [x + 0.09, 0.6, z1], 0.045, ceramic);
    box(mesh, [x0 + 0.06, 0.1, z0 + 0.06], [x1 - 0.06, 0.46, z1 - 0.06], bathWater);
    tube(mesh, [wide - 1.1, 0, 2.1], [wide - 1.1, 0.95, 2.1], 0.016, 0.016, brass, 8);
    tube(mesh, [wide - 1.1, 0.95, 2.1], [wide - 0.85, 0.93, 2.1], 0.014, 0.014, brass, 8);
  } else {
    box(mesh, [wide - 0.95, 0, 1.2], [wide - 0.94, 2.1, 2.6], glass);
    tube(mesh, [wide - 0.05, 2.15, 1.8], [wide - 0.45, 2.15, 1.8], 0.012, 0.012, brass, 6);
    tube(mesh, [wide - 0.45, 2.16, 1.8], [wide - 0.45, 2.12, 1.8], 0.13, 0.13, brass, 14);
  }
  for (let i = 0; i < 3; i++)
    softBox(mesh, [0.3, 0.46 + i * 0.06, 0.54], [0.62, 0.52 + i * 0.06, 0.58], 0.02, p.linen);
  pottedPlant(mesh, [0.35, 0.86, 0.3], 0.5, 4);
  room.lamps.push(lamp([0.2 + counter / 2, 1.5, 0.5], '#ffd9ac', 1.2, 0.7));
  return roomScene(room, light);
}

/** A deep balcony with grill, table and the sea beyond. */
export function balcony(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [5.4, 4.2];
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.7,
    floor: p.stoneFloor,
    openings: [
      { wall: 'back', from: 0.02, to: wide - 0.02, bottom: 0.01, top: 2.55, open: true },
      { wall: 'right', from: 0.02, to: 1.7, bottom: 0.01, top: 2.55, open: true },
    ],
    skins: { left: p.feature },
    ceiling: p.wood,
    spots: [3, 2],
  });
  const { mesh } = room;
  mesh.quad([0, 0, -0.1], [wide + 0.1, 0, -0.1], [wide + 0.1, 1.1, -0.1], [0, 1.1, -0.1], glass);
  mesh.quad(
    [wide + 0.1, 0, -0.1],
    [wide + 0.1, 0, 1.7],
    [wide + 0.1, 1.1, 1.7],
    [wide + 0.1, 1.1, -0.1],
    glass,
  );
  tube(mesh, [0, 1.11, -0.1], [wide + 0.1, 1.11, -0.1], 0.025, 0.025, blackMetal, 8);
  tube(mesh, [wide + 0.1, 1.11, -0.1], [wide + 0.1, 1.11, 1.7], 0.025, 0.025, blackMetal, 8);
  box(mesh, [0, 0, 1.0], [0.65, 0.86, 3.6], p.stone);
  box(mesh, [0, 0.86, 1.0], [0.7, 0.9, 3.6], p.darkWood);
  box(mesh, [0, 0.9, 1.15], [0.62, 2.7, 2.05], p.stone);
  box(mesh, [0.3, 1.0, 1.25], [0.63, 1.55, 1.95], blackMetal);
  box(mesh, [0.35, 1.02, 1.3], [0.64, 1.04, 1.9], warmLight);
  mesh.at([2.7, 0, 1.7], 0, () => diningTable(mesh, p, 1.9));
  mesh.at([4.65, 0, 3.2], -1.9, () => armchair(mesh, p, p.linen));
  pottedPlant(mesh, [4.95, 0, 2.15], 1.6, 31);
  pottedPlant(mesh, [0.35, 0, 0.45], 1.3, 32);
  room.lamps.push(lamp([0.6, 1.2, 1.6], '#ff9a4a', 0.8, 0.4));
  return roomScene(room, { exposure: 1.25, ...light });
}

/** The entrance hall with console and mirror. */
export function hall(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [3, 5];
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.65,
    floor: p.stoneFloor,
    openings: [{ wall: 'back', from: 0.9, to: 2.6, bottom: 0.02, top: 2.4, curtains: true }],
    skins: { left: p.feature },
    spots: [1, 4],
    cove: true,
  });
  const { mesh } = room;
  mesh.at([0.3, 0, 2.6], Math.PI / 2, () => {
    softBox(mesh, [-0.7, 0.72, -0.2], [0.7, 0.78, 0.15], 0.015, p.wood);
    for (const x of [-0.6, 0.6]) box(mesh, [x - 0.02, 0, -0.15], [x + 0.02, 0.72, 0.1], blackMetal);
    lathe(
      mesh,
      [-0.4, 0.78, 0],
      [
        [0.06, 0],
        [0.11, 0.14],
        [0.04, 0.34],
      ],
      ceramic,
    );
    tube(mesh, [0.1, 1.55, -0.24], [0.1, 1.55, -0.2], 0.46, 0.46, mirrorGlass, 40);
  });
  mesh.at([2.98, 0, 3], -Math.PI / 2, () => picture(mesh, p, 0.9, 1.3, 1.5));
  mesh.at([1.5, 0, 2.6], 0, () => rug(mesh, p, 0.9, 2.8));
  mesh.at([2.35, 0, 1.1], -0.7, () => armchair(mesh, p));
  pottedPlant(mesh, [0.4, 0, 0.5], 1.7, 77);
  room.lamps.push(lamp([0.6, 1.6, 2.6], '#ffd1a0', 0.9, 0.7));
  return roomScene(room, light);
}

/** A study: desk, shelves, chair by the window. */
export function study(p: Palette, light: RoomLight): Scene {
  const [wide, deep] = [3.4, 3.8];
  const room = createRoom({
    palette: p,
    wide,
    deep,
    tall: 2.65,
    floor: p.floor,
    openings: [{ wall: 'left', from: 1.2, to: 3.2, bottom: 0.8, top: 2.35, curtains: true }],
    skins: { back: p.feature },
    spots: [2, 2],
  });
  const { mesh } = room;
  mesh.at([1.7, 0, 0.2], 0, () => bookcase(mesh, p, 2.9, 2.2));
  softBox(mesh, [0.7, 0.72, 1.4], [2.5, 0.77, 2.1], 0.015, p.wood);
  for (const x of [0.8, 2.4]) box(mesh, [x - 0.02, 0, 1.5], [x + 0.02, 0.72, 2.0], blackMetal);
  box(mesh, [1.3, 0.77, 1.7], [1.75, 0.79, 2.0], rubber);
  mesh.at([1.5, 0, 1.05], 0, () => chair(mesh, p, p.accent));
  mesh.at([1.9, 0, 2.7], Math.PI + 0.5, () => armchair(mesh, p, p.fabric));
  mesh.at([1.6, 0, 2], 0, () => rug(mesh, p, 2.4, 2));
  mesh.at([2.95, 0, 1], 0, () => floorLamp(mesh, p));
  room.lamps.push(lamp([2.95, 1.4, 1], '#ffc98a', 1, 0.6));
  return roomScene(room, light);
}
