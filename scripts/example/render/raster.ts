import type { Camera } from './camera.ts';
import type { Triangles } from './mesh.ts';

/** Which triangle each pixel sees, and 1/depth there (0: nothing). */
export interface Visibility {
  width: number;
  height: number;
  inverseDepth: Float32Array;
  triangle: Int32Array;
}

export function createVisibility(width: number, height: number): Visibility {
  return {
    width,
    height,
    inverseDepth: new Float32Array(width * height),
    triangle: new Int32Array(width * height).fill(-1),
  };
}

const near = 0.05;
const corners = new Float64Array(24);
const clipped = new Float64Array(24);

/**
 * Draws the triangles whose material passes `wanted`. `above` leaves out what lies under a
 * horizontal plane (for mirrors); `depthOffset` hides what an opaque picture stands before.
 */
export function rasterize(
  target: Visibility,
  camera: Camera,
  triangles: Triangles,
  wanted: (materialId: number) => boolean,
  above = Number.NEGATIVE_INFINITY,
): void {
  const { positions, materialOf, materials } = triangles;
  const pass = materials.map((_, id) => wanted(id));
  const { eye, right, up, forward, focal, centreX, centreY } = camera;
  for (let t = 0; t < triangles.count; t++) {
    if (!pass[materialOf[t]!]) continue;
    const base = t * 9;
    let inFront = 0;
    let over = 0;
    for (let k = 0; k < 3; k++) {
      const x = positions[base + k * 3]! - eye[0];
      const worldY = positions[base + k * 3 + 1]!;
      const y = worldY - eye[1];
      const z = positions[base + k * 3 + 2]! - eye[2];
      if (worldY > above) over++;
      const depth = x * forward[0] + y * forward[1] + z * forward[2];
      corners[k * 3] = x * right[0] + y * right[1] + z * right[2];
      corners[k * 3 + 1] = x * up[0] + y * up[1] + z * up[2];
      corners[k * 3 + 2] = depth;
      if (depth > near) inFront++;
    }
    if (inFront === 0 || over === 0) continue;
    const count = inFront === 3 ? copyCorners() : clipNear();
    for (let k = 0; k < count; k++) {
      const inverse = 1 / clipped[k * 3 + 2]!;
      clipped[k * 3] = centreX + focal * clipped[k * 3]! * inverse;
      clipped[k * 3 + 1] = centreY - focal * clipped[k * 3 + 1]! * inverse;
      clipped[k * 3 + 2] = inverse;
    }
    for (let k = 2; k < count; k++) fillTriangle(target, t, 0, (k - 1) * 3, k * 3);
  }
}

function copyCorners(): number {
  for (let i = 0; i < 9; i++) clipped[i] = corners[i]!;
  return 3;
}

function clipNear(): number {
  let count = 0;
  for (let k = 0; k < 3; k++) {
    const a = k * 3;
    const b = ((k + 1) % 3) * 3;
    const za = corners[a + 2]!;
    const zb = corners[b + 2]!;
    if (za > near) {
      for (let i = 0; i < 3; i++) clipped[count * 3 + i] = corners[a + i]!;
      count++;
    }
    if (za > near !== zb > near) {
      const t = (near - za) / (zb - za);
      for (let i = 0; i < 3; i++)
        clipped[count * 3 + i] = corners[a + i]! + (corners[b + i]! - corners[a + i]!) * t;
      count++;
    }
  }
  return count;
}

function fillTriangle(target: Visibility, id: number, a: number, b: number, c: number): void {
  const { width, height, inverseDepth, triangle } = target;
  const ax = clipped[a]!;
  const ay = clipped[a + 1]!;
  const bx = clipped[b]!;
  const by = clipped[b + 1]!;
  const cx = clipped[c]!;
  const cy = clipped[c + 1]!;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0 || !Number.isFinite(area)) return;
  const az = clipped[a + 2]!;
  const bz = clipped[b + 2]! - az;
  const cz = clipped[c + 2]! - az;
  const stepX = (bz * (cy - ay) - cz * (by - ay)) / area;
  const stepY = (cz * (bx - ax) - bz * (cx - ax)) / area;
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy) - 0.5) - 1);
  const ab = (bx - ax) / (by - ay);
  const bc = (cx - bx) / (cy - by);
  const ca = (ax - cx) / (ay - cy);
  for (let y = top; y <= bottom; y++) {
    const row = y + 0.5;
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    if (ay <= row !== by <= row) {
      const x = ax + (row - ay) * ab;
      if (x < from) from = x;
      if (x > to) to = x;
    }
    if (by <= row !== cy <= row) {
      const x = bx + (row - by) * bc;
      if (x < from) from = x;
      if (x > to) to = x;
    }
    if (cy <= row !== ay <= row) {
      const x = cx + (row - cy) * ca;
      if (x < from) from = x;
      if (x > to) to = x;
    }
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(width - 1, Math.ceil(to - 0.5) - 1);
    let z = az + (first + 0.5 - ax) * stepX + (row - ay) * stepY;
    for (let i = y * width + first, end = y * width + last; i <= end; i++) {
      if (z > inverseDepth[i]!) {
        inverseDepth[i] = z;
        triangle[i] = id;
      }
      z += stepX;
    }
  }
}
