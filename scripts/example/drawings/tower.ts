import { type Material, material } from '../render/material.ts';
import type { Mesh, Vec3 } from '../render/mesh.ts';
import { box, tube } from '../render/shapes.ts';
import { crown, hedge } from './plants.ts';

/** What a tower is made of; two towers differ by this alone. */
export interface TowerDesign {
  floors: number;
  wide: number;
  deep: number;
  floorHeight: number;
  /** How far balconies swing out and in, metres. 0 gives straight slabs. */
  wave: number;
  slab: Material;
  wall: Material;
  soffit: Material;
  pier: Material;
  pane: Material;
  rail: Material;
  base: Material;
  podiumHeight: number;
}

export const ambar: TowerDesign = {
  floors: 17,
  wide: 24,
  deep: 17,
  floorHeight: 3.1,
  wave: 0.95,
  slab: material('#f1ede5', { texture: 'concrete', scale: 6 }),
  wall: material('#e4ddd0', { texture: 'concrete', scale: 3 }),
  soffit: material('#9a6a3c', { texture: 'planks', scale: 0.14 }),
  pier: material('#b9854f', { texture: 'slats', scale: 0.16 }),
  pane: material('#20262b', { second: '#2b2622', texture: 'window', scale: 3.1, mirror: 0.2 }),
  rail: material('#e9f3f2', { mirror: 0.1, clear: 0.86 }),
  base: material('#8f8577', { texture: 'slats', scale: 0.22 }),
  podiumHeight: 9.3,
};

/** A tower with its podium, its middle at the origin, its front towards +z. */
export function tower(mesh: Mesh, design: TowerDesign): void {
  podium(mesh, design);
  for (let i = 0; i < design.floors; i++) storey(mesh, design, i);
  rooftop(mesh, design);
}

function edgeAt(design: TowerDesign, floor: number, t: number): number {
  const swing =
    Math.sin(t * Math.PI * 2 * 0.85 + floor * 0.32) * 0.65 +
    Math.sin(t * Math.PI * 2 * 0.4 - floor * 0.17 + 1) * 0.45;
  return design.deep / 2 + 1.75 + design.wave * swing;
}

/** A slab with a swinging edge, its balcony, and the rooms' panes behind. */
function storey(mesh: Mesh, design: TowerDesign, floor: number): void {
  const { wide, deep, floorHeight } = design;
  const y = design.podiumHeight + floor * floorHeight;
  slab(mesh, design, floor, y - 0.16, y + 0.16);
  railing(mesh, design, floor, y + 0.16);
  const front = deep / 2 - 0.25;
  const half = wide / 2;
  const [y0, y1] = [y + 0.16, y + floorHeight - 0.16];
  mesh.quad([-half, y0, front], [half, y0, front], [half, y1, front], [-half, y1, front], design.pane);
  for (const x of [-half, -half / 2 + 0.6, 0, half / 2 - 0.6, half - 0.5])
    box(mesh, [x, y0, front], [x + 0.5, y1, front + 0.35], x === 0 ? design.pier : design.wall);
  box(mesh, [-0.15, y0, front], [0.15, y1, front + 2.1 + design.wave * 0.2], design.wall);
  if (floor % 3 === 1)
    crown(mesh, [half * 0.82, y0 + 0.35, deep / 2 + 1.1], [0.9, 0.5, 0.35], 240, 0.13, 'dark', floor + 5);
  if (floor % 4 === 2)
    crown(mesh, [-half * 0.55, y0 + 0.35, deep / 2 + 1.0], [0.8, 0.55, 0.35], 220, 0.13, 'broad', floor + 50);
  sides(mesh, design, y0, y1);
}

