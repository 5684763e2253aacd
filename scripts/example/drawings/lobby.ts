import type { Scene } from '../render/scene.ts';
import { box, softBox, tube } from '../render/shapes.ts';
import { frontGlass, hall } from './common-room.ts';
import {
  armchair,
  bookcase,
  chair,
  coffeeTables,
  floorLamp,
  pendants,
  picture,
  rug,
  sofa,
} from './furniture.ts';
import { blackMetal, brass, metal, type Palette, screen, warmLight } from './palette.ts';
import { pottedPlant } from './plants.ts';
import { lamp, type RoomLight, roomScene } from './room.ts';

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
