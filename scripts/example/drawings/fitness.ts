import { material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, softBox, tube } from '../render/shapes.ts';
import { frontGlass, hall } from './common-room.ts';
import { blackMetal, metal, mirrorGlass, type Palette, rubber, screen, warmLight } from './palette.ts';
import { pottedPlant } from './plants.ts';
import { type RoomLight, roomScene } from './room.ts';

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
