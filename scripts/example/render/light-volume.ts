import type { Triangles, Vec3 } from './mesh.ts';
import type { Sky } from './sky.ts';
import { type SunMap, sunAt } from './sun.ts';

/**
 * Indirect light in a grid of cells. Light enters where the grid is open to the sky, where the sun
 * lies on a surface and at lamps, and spreads by diffusion: bright by the window, dim in corners,
 * tinted by what it touches.
 */
export interface LightVolume {
  min: Vec3;
  cell: number;
  nx: number;
  ny: number;
  nz: number;
  light: Float32Array;
}

export interface VolumeBounds {
  min: Vec3;
  max: Vec3;
  cell: number;
}

export function createLightVolume(
  triangles: Triangles,
  bounds: VolumeBounds,
  sky: Sky,
  sunMap: SunMap,
): LightVolume {
  const { min, max, cell } = bounds;
  const nx = Math.ceil((max[0] - min[0]) / cell);
  const ny = Math.ceil((max[1] - min[1]) / cell);
  const nz = Math.ceil((max[2] - min[2]) / cell);
  const total = nx * ny * nz;
  const solid = new Uint8Array(total);
  const albedo = new Float32Array(total * 3);
  const hits = new Float32Array(total);
  const source = new Float32Array(total * 3);
  const index = (x: number, y: number, z: number) => (z * ny + y) * nx + x;

  const { positions, normals, materialOf, materials } = triangles;
  for (let t = 0; t < triangles.count; t++) {
    const made = materials[materialOf[t]!]!;
    if (made.clear > 0 || made.texture === 'leaf') continue;
    const o = t * 9;
    const ux = positions[o + 3]! - positions[o]!;
    const uy = positions[o + 4]! - positions[o + 1]!;
    const uz = positions[o + 5]! - positions[o + 2]!;
    const vx = positions[o + 6]! - positions[o]!;
    const vy = positions[o + 7]! - positions[o + 1]!;
    const vz = positions[o + 8]! - positions[o + 2]!;
    const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
    const along = Math.min(
      160,
      Math.ceil(Math.max(Math.hypot(ux, uy, uz), Math.hypot(vx, vy, vz)) / (cell * 0.6)),
    );
    const share = area / ((along * (along + 1)) / 2) / (cell * cell);
    for (let i = 0; i < along; i++) {
      for (let j = 0; j < along - i; j++) {
        const a = (i + 0.33) / along;
        const b = (j + 0.33) / along;
        const x = positions[o]! + ux * a + vx * b;
        const y = positions[o + 1]! + uy * a + vy * b;
        const z = positions[o + 2]! + uz * a + vz * b;
        const cx = Math.floor((x - min[0]) / cell);
        const cy = Math.floor((y - min[1]) / cell);
        const cz = Math.floor((z - min[2]) / cell);
        if (cx < 0 || cy < 0 || cz < 0 || cx >= nx || cy >= ny || cz >= nz) continue;
        const here = index(cx, cy, cz);
        solid[here] = 1;
        hits[here] = hits[here]! + 1;
        for (let k = 0; k < 3; k++) albedo[here * 3 + k] = albedo[here * 3 + k]! + made.color[k]!;
        const n0 = normals[o]!;
        const n1 = normals[o + 1]!;
        const n2 = normals[o + 2]!;
        const facing = n0 * sunMap.direction[0] + n1 * sunMap.direction[1] + n2 * sunMap.direction[2];
        const glows = made.emit[0] + made.emit[1] + made.emit[2] > 0;
        const lit = facing > 0 ? facing * sunAt(sunMap, x, y, z, n0, n1, n2) : 0;
        if (lit === 0 && !glows) continue;
        const ox = Math.floor((x + n0 * cell * 1.01 - min[0]) / cell);
        const oy = Math.floor((y + n1 * cell * 1.01 - min[1]) / cell);
        const oz = Math.floor((z + n2 * cell * 1.01 - min[2]) / cell);
        if (ox < 0 || oy < 0 || oz < 0 || ox >= nx || oy >= ny || oz >= nz) continue;
        const open = index(ox, oy, oz);
        for (let k = 0; k < 3; k++) {
          const given = made.color[k]! * sky.sunColor[k]! * lit * 0.42 + made.emit[k]! * 0.9;
          source[open * 3 + k] = source[open * 3 + k]! + given * Math.min(1.5, share);
        }
      }
    }
  }
  for (let i = 0; i < total; i++) {
    if (!solid[i]) continue;
    for (let k = 0; k < 3; k++)
      albedo[i * 3 + k] = Math.min(0.88, 0.1 + (0.9 * albedo[i * 3 + k]!) / hits[i]!);
  }
  const light = diffuse({ nx, ny, nz, solid, albedo, source }, sky);
  return { min, cell, nx, ny, nz, light };
}

