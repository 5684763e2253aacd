import type { Camera } from './camera.ts';
import { type LightVolume, sampleVolume } from './light-volume.ts';
import { type Occlusion, occlusionStep } from './occlusion.ts';
import type { Visibility } from './raster.ts';
import type { Scene } from './scene.ts';
import { skyAt } from './sky.ts';
import { type SunMap, sunAt } from './sun.ts';
import { readSurface, setFootprint, surface } from './surface.ts';

/** Linear light per pixel, three numbers each. */
export interface Picture {
  width: number;
  height: number;
  light: Float32Array;
}

export interface ShadeInput {
  scene: Scene;
  camera: Camera;
  seen: Visibility;
  /** Panes in front of what is seen. */
  panes: Visibility | null;
  sunMap: SunMap;
  volume: LightVolume | null;
  occlusion: Occlusion | null;
  /** What the horizontal mirror shows, at half size. */
  reflection: Picture | null;
  cloudDetail: number;
}

/** Strength of the indirect light of rooms against the sun's. */
const indirect = 2.9;

const sample = new Float64Array(3);
const pixel = new Float64Array(3);
const normal = new Float64Array(3);

/** Lights every pixel of a visibility picture. */
export function shade(input: ShadeInput): Picture {
  const { camera, seen } = input;
  const { width, height } = seen;
  const light = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const ry = (camera.centreY - y - 0.5) / camera.focal;
    for (let x = 0; x < width; x++) {
      const rx = (x + 0.5 - camera.centreX) / camera.focal;
      const vx = camera.forward[0] + camera.right[0] * rx + camera.up[0] * ry;
      const vy = camera.forward[1] + camera.right[1] * rx + camera.up[1] * ry;
      const vz = camera.forward[2] + camera.right[2] * rx + camera.up[2] * ry;
      const length = Math.sqrt(vx * vx + vy * vy + vz * vz);
      const i = y * width + x;
      const dx = vx / length;
      const dy = vy / length;
      const dz = vz / length;
      const t = seen.triangle[i]!;
      if (t < 0) skyAt(input.scene.sky, dx, dy, dz, input.cloudDetail, pixel);
      else shadePixel(input, x, y, t, length / seen.inverseDepth[i]!, dx, dy, dz);
      if (input.panes) {
        const p = input.panes.triangle[i]!;
        if (p >= 0 && input.panes.inverseDepth[i]! > seen.inverseDepth[i]!)
          shadePane(input, p, length / input.panes.inverseDepth[i]!, dx, dy, dz);
      }
      light[i * 3] = pixel[0]!;
      light[i * 3 + 1] = pixel[1]!;
      light[i * 3 + 2] = pixel[2]!;
    }
  }
  return { width, height, light };
}

/** Normal of a triangle at a point inside it, towards the viewer. */
function readNormal(
  input: ShadeInput,
  t: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const { normals, positions } = input.scene.triangles;
  const o = t * 9;
  let nx = normals[o]!;
  let ny = normals[o + 1]!;
  let nz = normals[o + 2]!;
  if (
    nx !== normals[o + 3] ||
    ny !== normals[o + 4] ||
    nz !== normals[o + 6 - 1] ||
    nx !== normals[o + 6] ||
    ny !== normals[o + 7]
  ) {
    const ux = positions[o + 3]! - positions[o]!;
    const uy = positions[o + 4]! - positions[o + 1]!;
    const uz = positions[o + 5]! - positions[o + 2]!;
    const vx = positions[o + 6]! - positions[o]!;
    const vy = positions[o + 7]! - positions[o + 1]!;
    const vz = positions[o + 8]! - positions[o + 2]!;
    const wx = x - positions[o]!;
    const wy = y - positions[o + 1]!;
    const wz = z - positions[o + 2]!;
    const uu = ux * ux + uy * uy + uz * uz;
    const uv = ux * vx + uy * vy + uz * vz;
    const vv = vx * vx + vy * vy + vz * vz;
    const wu = wx * ux + wy * uy + wz * uz;
    const wv = wx * vx + wy * vy + wz * vz;
    const den = uu * vv - uv * uv || 1e-12;
    const b = (vv * wu - uv * wv) / den;
    const c = (uu * wv - uv * wu) / den;
    const a = 1 - b - c;
    nx = nx * a + normals[o + 3]! * b + normals[o + 6]! * c;
    ny = ny * a + normals[o + 4]! * b + normals[o + 7]! * c;
    nz = nz * a + normals[o + 5]! * b + normals[o + 8]! * c;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
  }
  const away = nx * dx + ny * dy + nz * dz > 0 ? -1 : 1;
  normal[0] = nx * away;
  normal[1] = ny * away;
  normal[2] = nz * away;
}

