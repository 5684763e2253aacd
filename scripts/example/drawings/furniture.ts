import { type Material, material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { ball, box, lathe, softBox, tube } from '../render/shapes.ts';
import { blackMetal, brass, ceramic, type Palette, warmLight } from './palette.ts';

// Each piece stands on the floor at the origin, its front towards +z, its middle at x = 0.

/** A low sofa with seat and back cushions. */
export function sofa(mesh: Mesh, p: Palette, wide: number, cloth: Material = p.fabric): void {
  const half = wide / 2;
  softBox(mesh, [-half, 0.12, -0.5], [half, 0.34, 0.45], 0.05, cloth);
  softBox(mesh, [-half, 0.12, -0.5], [half, 0.68, -0.3], 0.07, cloth);
  for (const s of [-1, 1])
    softBox(
      mesh,
      [s > 0 ? half - 0.18 : -half, 0.12, -0.5],
      [s > 0 ? half : -half + 0.18, 0.56, 0.45],
      0.07,
      cloth,
    );
  const seats = Math.max(2, Math.round((wide - 0.4) / 0.85));
  const step = (wide - 0.4) / seats;
  for (let i = 0; i < seats; i++) {
    const x = -half + 0.2 + i * step;
    softBox(mesh, [x + 0.01, 0.32, -0.3], [x + step - 0.01, 0.48, 0.46], 0.07, cloth);
    softBox(mesh, [x + 0.03, 0.46, -0.36], [x + step - 0.03, 0.82, -0.14], 0.09, cloth);
  }
  softBox(mesh, [-half + 0.24, 0.48, -0.16], [-half + 0.68, 0.86, -0.02], 0.08, p.accent);
  softBox(mesh, [-half + 0.62, 0.48, -0.13], [-half + 1.0, 0.78, 0.0], 0.08, p.linen);
  softBox(mesh, [half - 0.7, 0.48, -0.16], [half - 0.26, 0.85, -0.02], 0.08, p.second);
  for (const x of [-half + 0.12, half - 0.12])
    for (const z of [-0.4, 0.36]) box(mesh, [x - 0.02, 0, z - 0.02], [x + 0.02, 0.13, z + 0.02], p.darkWood);
}

/** An armchair with a round back. */
export function armchair(mesh: Mesh, p: Palette, cloth: Material = p.accent): void {
  softBox(mesh, [-0.36, 0.2, -0.34], [0.36, 0.44, 0.38], 0.1, cloth);
  softBox(mesh, [-0.38, 0.3, -0.42], [0.38, 0.82, -0.22], 0.1, cloth);
  for (const s of [-1, 1])
    softBox(mesh, [s * 0.41 - 0.07, 0.28, -0.36], [s * 0.41 + 0.07, 0.6, 0.3], 0.07, cloth);
  for (const x of [-0.3, 0.3])
    for (const z of [-0.3, 0.3])
      tube(mesh, [x, 0.22, z], [x * 1.15, 0, z * 1.15], 0.02, 0.014, p.darkWood, 6);
}

/** Two round tables, one over the other. */
export function coffeeTables(mesh: Mesh, p: Palette): void {
  lathe(
    mesh,
    [0, 0, 0],
    [
      [0.22, 0],
      [0.08, 0.03],
      [0.08, 0.3],
      [0.5, 0.31],
      [0.5, 0.35],
    ],
    p.darkWood,
  );
  lathe(
    mesh,
    [0.56, 0, 0.24],
    [
      [0.2, 0],
      [0.06, 0.02],
      [0.06, 0.4],
      [0.32, 0.41],
      [0.32, 0.44],
    ],
    p.stone,
  );
  box(mesh, [-0.24, 0.35, -0.12], [0.06, 0.37, 0.12], p.linen);
  box(mesh, [-0.2, 0.37, -0.1], [0.04, 0.395, 0.1], p.accent);
  lathe(
    mesh,
    [0.2, 0.35, -0.1],
    [
      [0.05, 0],
      [0.08, 0.08],
      [0.045, 0.18],
      [0.05, 0.2],
    ],
    ceramic,
  );
}

/** A flat rug. */
export function rug(mesh: Mesh, p: Palette, wide: number, deep: number): void {
  box(mesh, [-wide / 2, 0.001, -deep / 2], [wide / 2, 0.016, deep / 2], p.rug);
}

/** A dining chair. */
export function chair(mesh: Mesh, p: Palette, cloth: Material = p.fabric): void {
  softBox(mesh, [-0.23, 0.42, -0.22], [0.23, 0.5, 0.24], 0.04, cloth);
  softBox(mesh, [-0.23, 0.5, -0.26], [0.23, 0.86, -0.18], 0.04, cloth);
  for (const x of [-0.19, 0.19]) {
    tube(mesh, [x, 0.43, 0.18], [x * 1.1, 0, 0.21], 0.018, 0.012, p.darkWood, 6);
    tube(mesh, [x, 0.86, -0.24], [x * 1.1, 0, -0.24], 0.018, 0.012, p.darkWood, 6);
  }
}

/** A table laid with a vase, and chairs along both sides. */
export function diningTable(mesh: Mesh, p: Palette, long: number): void {
  const half = long / 2;
  softBox(mesh, [-half, 0.71, -0.48], [half, 0.76, 0.48], 0.02, p.wood);
  for (const s of [-1, 1])
    softBox(mesh, [s * half * 0.62 - 0.07, 0, -0.3], [s * half * 0.62 + 0.07, 0.72, 0.3], 0.03, p.darkWood);
  const seats = Math.floor(long / 0.62);
  for (let i = 0; i < seats; i++) {
    const x = -half + (long * (i + 0.5)) / seats;
    mesh.at([x, 0, -0.66], 0, () => chair(mesh, p));
    mesh.at([x, 0, 0.66], Math.PI, () => chair(mesh, p));
    for (const z of [-0.3, 0.3])
      lathe(
        mesh,
        [x, 0.76, z],
        [
          [0.12, 0],
          [0.13, 0.012],
          [0.03, 0.014],
        ],
        ceramic,
      );
  }
  lathe(
    mesh,
    [0, 0.76, 0],
    [
      [0.06, 0],
      [0.1, 0.1],
      [0.05, 0.24],
      [0.06, 0.26],
    ],
    p.stone,
  );
}

/** Lamps over a table: so many glass bells on cords. */
export function pendants(mesh: Mesh, count: number, gap: number, ceiling: number, drop: number): void {
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * gap;
    tube(mesh, [x, ceiling, 0], [x, ceiling - drop, 0], 0.006, 0.006, blackMetal, 5);
    lathe(
      mesh,
      [x, ceiling - drop - 0.24, 0],
      [
        [0.15, 0],
        [0.13, 0.1],
        [0.05, 0.22],
        [0.015, 0.25],
      ],
      brass,
    );
    ball(mesh, [x, ceiling - drop - 0.2, 0], [0.075, 0.075, 0.075], warmLight, 6);
  }
}

