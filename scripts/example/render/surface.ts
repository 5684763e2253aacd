import type { Material } from './material.ts';
import { fbm2, hash2, noise2 } from './noise.ts';

/**
 * What a surface is at a point: 0–2 colour, 3–5 normal, 6 mirror, 7–9 own light, 10 shine.
 * One shared array: the renderer reads it at once, pixel by pixel.
 */
export const surface = new Float64Array(11);

/** Metres of the surface that one pixel covers: joints finer than that are seen as their average. */
let footprint = 0;
export function setFootprint(metres: number): void {
  footprint = metres;
}

/** How much of a detail of so many metres is still seen, 0 to 1. */
const seen = (detail: number) => Math.max(0, Math.min(1, 1.6 - footprint / (detail * 0.5)));

/** Fills `surface` for a point with its normal, seen along (dx, dy, dz). `lamps`: how lit rooms are. */
export function readSurface(
  made: Material,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  dx: number,
  dy: number,
  dz: number,
  lamps: number,
): void {
  surface[0] = made.color[0];
  surface[1] = made.color[1];
  surface[2] = made.color[2];
  surface[3] = nx;
  surface[4] = ny;
  surface[5] = nz;
  surface[6] = made.mirror;
  surface[7] = made.emit[0];
  surface[8] = made.emit[1];
  surface[9] = made.emit[2];
  surface[10] = made.shine;
  const flat = Math.abs(ny) > 0.7;
  let u = x;
  let v = z;
  if (!flat) {
    const across = Math.sqrt(nx * nx + nz * nz) || 1;
    u = (x * nz - z * nx) / across;
    v = y;
  }
  const s = made.scale;
  switch (made.texture) {
    case 'plain': {
      tint(0.965 + 0.07 * noise2(u * 3.1 + y, v * 3.1));
      break;
    }
    case 'planks': {
      const board = Math.floor(v / s);
      const length = 1.4;
      const along = u + hash2(board, 3) * length;
      const piece = Math.floor(along / length);
      const tone = 0.8 + 0.34 * hash2(board, piece);
      const grain = noise2(u * 1.3 + board * 7.1, v * 46) * 0.6 + noise2(u * 4 + board * 3, v * 120) * 0.4;
      const gap = Math.min(edgeOf(v / s) * s, edgeOf(along / length) * length);
      tint(tone * (0.86 + 0.28 * grain) * (gap < 0.003 ? 0.45 : 1));
      break;
    }
    case 'wood': {
      const ring = noise2(u * 1.1, v * 9 + noise2(u * 0.7, v * 2) * 4);
      const grain = noise2(u * 3, v * 70);
      tint(0.82 + 0.22 * ring + 0.14 * grain);
      break;
    }
    case 'slats': {
      const clear = seen(s);
      const f = u / s - Math.floor(u / s);
      const piece = hash2(Math.floor(u / s), 5);
      const rib = f < 0.3 ? 0.22 : 0.75 + 0.35 * Math.sin(((f - 0.3) / 0.7) * Math.PI);
      tint(
        (0.76 + (rib - 0.76) * clear) *
          (1 + clear * (0.22 * piece - 0.11)) *
          (0.9 + 0.2 * noise2(u * 30, v * 1.5)),
      );
      break;
    }
    case 'tiles': {
      const i = Math.floor(u / s);
      const j = Math.floor(v / s);
      const gap = Math.min(edgeOf(u / s), edgeOf(v / s)) * s;
      if (gap < 0.004) mix(made.second, seen(0.02));
      else {
        tint(
          0.76 +
            0.2 * hash2(i, j) +
            0.1 * noise2(u * 5 + i * 3, v * 5 + j) +
            0.24 * fbm2(u * 0.35, v * 0.35, 3),
        );
      }
      break;
    }
    case 'marble': {
      const warp = fbm2((u * 0.8) / s, (v * 0.8) / s, 4);
      const vein = Math.abs(fbm2((u * 0.6) / s + warp * 2.6, (v * 0.9) / s + warp * 2.1, 5) - 0.5);
      const line = Math.max(0, 1 - vein * 16);
      mix(made.second, line * line * 0.75 + 0.16 * warp);
      const slab = Math.min(edgeOf(u / 1.2) * 1.2, edgeOf(v / 1.2) * 1.2);
      if (flat && slab < 0.0022) tint(0.8);
      break;
    }
    case 'concrete': {
      const stain = fbm2((u * 0.9) / s, (v * 0.6) / s, 4);
      tint(0.82 + 0.26 * stain + 0.08 * noise2(u * 31, v * 31));
      break;
    }
    case 'fabric': {
      const weave = hash2(Math.floor((u + y) * 260), Math.floor((v - x) * 260));
      tint(0.86 + 0.14 * weave + 0.14 * noise2(((u + z) * 9) / s, ((v + y) * 9) / s));
      break;
    }
    case 'grass': {
      const patch = fbm2(u * 0.35, v * 0.35, 3);
      const blade = noise2(u * 24, v * 24) * 0.5 + noise2(u * 61, v * 61) * 0.5;
      mix(made.second, Math.max(0, Math.min(1, patch * 1.6 - 0.4)));
      tint(0.62 + 0.72 * blade);
      bump((noise2(u * 19, v * 19) - 0.5) * 0.5, (noise2(v * 19 + 9, u * 19) - 0.5) * 0.5);
      break;
    }
    case 'brick': {
      const clear = seen(0.024);
      const row = Math.floor(v / 0.075);
      const along = u / 0.24 + (row & 1) * 0.5;
      const gap = Math.min(edgeOf(v / 0.075) * 0.075, edgeOf(along) * 0.24);
      if (gap < 0.006) mix(made.second, clear);
      else {
        mix(made.second, (1 - clear) * 0.16);
        tint(0.95 + clear * (0.5 * hash2(Math.floor(along), row) - 0.25 + 0.12 * noise2(u * 40, v * 40)));
      }
      tint(0.88 + 0.24 * fbm2(u * 0.3, v * 0.3, 3));
      break;
    }
    case 'asphalt': {
      tint(0.78 + 0.3 * noise2(u * 47, v * 47) + 0.7 * (fbm2(u * 0.4, v * 0.4, 3) - 0.5));
      break;
    }
    case 'sand': {
      tint(
        0.5 +
          0.5 * fbm2(u * 0.16, v * 0.4, 4) +
          0.34 * fbm2(u * 1.4, v * 1.4, 3) +
          0.12 * noise2(u * 50, v * 50),
      );
      break;
    }
    case 'leaf': {
      const own = hash2(Math.floor(x * 37) + Math.floor(y * 41) * 7, Math.floor(z * 43));
      mix(made.second, own * 0.75);
      tint(0.7 + 0.5 * noise2(x * 1.7 + y, z * 1.7 - y));
      break;
    }
    case 'art': {
      art(u, v, s, made);
      break;
    }
    case 'rug': {
      const line = Math.sin((u + 0.18 * noise2(u * 3, v * 3)) * 26) * Math.sin(v * 26);
      mix(made.second, line > 0.5 ? 0.7 : 0.12 * noise2(u * 9, v * 9));
      tint(0.82 + 0.3 * hash2(Math.floor(u * 160), Math.floor(v * 160)));
      break;
    }
    case 'books': {
      const shelf = hash2(Math.floor(u / 0.045), Math.floor(v / 0.34));
      const tall = edgeOf(v / 0.34);
      mix(made.second, shelf);
      tint(
        tall < 0.1 + 0.2 * hash2(Math.floor(u / 0.045), 9)
          ? 0.25
          : 0.55 + 0.9 * hash2(Math.floor(u / 0.045), 17),
      );
      break;
    }
    case 'screen': {
      const k = 0.4 + 0.9 * fbm2(u * 1.6, v * 1.6, 3);
      surface[7] *= k;
      surface[8] *= k;
      surface[9] *= k * 1.1;
      break;
    }
    case 'court': {
      tint(0.92 + 0.1 * noise2(u * 20, v * 20) + 0.06 * fbm2(u * 0.5, v * 0.5, 3));
      break;
    }
    case 'water': {
      ripple(x, z, s, 0.035);
      const light = Math.abs(noise2(x * 2.6 + 4, z * 2.6) + noise2(x * 3.7, z * 3.4 + 8) - 1);
      const net = Math.max(0, 1 - light * 7);
      mix(made.second, 0.25 + 0.5 * net);
      tint(0.85 + 0.5 * net);
      break;
    }
    case 'sea': {
      ripple(x, z, s, 0.07);
      tint(0.75 + 0.5 * fbm2(x * 0.02, z * 0.05, 3));
      break;
    }
    case 'window':
      windowRoom(made, u, v, x, y, z, nx, nz, dx, dy, dz, lamps);
      break;
  }
}

