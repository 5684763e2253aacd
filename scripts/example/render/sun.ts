import type { Triangles, Vec3 } from './mesh.ts';
import { cross, unit } from './shapes.ts';

/** Depths seen from the sun, for asking whether a point is in shade. */
export interface SunMap {
  direction: Vec3;
  size: number;
  depth: Float32Array;
  u: Vec3;
  v: Vec3;
  origin: Vec3;
  /** Pixels a metre. */
  scale: number;
  /** Metres a point is lifted before it is asked. */
  bias: number;
}

/** @param direction towards the sun. @param centre and radius of what may cast shade, metres. */
export function createSunMap(
  triangles: Triangles,
  direction: Vec3,
  centre: Vec3,
  radius: number,
  size: number,
): SunMap {
  const u = unit(cross(Math.abs(direction[1]) > 0.98 ? [1, 0, 0] : [0, 1, 0], direction));
  const v = cross(direction, u);
  const scale = size / (radius * 2);
  const depth = new Float32Array(size * size).fill(Number.NEGATIVE_INFINITY);
  const map: SunMap = { direction, size, depth, u, v, origin: centre, scale, bias: 1.6 / scale };
  const { positions, materialOf, materials } = triangles;
  const casts = materials.map((m) => m.clear === 0 && m.texture !== 'water' && m.texture !== 'sea');
  const p = new Float64Array(9);
  for (let t = 0; t < triangles.count; t++) {
    if (!casts[materialOf[t]!]) continue;
    for (let k = 0; k < 3; k++) {
      const x = positions[t * 9 + k * 3]! - centre[0];
      const y = positions[t * 9 + k * 3 + 1]! - centre[1];
      const z = positions[t * 9 + k * 3 + 2]! - centre[2];
      p[k * 3] = (x * u[0] + y * u[1] + z * u[2]) * scale + size / 2;
      p[k * 3 + 1] = (x * v[0] + y * v[1] + z * v[2]) * scale + size / 2;
      p[k * 3 + 2] = x * direction[0] + y * direction[1] + z * direction[2];
    }
    fill(map, p);
  }
  return map;
}

function fill(map: SunMap, p: Float64Array): void {
  const { size, depth } = map;
  const ax = p[0]!;
  const ay = p[1]!;
  const az = p[2]!;
  const area = (p[3]! - ax) * (p[7]! - ay) - (p[6]! - ax) * (p[4]! - ay);
  if (Math.abs(area) < 1e-9) return;
  const bz = p[5]! - az;
  const cz = p[8]! - az;
  const stepX = (bz * (p[7]! - ay) - cz * (p[4]! - ay)) / area;
  const stepY = (cz * (p[3]! - ax) - bz * (p[6]! - ax)) / area;
  const top = Math.max(0, Math.ceil(Math.min(ay, p[4]!, p[7]!) - 0.5));
  const bottom = Math.min(size - 1, Math.floor(Math.max(ay, p[4]!, p[7]!) - 0.5));
  for (let y = top; y <= bottom; y++) {
    const row = y + 0.5;
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < 3; k++) {
      const i = k * 3;
      const j = ((k + 1) % 3) * 3;
      if (p[i + 1]! <= row === p[j + 1]! <= row) continue;
      const x = p[i]! + ((row - p[i + 1]!) * (p[j]! - p[i]!)) / (p[j + 1]! - p[i + 1]!);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(size - 1, Math.floor(to - 0.5));
    let z = az + (first + 0.5 - ax) * stepX + (row - ay) * stepY;
    for (let x = first; x <= last; x++) {
      if (z > depth[y * size + x]!) depth[y * size + x] = z;
      z += stepX;
    }
  }
}

/** Share of the sun that reaches a point of a surface with normal n: 0 in shade, 1 in the open. */
export function sunAt(
  map: SunMap,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const { size, depth, u, v, origin, scale, bias, direction } = map;
  const px = x - origin[0] + nx * bias * 1.4;
  const py = y - origin[1] + ny * bias * 1.4;
  const pz = z - origin[2] + nz * bias * 1.4;
  const sx = (px * u[0] + py * u[1] + pz * u[2]) * scale + size / 2 - 0.5;
  const sy = (px * v[0] + py * v[1] + pz * v[2]) * scale + size / 2 - 0.5;
  const own = px * direction[0] + py * direction[1] + pz * direction[2] + bias;
  const ix = Math.floor(sx);
  const iy = Math.floor(sy);
  if (ix < 2 || iy < 2 || ix > size - 4 || iy > size - 4) return 1;
  const fx = sx - ix;
  const fy = sy - iy;
  let lit = 0;
  for (let j = -1; j <= 2; j++) {
    const wy = j === -1 ? 1 - fy : j === 2 ? fy : 1;
    const row = (iy + j) * size + ix;
    let line = 0;
    if (depth[row - 1]! < own) line += 1 - fx;
    if (depth[row]! < own) line += 1;
    if (depth[row + 1]! < own) line += 1;
    if (depth[row + 2]! < own) line += fx;
    lit += line * wy;
  }
  return lit / 9;
}