/** A lamp on a stand. */
export function floorLamp(mesh: Mesh, p: Palette): void {
  lathe(
    mesh,
    [0, 0, 0],
    [
      [0.15, 0],
      [0.15, 0.02],
      [0.014, 0.03],
      [0.014, 1.4],
    ],
    blackMetal,
  );
  lathe(
    mesh,
    [0, 1.32, 0],
    [
      [0.2, 0],
      [0.15, 0.3],
    ],
    p.linen,
  );
  ball(mesh, [0, 1.45, 0], [0.07, 0.09, 0.07], warmLight, 5);
}

/** A bed with head board, linen, throw and pillows. The head is at -z. */
export function bed(mesh: Mesh, p: Palette, wide: number, head: Material = p.fabric): void {
  const half = wide / 2;
  softBox(mesh, [-half - 0.04, 0.08, -1.0], [half + 0.04, 0.32, 1.02], 0.03, p.darkWood);
  softBox(mesh, [-half, 0.3, -0.98], [half, 0.55, 1.0], 0.09, p.linen);
  softBox(mesh, [-half - 0.03, 0.36, -0.35], [half + 0.03, 0.58, 1.03], 0.08, p.linen);
  softBox(mesh, [-half - 0.04, 0.38, 0.35], [half + 0.04, 0.6, 0.92], 0.06, p.accent);
  softBox(mesh, [-half - 0.3, 0.1, -1.12], [half + 0.3, 1.15, -1.0], 0.05, head);
  const pillows = wide > 1.2 ? [-half * 0.5, half * 0.5] : [0];
  for (const x of pillows) {
    softBox(mesh, [x - 0.34, 0.54, -0.96], [x + 0.34, 0.9, -0.76], 0.09, p.linen);
    softBox(mesh, [x - 0.32, 0.54, -0.8], [x + 0.32, 0.84, -0.62], 0.09, p.fabric);
  }
  softBox(mesh, [-0.27, 0.56, -0.62], [0.27, 0.78, -0.48], 0.07, p.second);
}

/** A bedside table with its lamp. */
export function nightstand(mesh: Mesh, p: Palette): void {
  softBox(mesh, [-0.25, 0.14, -0.2], [0.25, 0.48, 0.2], 0.015, p.wood);
  box(mesh, [-0.24, 0.3, 0.2], [0.24, 0.31, 0.206], p.darkWood);
  lathe(
    mesh,
    [0, 0.48, 0],
    [
      [0.07, 0],
      [0.08, 0.06],
      [0.02, 0.14],
      [0.02, 0.2],
    ],
    ceramic,
  );
  lathe(
    mesh,
    [0, 0.66, 0],
    [
      [0.13, 0],
      [0.09, 0.2],
    ],
    warmLight,
  );
}

