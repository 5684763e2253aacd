import type { Mesh } from '../render/mesh.ts';
import { box, softBox } from '../render/shapes.ts';
import type { Palette } from './palette.ts';

/** A slanted board across x from -half to half, from (y, z) up to (y, z). */
function slope(
  mesh: Mesh,
  half: number,
  [y0, z0]: readonly [number, number],
  [y1, z1]: readonly [number, number],
  thick: number,
  made: Palette['linen'],
): void {
  const length = Math.hypot(y1 - y0, z1 - z0);
  const [ny, nz] = [((z0 - z1) / length) * thick, ((y1 - y0) / length) * thick];
  const edge = (x: number): readonly (readonly [number, number, number])[] => [
    [x, y0, z0],
    [x, y1, z1],
    [x, y1 + ny, z1 + nz],
    [x, y0 + ny, z0 + nz],
  ];
  const [l, r] = [edge(-half), edge(half)];
  for (let i = 0; i < 4; i++) mesh.quad(l[i]!, r[i]!, r[(i + 1) % 4]!, l[(i + 1) % 4]!, made);
  for (const side of [l, r]) mesh.quad(side[0]!, side[1]!, side[2]!, side[3]!, made);
}

/** A reclined chair with its cushion. */
export function lounger(mesh: Mesh, p: Palette): void {
  box(mesh, [-0.34, 0.24, -0.95], [0.34, 0.3, 0.95], p.wood);
  softBox(mesh, [-0.33, 0.29, -0.35], [0.33, 0.4, 0.95], 0.045, p.linen);
  slope(mesh, 0.33, [0.26, -0.34], [0.74, -0.98], 0.11, p.linen);
  slope(mesh, 0.34, [0.24, -0.36], [0.7, -1.0], 0.03, p.wood);
  softBox(mesh, [-0.22, 0.78, -0.96], [0.22, 0.9, -0.82], 0.06, p.accent);
  for (const x of [-0.28, 0.28])
    for (const z of [-0.8, 0.8]) box(mesh, [x - 0.03, 0, z - 0.03], [x + 0.03, 0.26, z + 0.03], p.wood);
}
