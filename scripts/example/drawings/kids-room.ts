import { material } from '../render/material.ts';
import { createRandom } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import type { Palette } from './palette.ts';
import { createRoom, type RoomLight, roomScene } from './room.ts';

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