function slab(mesh: Mesh, design: TowerDesign, floor: number, y0: number, y1: number): void {
  const { wide, deep } = design;
  const parts = 40;
  const out = 0.55;
  const x = (i: number) => -wide / 2 - out + (wide + out * 2) * (i / parts);
  const back = -deep / 2 - 0.3;
  for (let i = 0; i < parts; i++) {
    const [x0, x1] = [x(i), x(i + 1)];
    const [z0, z1] = [edgeAt(design, floor, i / parts), edgeAt(design, floor, (i + 1) / parts)];
    const slope = (z1 - z0) / (x1 - x0);
    const n: Vec3 = [-slope / Math.hypot(slope, 1), 0, 1 / Math.hypot(slope, 1)];
    mesh.triangle([x0, y0, z0], [x1, y0, z1], [x1, y1, z1], design.slab, [n, n, n]);
    mesh.triangle([x0, y0, z0], [x1, y1, z1], [x0, y1, z0], design.slab, [n, n, n]);
    mesh.quad([x0, y1, z0], [x1, y1, z1], [x1, y1, back], [x0, y1, back], design.slab);
    mesh.quad([x0, y0, back], [x1, y0, back], [x1, y0, z1], [x0, y0, z0], design.soffit);
  }
  for (const end of [0, parts]) {
    const z = edgeAt(design, floor, end / parts);
    mesh.quad([x(end), y0, back], [x(end), y0, z], [x(end), y1, z], [x(end), y1, back], design.slab);
  }
}

const metal = material('#4a433c', { mirror: 0.15 });

function railing(mesh: Mesh, design: TowerDesign, floor: number, y: number): void {
  const parts = 20;
  const x = (i: number) => -design.wide / 2 - 0.45 + (design.wide + 0.9) * (i / parts);
  const z = (i: number) => edgeAt(design, floor, i / parts) - 0.12;
  for (let i = 0; i < parts; i++) {
    const [a, b]: [Vec3, Vec3] = [
      [x(i), y + 1.08, z(i)],
      [x(i + 1), y + 1.08, z(i + 1)],
    ];
    mesh.quad([a[0], y, a[2]], [b[0], y, b[2]], b, a, design.rail);
    tube(mesh, a, b, 0.035, 0.035, metal, 4);
  }
  for (const i of [0, parts]) {
    mesh.quad(
      [x(i), y, design.deep / 2 - 0.2],
      [x(i), y, z(i)],
      [x(i), y + 1.08, z(i)],
      [x(i), y + 1.08, design.deep / 2 - 0.2],
      design.rail,
    );
    tube(mesh, [x(i), y + 1.08, design.deep / 2 - 0.2], [x(i), y + 1.08, z(i)], 0.035, 0.035, metal, 4);
  }
}

function sides(mesh: Mesh, design: TowerDesign, y0: number, y1: number): void {
  const { wide, deep } = design;
  for (const side of [-1, 1]) {
    const x = (side * wide) / 2;
    mesh.quad(
      [x, y0 - 0.4, -deep / 2],
      [x, y0 - 0.4, deep / 2],
      [x, y1 + 0.4, deep / 2],
      [x, y1 + 0.4, -deep / 2],
      design.wall,
    );
    for (const z of [-5.6, 0.6, 4.4]) {
      const w = z === 0.6 ? 1.2 : 2.1;
      const outer = x + side * 0.04;
      mesh.quad(
        [outer, y0 + 0.9, z],
        [outer, y0 + 0.9, z + w],
        [outer, y1 - 0.25, z + w],
        [outer, y1 - 0.25, z],
        design.pane,
      );
      box(
        mesh,
        [Math.min(x, x + side * 0.16), y0 + 0.8, z - 0.1],
        [Math.max(x, x + side * 0.16), y0 + 0.9, z + w + 0.1],
        design.slab,
      );
    }
    box(
      mesh,
      [Math.min(x, x + side * 0.45), y0 - 0.4, -2.6],
      [Math.max(x, x + side * 0.45), y1 + 0.4, -1.5],
      design.pier,
    );
  }
  const z = -deep / 2;
  mesh.quad(
    [-wide / 2, y0 - 0.4, z],
    [wide / 2, y0 - 0.4, z],
    [wide / 2, y1 + 0.4, z],
    [-wide / 2, y1 + 0.4, z],
    design.wall,
  );
}