function shadePixel(
  input: ShadeInput,
  px: number,
  py: number,
  t: number,
  far: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const { scene, camera, sunMap, volume, occlusion } = input;
  const { sky, triangles } = scene;
  const made = triangles.materials[triangles.materialOf[t]!]!;
  const x = camera.eye[0] + dx * far;
  const y = camera.eye[1] + dy * far;
  const z = camera.eye[2] + dz * far;
  readNormal(input, t, x, y, z, dx, dy, dz);
  setFootprint(far / camera.focal);
  readSurface(made, x, y, z, normal[0]!, normal[1]!, normal[2]!, dx, dy, dz, sky.lamps);
  if (made.texture === 'sea') calm(far);
  const nx = surface[3]!;
  const ny = surface[4]!;
  const nz = surface[5]!;
  const leaf = made.texture === 'leaf';

  let open = 1;
  if (occlusion) {
    const ox = Math.min(occlusion.width - 1, Math.round(px / occlusionStep));
    const oy = Math.min(occlusion.height - 1, Math.round(py / occlusionStep));
    open = occlusion.open[oy * occlusion.width + ox]!;
    if (leaf) open = 0.35 + 0.65 * open;
  }
  let r: number;
  let g: number;
  let b: number;
  if (volume) {
    const step = volume.cell * 1.35;
    sampleVolume(volume, x + nx * step, y + ny * step, z + nz * step, sample);
    r = (sample[0]! * indirect + 0.035) * open;
    g = (sample[1]! * indirect + 0.035) * open;
    b = (sample[2]! * indirect + 0.035) * open;
  } else {
    const up = ny * 0.5 + 0.5;
    const k = sky.ambient * open;
    r = (sky.ground[0] * 1.25 * (1 - up) + (sky.zenith[0] * 0.5 + sky.horizon[0] * 0.5) * up) * k;
    g = (sky.ground[1] * 1.25 * (1 - up) + (sky.zenith[1] * 0.5 + sky.horizon[1] * 0.5) * up) * k;
    b = (sky.ground[2] * 1.25 * (1 - up) + (sky.zenith[2] * 0.5 + sky.horizon[2] * 0.5) * up) * k;
  }
  const s = sky.sunDirection;
  let facing = nx * s[0] + ny * s[1] + nz * s[2];
  if (leaf) facing = facing > 0 ? facing * 0.75 + 0.2 : 0.2 - facing * 0.45;
  let sunLit = 0;
  if (facing > 0) {
    sunLit = sunAt(sunMap, x, y, z, leaf ? 0 : nx, leaf ? 0 : ny, leaf ? 0 : nz);
    const k = facing * sunLit;
    r += sky.sunColor[0] * k;
    g += sky.sunColor[1] * k;
    b += sky.sunColor[2] * k;
  }
  for (let n = 0; n < scene.lamps.length; n++) {
    const lamp = scene.lamps[n]!;
    const lx = lamp.place[0] - x;
    const ly = lamp.place[1] - y;
    const lz = lamp.place[2] - z;
    const d2 = lx * lx + ly * ly + lz * lz;
    const reach2 = lamp.reach * lamp.reach;
    if (d2 > reach2 * 36) continue;
    const d = Math.sqrt(d2) + 1e-4;
    const cos = (lx * nx + ly * ny + lz * nz) / d;
    const wrapped = leaf ? 0.6 + 0.4 * cos : Math.max(0, cos * 0.85 + 0.15);
    const k = (wrapped * (0.4 + 0.6 * open)) / (1 + d2 / reach2) ** 1.5;
    r += lamp.color[0] * k;
    g += lamp.color[1] * k;
    b += lamp.color[2] * k;
  }
  r = r * surface[0]! + surface[7]!;
  g = g * surface[1]! + surface[8]!;
  b = b * surface[2]! + surface[9]!;

  const mirror = surface[6]!;
  if (mirror > 0 || surface[10]! > 0) {
    const back = -(dx * nx + dy * ny + dz * nz);
    const graze = (1 - Math.max(0, Math.min(1, back))) ** 5;
    const k = mirror + (1 - mirror) * graze * (mirror > 0 ? Math.min(1, mirror * 3.2 + 0.04) : 0.06);
    const rx = dx + 2 * back * nx;
    const ry = dy + 2 * back * ny;
    const rz = dz + 2 * back * nz;
    if (mirror > 0) {
      readMirror(
        input,
        px,
        py,
        x,
        y,
        z,
        nx,
        ny,
        nz,
        rx,
        ry,
        rz,
        made.texture === 'water' || made.texture === 'sea',
      );
      r += (sample[0]! - r) * k;
      g += (sample[1]! - g) * k;
      b += (sample[2]! - b) * k;
    }
    if (surface[10]! > 0 && sunLit > 0) {
      const spark = Math.max(0, rx * s[0] + ry * s[1] + rz * s[2]) ** 160 * surface[10]! * sunLit * 4;
      r += sky.sunColor[0] * spark;
      g += sky.sunColor[1] * spark;
      b += sky.sunColor[2] * spark;
    }
  }
  if (scene.haze > 0 && far > 12) {
    const veil = 1 - Math.exp(-(far - 12) * scene.haze);
    skyAt(sky, dx, Math.max(0.02, dy * 0.3), dz, 0, sample);
    r += (sample[0]! * 0.92 - r) * veil;
    g += (sample[1]! * 0.92 - g) * veil;
    b += (sample[2]! * 0.92 - b) * veil;
  }
  pixel[0] = r;
  pixel[1] = g;
  pixel[2] = b;
}