/** Cupboards with doors, floor to `tall`. */
export function wardrobe(mesh: Mesh, front: Material, wide: number, tall: number, doors: number): void {
  box(mesh, [-wide / 2, 0, -0.3], [wide / 2, tall, 0.28], front);
  for (let i = 0; i < doors; i++) {
    const x0 = -wide / 2 + (wide * i) / doors;
    box(mesh, [x0 + 0.006, 0.06, 0.28], [x0 + wide / doors - 0.006, tall - 0.02, 0.302], front);
    box(
      mesh,
      [x0 + (i % 2 ? 0.05 : wide / doors - 0.06), 0.9, 0.302],
      [x0 + (i % 2 ? 0.06 : wide / doors - 0.05), 1.3, 0.325],
      brass,
    );
  }
}

const televisionGlass = material('#0d0f12', { mirror: 0.16, shine: 0.4 });

/** A wall of slats with a television and a floating cabinet. */
export function mediaWall(mesh: Mesh, p: Palette, wide: number): void {
  box(mesh, [-wide / 2, 0, -0.04], [wide / 2, 2.55, 0.02], p.feature);
  softBox(mesh, [-wide / 2 + 0.2, 0.32, 0.02], [wide / 2 - 0.2, 0.62, 0.42], 0.015, p.wood);
  box(mesh, [-0.75, 0.95, 0.03], [0.75, 1.8, 0.07], televisionGlass);
  box(mesh, [-wide / 2 + 0.5, 0.62, 0.1], [-wide / 2 + 0.62, 0.9, 0.32], p.stone);
  lathe(
    mesh,
    [wide / 2 - 0.6, 0.62, 0.22],
    [
      [0.07, 0],
      [0.11, 0.12],
      [0.05, 0.3],
      [0.06, 0.33],
    ],
    ceramic,
  );
}

/** Shelves with books and bowls. */
export function bookcase(mesh: Mesh, p: Palette, wide: number, tall: number): void {
  const books = material('#8d7458', { second: '#d9cbb2', texture: 'books' });
  box(mesh, [-wide / 2, 0, -0.16], [wide / 2, tall, -0.13], p.wood);
  for (let y = 0; y <= tall; y += 0.42) box(mesh, [-wide / 2, y, -0.15], [wide / 2, y + 0.03, 0.16], p.wood);
  for (const s of [-1, 1])
    box(
      mesh,
      [s > 0 ? wide / 2 - 0.03 : -wide / 2, 0, -0.15],
      [s > 0 ? wide / 2 : -wide / 2 + 0.03, tall, 0.16],
      p.wood,
    );
  let k = 0;
  for (let y = 0.03; y < tall - 0.3; y += 0.42, k++) {
    const from = -wide / 2 + 0.08 + (k % 3) * 0.22;
    box(mesh, [from, y, -0.1], [from + wide * 0.42, y + 0.29, 0.1], books);
    lathe(
      mesh,
      [wide / 2 - 0.3 - (k % 2) * 0.3, y, 0],
      [
        [0.05, 0],
        [0.1, 0.1],
        [0.06, 0.2],
      ],
      k % 2 ? p.stone : ceramic,
    );
  }
}

/** A framed picture hung on a wall, its middle at `y`. */
export function picture(mesh: Mesh, p: Palette, wide: number, tall: number, y: number): void {
  box(
    mesh,
    [-wide / 2 - 0.02, y - tall / 2 - 0.02, 0],
    [wide / 2 + 0.02, y + tall / 2 + 0.02, 0.03],
    p.darkWood,
  );
  box(mesh, [-wide / 2, y - tall / 2, 0.03], [wide / 2, y + tall / 2, 0.034], p.art);
}

/** A stool for counters. */
export function stool(mesh: Mesh, cloth: Material): void {
  softBox(mesh, [-0.2, 0.66, -0.19], [0.2, 0.74, 0.19], 0.035, cloth);
  softBox(mesh, [-0.2, 0.74, -0.21], [0.2, 0.95, -0.15], 0.03, cloth);
  for (const x of [-0.16, 0.16])
    for (const z of [-0.15, 0.15])
      tube(mesh, [x, 0.67, z], [x * 1.2, 0, z * 1.2], 0.013, 0.01, blackMetal, 5);
  tube(mesh, [-0.17, 0.25, 0.17], [0.17, 0.25, 0.17], 0.008, 0.008, blackMetal, 5);
}
