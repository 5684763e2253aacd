import { material } from '../render/material.ts';
import type { Mesh, Vec3 } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import { type OutdoorLight, white } from './outdoor.ts';
import { blackMetal, glass, metal, type Palette } from './palette.ts';
import { tufts } from './plants.ts';
import { yard } from './yard.ts';

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
