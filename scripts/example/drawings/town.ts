import { material } from '../render/material.ts';
import type { Mesh, Vec3 } from '../render/mesh.ts';
import { createRandom } from '../render/noise.ts';
import { box } from '../render/shapes.ts';
import { hedge, palm, tree, tufts } from './plants.ts';

const asphalt = material('#4d4d50', { texture: 'asphalt' });
const pavement = material('#b9b1a4', { second: '#8d867b', texture: 'tiles', scale: 0.5 });
const kerb = material('#c9c4ba', { texture: 'concrete' });
const lawn = material('#5d7a40', { second: '#7f9452', texture: 'grass' });
const paint = material('#d8d4c8');
const sea = material('#1f5c6e', { second: '#3a8a94', texture: 'sea', scale: 6, mirror: 0.3 });
const sand = material('#cdb98f', { texture: 'sand' });
const foam = material('#f2f6f4', { texture: 'sand' });

/** A street along x in front of the site, with pavements, palms and a median of grass. */
export function street(mesh: Mesh, z: number, seed: number): void {
  mesh.quad([-260, 0, z + 10], [260, 0, z + 10], [260, 0, z], [-260, 0, z], asphalt);
  for (let x = -120; x < 120; x += 6)
    mesh.quad(
      [x, 0.012, z + 5.1],
      [x + 3, 0.012, z + 5.1],
      [x + 3, 0.012, z + 4.95],
      [x, 0.012, z + 4.95],
      paint,
    );
  box(mesh, [-260, 0, z - 4], [260, 0.16, z - 0.2], pavement);
  box(mesh, [-260, 0, z - 0.2], [260, 0.17, z], kerb);
  box(mesh, [-260, 0, z + 10], [260, 0.17, z + 10.2], kerb);
  box(mesh, [-260, 0, z + 10.2], [260, 0.16, z + 13], pavement);
  box(mesh, [-260, 0, z + 13], [260, 0.14, z + 90], lawn);
  tufts(mesh, [-40, 0.14, z + 13.2], [40, 0.14, z + 32], 14_000, 0.22, seed);
  for (let i = 0; i < 9; i++) {
    const x = -50 + i * 12.4;
    if (Math.abs(x - 2) > 7) palm(mesh, [x, 0.1, z - 2.6], 7.5 + (i % 3) * 0.9, seed + i);
  }
}

/** Garden between the pavement and a building. */
export function frontGarden(mesh: Mesh, z0: number, z1: number): void {
  box(mesh, [-40, 0, z0], [-7, 0.2, z1], lawn);
  box(mesh, [11, 0, z0], [40, 0.2, z1], lawn);
  hedge(mesh, [-18, 0.2, z1 - 0.7], [-8.5, 0.2, z1 - 0.7], 0.9, 0.8, 'dark', 3);
  hedge(mesh, [12.5, 0.2, z1 - 0.7], [22, 0.2, z1 - 0.7], 0.9, 0.8, 'dark', 4);
  hedge(mesh, [-17, 0.2, z1 - 1.8], [-9, 0.2, z1 - 1.8], 0.9, 1.2, 'bloom', 5, 0.8);
  hedge(mesh, [13, 0.2, z1 - 1.8], [21, 0.2, z1 - 1.8], 0.9, 1.2, 'bloom', 6, 0.8);
  tree(mesh, [-22, 0.1, z1 - 3.4], 8.5, 41);
  tree(mesh, [25, 0.1, z1 - 3], 9.5, 42, 'dark');
}

const skins = ['#d9d2c5', '#c9c1b4', '#e3ded4', '#bfb5a8', '#cfc9c4', '#b5aaa0'];