interface Grid {
  nx: number;
  ny: number;
  nz: number;
  solid: Uint8Array;
  albedo: Float32Array;
  source: Float32Array;
}

function diffuse(grid: Grid, sky: Sky): Float32Array {
  const { nx, ny, nz, solid, albedo, source } = grid;
  const light = new Float32Array(nx * ny * nz * 3);
  const steps = [1, -1, nx, -nx, nx * ny, -nx * ny];
  const sides = [0, 0, 0];
  for (let k = 0; k < 3; k++) sides[k] = (sky.horizon[k]! * 0.7 + sky.zenith[k]! * 0.3) * sky.ambient * 1.5;
  for (let round = 0; round < 70; round++) {
    for (let n = 0; n < nx * ny * nz; n++) {
      const i = round & 1 ? nx * ny * nz - 1 - n : n;
      if (solid[i]) continue;
      const x = i % nx;
      const y = Math.floor(i / nx) % ny;
      const z = Math.floor(i / (nx * ny));
      let r = source[i * 3]!;
      let g = source[i * 3 + 1]!;
      let b = source[i * 3 + 2]!;
      for (let s = 0; s < 6; s++) {
        const outside =
          s === 0
            ? x === nx - 1
            : s === 1
              ? x === 0
              : s === 2
                ? y === ny - 1
                : s === 3
                  ? y === 0
                  : s === 4
                    ? z === nz - 1
                    : z === 0;
        if (outside) {
          const k = s === 3 ? 0.25 : 1;
          r += sides[0]! * k;
          g += sides[1]! * k;
          b += sides[2]! * k;
          continue;
        }
        const j = i + steps[s]!;
        if (solid[j]) {
          r += light[i * 3]! * albedo[j * 3]!;
          g += light[i * 3 + 1]! * albedo[j * 3 + 1]!;
          b += light[i * 3 + 2]! * albedo[j * 3 + 2]!;
        } else {
          r += light[j * 3]!;
          g += light[j * 3 + 1]!;
          b += light[j * 3 + 2]!;
        }
      }
      light[i * 3] = r / 6;
      light[i * 3 + 1] = g / 6;
      light[i * 3 + 2] = b / 6;
    }
  }
  spreadIntoWalls(grid, light, steps);
  return light;
}

/** Gives wall cells their open neighbours' light, so sampling near a wall finds no black. */
function spreadIntoWalls(grid: Grid, light: Float32Array, steps: number[]): void {
  const total = grid.solid.length;
  for (let i = 0; i < total; i++) {
    if (!grid.solid[i]) continue;
    let found = 0;
    for (const step of steps) {
      const j = i + step;
      if (j < 0 || j >= total || grid.solid[j]) continue;
      found++;
      for (let k = 0; k < 3; k++) light[i * 3 + k] = light[i * 3 + k]! + light[j * 3 + k]!;
    }
    if (found > 1) for (let k = 0; k < 3; k++) light[i * 3 + k] = light[i * 3 + k]! / found;
  }
}

/** Light about a point, written to `out`. */
export function sampleVolume(volume: LightVolume, x: number, y: number, z: number, out: Float64Array): void {
  const { min, cell, nx, ny, nz, light } = volume;
  const fx = Math.max(0, Math.min(nx - 1.001, (x - min[0]) / cell - 0.5));
  const fy = Math.max(0, Math.min(ny - 1.001, (y - min[1]) / cell - 0.5));
  const fz = Math.max(0, Math.min(nz - 1.001, (z - min[2]) / cell - 0.5));
  const ix = Math.floor(fx);
  const iy = Math.floor(fy);
  const iz = Math.floor(fz);
  const tx = fx - ix;
  const ty = fy - iy;
  const tz = fz - iz;
  const base = ((iz * ny + iy) * nx + ix) * 3;
  const stepY = nx * 3;
  const stepZ = nx * ny * 3;
  for (let k = 0; k < 3; k++) {
    const o = base + k;
    const a = light[o]! * (1 - tx) + light[o + 3]! * tx;
    const b = light[o + stepY]! * (1 - tx) + light[o + stepY + 3]! * tx;
    const c = light[o + stepZ]! * (1 - tx) + light[o + stepZ + 3]! * tx;
    const d = light[o + stepZ + stepY]! * (1 - tx) + light[o + stepZ + stepY + 3]! * tx;
    out[k] = (a * (1 - ty) + b * ty) * (1 - tz) + (c * (1 - ty) + d * ty) * tz;
  }
}