/** Distance to the nearest whole number, 0 to 0.5. */
function edgeOf(value: number): number {
  const f = value - Math.floor(value);
  return f < 0.5 ? f : 1 - f;
}

function tint(k: number): void {
  surface[0] = surface[0]! * k;
  surface[1] = surface[1]! * k;
  surface[2] = surface[2]! * k;
}

function mix(color: readonly [number, number, number], k: number): void {
  surface[0] = surface[0]! + (color[0] - surface[0]!) * k;
  surface[1] = surface[1]! + (color[1] - surface[1]!) * k;
  surface[2] = surface[2]! + (color[2] - surface[2]!) * k;
}

function bump(x: number, z: number): void {
  const nx = surface[3]! + x;
  const nz = surface[5]! + z;
  const length = Math.sqrt(nx * nx + surface[4]! ** 2 + nz * nz);
  surface[3] = nx / length;
  surface[4] = surface[4]! / length;
  surface[5] = nz / length;
}

function ripple(x: number, z: number, scale: number, strength: number): void {
  // Turned out of the axes, and turned again for each size, so that no grid shows in the glitter.
  const u = (x * 0.83 + z * 0.56) / scale;
  const v = (z * 0.83 - x * 0.56) / scale;
  const a = fbm2(u * 1.7, v * 2.9, 3) - 0.5;
  const b = fbm2(v * 2.3 + 40, u * 1.6 + 7, 3) - 0.5;
  bump(a * strength * 3.2, b * strength * 3.2);
}

