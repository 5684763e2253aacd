import type { Camera } from './camera.ts';
import type { Triangles } from './mesh.ts';
import type { Visibility } from './raster.ts';

/** Share of open space about each pixel, at a third of the size: 1 free, 0 buried. */
export interface Occlusion {
  width: number;
  height: number;
  open: Float32Array;
}

/** Pixels of the picture for one of the occlusion's. */
export const occlusionStep = 3;
const taps = 11;

/** @param reach metres within which things darken each other. */
export function createOcclusion(
  seen: Visibility,
  camera: Camera,
  triangles: Triangles,
  reach: number,
): Occlusion {
  const width = Math.ceil(seen.width / occlusionStep);
  const height = Math.ceil(seen.height / occlusionStep);
  const raw = new Float32Array(width * height).fill(1);
  const { forward, right, up, focal, centreX, centreY } = camera;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * occlusionStep * seen.width + x * occlusionStep;
      const t = seen.triangle[i]!;
      if (t < 0) continue;
      const z = 1 / seen.inverseDepth[i]!;
      const rx = (x * occlusionStep + 0.5 - centreX) / focal;
      const ry = (centreY - y * occlusionStep - 0.5) / focal;
      const px = rx * z;
      const py = ry * z;
      const n = t * 9;
      const wx = triangles.normals[n]!;
      const wy = triangles.normals[n + 1]!;
      const wz = triangles.normals[n + 2]!;
      let nx = wx * right[0] + wy * right[1] + wz * right[2];
      let ny = wx * up[0] + wy * up[1] + wz * up[2];
      let nz = wx * forward[0] + wy * forward[1] + wz * forward[2];
      if (nx * px + ny * py + nz * z > 0) {
        nx = -nx;
        ny = -ny;
        nz = -nz;
      }
      const radius = Math.max(4, Math.min(seen.width * 0.09, (focal * reach) / z));
      const turn = ((x & 3) * 4 + (y & 3)) * 0.3927 + ((x * 7 + y * 13) & 7) * 0.05;
      let hidden = 0;
      for (let k = 0; k < taps; k++) {
        const far = radius * Math.sqrt((k + 0.5) / taps);
        const angle = turn + k * 2.39996;
        const sx = Math.round(x * occlusionStep + Math.cos(angle) * far);
        const sy = Math.round(y * occlusionStep + Math.sin(angle) * far);
        if (sx < 0 || sy < 0 || sx >= seen.width || sy >= seen.height) continue;
        const inverse = seen.inverseDepth[sy * seen.width + sx]!;
        if (inverse === 0) continue;
        const sz = 1 / inverse;
        const vx = ((sx + 0.5 - centreX) / focal) * sz - px;
        const vy = ((centreY - sy - 0.5) / focal) * sz - py;
        const vz = sz - z;
        const distance = Math.sqrt(vx * vx + vy * vy + vz * vz) + 1e-5;
        const rise = (vx * nx + vy * ny + vz * nz) / distance - 0.06;
        if (rise <= 0) continue;
        const near = distance / reach;
        hidden += rise / (1 + near * near * 1.6);
      }
      raw[y * width + x] = Math.max(0.12, 1 - (hidden / taps) * 1.75);
    }
  }
  return { width, height, open: smooth(raw, seen, width, height) };
}

/** Averages 5 × 5 neighbours of like depth. */
function smooth(raw: Float32Array, seen: Visibility, width: number, height: number): Float32Array {
  const out = new Float32Array(raw.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = seen.inverseDepth[y * occlusionStep * seen.width + x * occlusionStep]!;
      let sum = 0;
      let weight = 0;
      for (let j = -2; j <= 2; j++) {
        const yy = y + j;
        if (yy < 0 || yy >= height) continue;
        for (let k = -2; k <= 2; k++) {
          const xx = x + k;
          if (xx < 0 || xx >= width) continue;
          const other = seen.inverseDepth[yy * occlusionStep * seen.width + xx * occlusionStep]!;
          const w = Math.abs(other - own) < own * 0.04 + 1e-4 ? 1 : 0.02;
          sum += raw[yy * width + xx]! * w;
          weight += w;
        }
      }
      out[y * width + x] = sum / weight;
    }
  }
  return out;
}