/** Neighbouring buildings: plain bodies with lit windows, for depth. */
export function blocks(
  mesh: Mesh,
  list: readonly { x: number; z: number; wide: number; deep: number; tall: number }[],
  seed: number,
): void {
  const random = createRandom(seed);
  for (const b of list) {
    const skin = material(skins[Math.floor(random() * skins.length)]!, { texture: 'concrete', scale: 5 });
    const pane = material('#20262b', {
      second: skins[Math.floor(random() * skins.length)]!,
      texture: 'window',
      scale: 3,
      mirror: 0.18,
    });
    box(mesh, [b.x - b.wide / 2, 0, b.z - b.deep / 2], [b.x + b.wide / 2, b.tall, b.z + b.deep / 2], skin);
    const floors = Math.floor(b.tall / 3) - 1;
    for (let f = 1; f < floors; f++) {
      const [y0, y1] = [f * 3 + 0.9, f * 3 + 2.55];
      const z = b.z + b.deep / 2 + 0.05;
      mesh.quad(
        [b.x - b.wide / 2 + 1, y0, z],
        [b.x + b.wide / 2 - 1, y0, z],
        [b.x + b.wide / 2 - 1, y1, z],
        [b.x - b.wide / 2 + 1, y1, z],
        pane,
      );
      for (const s of [-1, 1]) {
        const x = b.x + s * (b.wide / 2 + 0.05);
        mesh.quad(
          [x, y0, b.z - b.deep / 2 + 1.2],
          [x, y0, b.z + b.deep / 2 - 1.2],
          [x, y1, b.z + b.deep / 2 - 1.2],
          [x, y1, b.z - b.deep / 2 + 1.2],
          pane,
        );
      }
      if (f % 2)
        box(
          mesh,
          [b.x - b.wide / 2 + 1.4, f * 3 + 0.2, z],
          [b.x - b.wide / 2 + 5, f * 3 + 1.1, z + 1.1],
          skin,
        );
    }
    box(mesh, [b.x - 2, b.tall, b.z - 2], [b.x + 2, b.tall + 2.6, b.z + 2], skin);
  }
}

/** Beach, surf and the sea beyond, towards -z from `z`. */
export function shore(mesh: Mesh, z: number): void {
  mesh.quad([-900, 0.02, z], [900, 0.02, z], [900, 0.02, z - 60], [-900, 0.02, z - 60], sand);
  mesh.quad(
    [-3000, -0.4, z - 52],
    [3000, -0.4, z - 52],
    [3000, -0.4, z - 5200],
    [-3000, -0.4, z - 5200],
    sea,
  );
  const line = (i: number, x: number) =>
    z - 53 - i * 8 + 2.2 * Math.sin(x / 17 + i * 2) + 0.8 * Math.sin(x / 5 + i);
  for (let i = 0; i < 3; i++) {
    const wide = 1.1 - i * 0.3;
    for (let x = -300; x < 300; x += 2)
      mesh.quad(
        [x, 0.04 - i * 0.16, line(i, x)],
        [x + 2, 0.04 - i * 0.16, line(i, x + 2)],
        [x + 2, 0.04 - i * 0.16, line(i, x + 2) - wide],
        [x, 0.04 - i * 0.16, line(i, x) - wide],
        foam,
      );
  }
}

const hillSide = material('#4c6a44', { second: '#6d8550', texture: 'grass', scale: 8 });

/** Wooded hills far away. */
export function hills(
  mesh: Mesh,
  list: readonly { x: number; z: number; wide: number; tall: number }[],
): void {
  for (const h of list) {
    const parts = 26;
    const at = (i: number, j: number): Vec3 => {
      const a = (i / parts) * 2 - 1;
      const b = (j / 8) * 2 - 1;
      const k = Math.max(0, Math.cos((a * Math.PI) / 2)) * Math.max(0, Math.cos((b * Math.PI) / 2));
      const rough = 0.85 + 0.15 * Math.sin(i * 1.7 + h.x) + 0.1 * Math.sin(i * 3.1 + j * 2);
      return [h.x + (a * h.wide) / 2, h.tall * k * rough - 2, h.z + b * h.wide * 0.25];
    };
    for (let i = 0; i < parts; i++)
      for (let j = 0; j < 8; j++) mesh.quad(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1), hillSide);
  }
}

export const ground = { asphalt, pavement, kerb, lawn, sand, sea };