/** Far waves are too small to see one by one: their slopes even out. */
function calm(far: number): void {
  const k = 1 / (1 + far / 260);
  surface[3] = surface[3]! * k;
  surface[5] = surface[5]! * k;
  const length = Math.sqrt(surface[3]! ** 2 + surface[4]! ** 2 + surface[5]! ** 2);
  for (let i = 3; i < 6; i++) surface[i] = surface[i]! / length;
}

/** What a mirror shows, into `sample`: the planar picture where it lies on the plane, else the sky. */
function readMirror(
  input: ShadeInput,
  px: number,
  py: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  rx: number,
  ry: number,
  rz: number,
  waves: boolean,
): void {
  const { reflection, scene, camera } = input;
  if (reflection && scene.mirrorY !== undefined && Math.abs(y - scene.mirrorY) < 0.03 && ny > 0.8) {
    const sway = waves ? camera.focal * 0.22 : 0;
    const across = nx * camera.right[0] + nz * camera.right[2];
    const along = nx * camera.forward[0] + nz * camera.forward[2];
    const mx = Math.max(0, Math.min(reflection.width - 1, Math.round((px + across * sway) / 2)));
    const my = Math.max(0, Math.min(reflection.height - 1, Math.round((py + along * sway * 1.6) / 2)));
    const o = (my * reflection.width + mx) * 3;
    sample[0] = reflection.light[o]!;
    sample[1] = reflection.light[o + 1]!;
    sample[2] = reflection.light[o + 2]!;
    return;
  }
  if (input.volume) {
    // Inside a room there is no sky to mirror: the light of the air over there stands in for it.
    sampleVolume(input.volume, x + rx * 1.3, y + ry * 1.3, z + rz * 1.3, sample);
    for (let k = 0; k < 3; k++) sample[k] = sample[k]! * 0.8;
    return;
  }
  if (Math.abs(ny) > 0.5) {
    skyAt(scene.sky, rx, Math.max(0.02, ry), rz, 3, sample);
    return;
  }
  if (ry < 0.02) {
    // Below the skyline panes mirror the town opposite: darker, warmer, in steps.
    const block = Math.sin(rx * 23) + Math.sin(rz * 31 + 2) + Math.sin((rx - rz) * 57);
    skyAt(scene.sky, rx, 0.02, rz, 0, sample);
    const k = 0.22 + 0.1 * block * Math.max(0, 1 + ry * 3);
    for (let i = 0; i < 3; i++) sample[i] = sample[i]! * Math.max(0.08, k);
    return;
  }
  skyAt(scene.sky, rx, ry, rz, 3, sample);
  const towns = 0.1 + 0.07 * Math.sin(rx * 41 + rz * 29) + 0.05 * Math.sin(rx * 97);
  if (ry < towns) for (let i = 0; i < 3; i++) sample[i] = sample[i]! * 0.42;
}

/** Lays a pane over `pixel`. */
function shadePane(input: ShadeInput, t: number, far: number, dx: number, dy: number, dz: number): void {
  const { scene, camera } = input;
  const made = scene.triangles.materials[scene.triangles.materialOf[t]!]!;
  const x = camera.eye[0] + dx * far;
  const y = camera.eye[1] + dy * far;
  const z = camera.eye[2] + dz * far;
  const r0 = pixel[0]!;
  const g0 = pixel[1]!;
  const b0 = pixel[2]!;
  readNormal(input, t, x, y, z, dx, dy, dz);
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  const back = -(dx * nx + dy * ny + dz * nz);
  const graze = (1 - Math.max(0, Math.min(1, back))) ** 5;
  const k = made.mirror + (1 - made.mirror) * graze * 0.8;
  const rx = dx + 2 * back * nx;
  const ry = dy + 2 * back * ny;
  const rz = dz + 2 * back * nz;
  readMirror(input, 0, 0, x, Number.POSITIVE_INFINITY, z, nx, ny, nz, rx, ry, rz, false);
  const s = scene.sky.sunDirection;
  const spark = Math.max(0, rx * s[0] + ry * s[1] + rz * s[2]) ** 220 * 3;
  const clear = made.clear * (1 - k);
  pixel[0] = r0 * clear * made.color[0] + sample[0]! * k + scene.sky.sunColor[0] * spark;
  pixel[1] = g0 * clear * made.color[1] + sample[1]! * k + scene.sky.sunColor[1] * spark;
  pixel[2] = b0 * clear * made.color[2] + sample[2]! * k + scene.sky.sunColor[2] * spark;
}