/** An abstract canvas: broad fields and an arc. */
function art(u: number, v: number, s: number, made: Material): void {
  const a = u / s;
  const b = v / s;
  const wave = noise2(a * 1.3 + 2, b * 1.3) + 0.3 * noise2(a * 5, b * 5);
  if (wave > 0.78) mix(made.second, 0.9);
  else if (wave > 0.6) mix([0.75, 0.66, 0.52], 0.8);
  else if (wave < 0.3) mix([0.08, 0.1, 0.12], 0.75);
  tint(0.88 + 0.2 * noise2(u * 60, v * 60));
}

/**
 * A pane with a room behind it that is not built: the ray is followed into a box of 3.3 × 3 × 5 m
 * with curtains, lamps and furniture of its own, so a façade has depth at every window.
 */
function windowRoom(
  made: Material,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  nz: number,
  dx: number,
  dy: number,
  dz: number,
  lamps: number,
): void {
  const wide = 3.3;
  const tall = made.scale;
  const deep = 5;
  const column = Math.floor(u / wide);
  const floor = Math.floor(v / tall);
  const side = Math.round(nx * 3 + nz * 7);
  const luck = hash2(column * 13 + side, floor * 7);
  const luck2 = hash2(column + 91, floor * 3 + side);
  const fu = u / wide - column;
  const fv = v / tall - floor;
  const frame = Math.min(edgeOf(u / (wide / 2)) * (wide / 2), edgeOf(v / tall) * tall);
  if (frame < 0.035) {
    mix(made.second, 1);
    surface[6] = 0.05;
    return;
  }
  const across = dx * nz - dz * nx;
  const inward = -(dx * nx + dz * nz);
  const toBack = deep / Math.max(1e-4, inward);
  const toSide = ((across > 0 ? 1 - fu : fu) * wide) / Math.max(1e-4, Math.abs(across));
  const toFlat = ((dy > 0 ? 1 - fv : fv) * tall) / Math.max(1e-4, Math.abs(dy));
  const way = Math.min(toBack, toSide, toFlat);
  const hitU = fu + (across * way) / wide;
  const hitV = fv + (dy * way) / tall;
  const depth = Math.min(1, (inward * way) / deep);
  let r = 0.42;
  let g = 0.38;
  let b = 0.33;
  if (way === toFlat) {
    if (dy > 0) [r, g, b] = [0.62, 0.6, 0.56];
    else [r, g, b] = [0.26, 0.17, 0.1];
  } else if (way === toBack) {
    const picture = Math.abs(hitU - 0.3 - luck * 0.4) < 0.16 && Math.abs(hitV - 0.58) < 0.14;
    const sofa = hitV < 0.3 && Math.abs(hitU - 0.5) < 0.36;
    if (picture) [r, g, b] = [0.1 + luck * 0.3, 0.14, 0.2 + luck2 * 0.2];
    else if (sofa) [r, g, b] = [0.14 + luck2 * 0.2, 0.13, 0.12];
  }
  const warmth = luck2;
  const on =
    (luck < 0.1 + 0.55 * lamps ? lamps : lamps * 0.06) * (0.45 + 0.55 * hash2(column + 7, floor + 40));
  const daylight = (1 - lamps) * 0.34 * (1 - depth * 0.72) + 0.015;
  const fromLamp = on * (1.3 - 0.5 * depth) * (0.75 + 0.5 * hitV);
  let er = r * (daylight + fromLamp * 1.1);
  let eg = g * (daylight + fromLamp * (0.7 + 0.12 * warmth));
  let eb = b * (daylight + fromLamp * (0.34 + 0.22 * warmth));
  const lampU = hitU - 0.5;
  const lampV = hitV - 0.86;
  if (way === toBack && on > 0.2) {
    const bulb = Math.exp(-(lampU * lampU * 60 + lampV * lampV * 140)) * on;
    er += bulb * 2.2;
    eg += bulb * 1.6;
    eb += bulb * 0.9;
  }
  const drawn = luck2 * 0.32 + (luck > 0.86 ? 0.5 : 0);
  if (fu < drawn * 0.6 || fu > 1 - drawn * 0.5) {
    const fold = 0.72 + 0.28 * Math.sin(u * 58 + Math.sin(v * 2) * 0.6);
    const k = fold * 0.86;
    er = er * 0.3 + k * (0.26 * (1 - lamps) + on * 0.55);
    eg = eg * 0.3 + k * (0.25 * (1 - lamps) + on * 0.37);
    eb = eb * 0.3 + k * (0.235 * (1 - lamps) + on * 0.2);
  }
  surface[0] = 0.012;
  surface[1] = 0.014;
  surface[2] = 0.016;
  surface[6] = made.mirror;
  surface[7] = er;
  surface[8] = eg;
  surface[9] = eb;
  // Panes are never quite flat: each bends what it mirrors a little.
  const bend = (hash2(column * 2 + (fu > 0.5 ? 1 : 0), floor * 5 + side) - 0.5) * 0.03;
  surface[3] = nx + bend * nz;
  surface[4] = (hash2(floor, column) - 0.5) * 0.03 + noise2(x * 2 + z, y * 2) * 0.012;
  surface[5] = nz - bend * nx;
}