/** Lobby, garage behind slats and the terrace with its garden. */
function podium(mesh: Mesh, design: TowerDesign): void {
  const { wide, deep, podiumHeight: top } = design;
  const half = wide / 2 + 4.5;
  const front = deep / 2 + 4;
  const back = -deep / 2 - 5;
  box(mesh, [-half, 0, back], [half, 4.6, front - 3.5], design.wall);
  const lobby = material('#20262b', { second: '#3a2d22', texture: 'window', scale: 4.4, mirror: 0.14 });
  mesh.quad(
    [-6, 0.1, front - 3.45],
    [8, 0.1, front - 3.45],
    [8, 4.4, front - 3.45],
    [-6, 4.4, front - 3.45],
    lobby,
  );
  box(mesh, [-half, 4.6, back], [half, top - 0.9, front], design.base);
  box(mesh, [-half - 0.3, 4.25, back], [half + 0.3, 4.65, front + 0.3], design.slab);
  box(mesh, [-half - 0.3, top - 0.95, back], [half + 0.3, top - 0.45, front + 0.3], design.slab);
  mesh.quad(
    [-half, 4.24, front],
    [half, 4.24, front],
    [half, 4.24, front - 3.5],
    [-half, 4.24, front - 3.5],
    design.soffit,
  );
  for (const x of [-half + 1, -8, 9.5, half - 1.4])
    box(mesh, [x, 0, front - 0.7], [x + 0.4, 4.3, front - 0.3], design.pier);
  mesh.quad(
    [-half, top - 0.2, front + 0.1],
    [half, top - 0.2, front + 0.1],
    [half, top + 0.75, front + 0.1],
    [-half, top + 0.75, front + 0.1],
    design.rail,
  );
  hedge(
    mesh,
    [-half + 0.6, top - 0.5, front - 0.5],
    [half - 0.6, top - 0.5, front - 0.5],
    0.9,
    1.1,
    'dark',
    91,
    0.8,
  );
  hedge(
    mesh,
    [-half + 0.4, top - 1.1, front + 0.35],
    [half - 0.4, top - 1.1, front + 0.35],
    0.6,
    0.9,
    'broad',
    17,
    0.6,
  );
  hedge(
    mesh,
    [half - 0.4, top - 0.5, back + 1],
    [half - 0.4, top - 0.5, front - 1],
    0.8,
    0.9,
    'broad',
    12,
    0.6,
  );
}

/** The set-back penthouse with its pergola and parapet. */
function rooftop(mesh: Mesh, design: TowerDesign): void {
  const y = design.podiumHeight + design.floors * design.floorHeight;
  const half = design.wide / 2;
  slab(mesh, design, design.floors, y - 0.16, y + 0.16);
  railing(mesh, design, design.floors, y + 0.16);
  const front = design.deep / 2 - 3.4;
  box(mesh, [-half + 1.5, y, -design.deep / 2], [half - 1.5, y + 3.2, front], design.wall);
  mesh.quad(
    [-half + 2, y + 0.2, front + 0.03],
    [half - 2, y + 0.2, front + 0.03],
    [half - 2, y + 3, front + 0.03],
    [-half + 2, y + 3, front + 0.03],
    design.pane,
  );
  box(mesh, [-half + 0.6, y + 3.2, -design.deep / 2 - 0.2], [half - 0.6, y + 3.6, front + 1.8], design.slab);
  mesh.quad(
    [-half + 0.6, y + 3.19, front],
    [half - 0.6, y + 3.19, front],
    [half - 0.6, y + 3.19, front + 1.8],
    [-half + 0.6, y + 3.19, front + 1.8],
    design.soffit,
  );
  for (let i = 0; i <= 16; i++) {
    const x = -half + 1.2 + ((half * 2 - 2.4) * i) / 16;
    box(mesh, [x, y + 3.25, front + 1.8], [x + 0.14, y + 3.5, front + 4.6], design.pier);
  }
  box(mesh, [-half + 0.9, y + 3.2, front + 4.4], [half - 0.9, y + 3.5, front + 4.6], design.slab);
  for (const x of [-half + 1, half - 1.2])
    box(mesh, [x, y + 0.1, front + 4.4], [x + 0.2, y + 3.2, front + 4.6], design.slab);
  box(mesh, [-4, y + 3.6, -design.deep / 2 + 1], [4, y + 6.4, 0], design.wall);
  hedge(
    mesh,
    [-half + 1, y + 0.1, design.deep / 2 + 0.6],
    [half - 1, y + 0.1, design.deep / 2 + 0.6],
    0.6,
    0.7,
    'dark',
    23,
    0.5,
  );
}
