import type { Scene } from './scene.ts';
import type { Picture } from './shade.ts';

/** A finished picture: 8-bit RGB. */
export interface Photo {
  width: number;
  height: number;
  channels: 3;
  data: Uint8Array;
}

/** Turns linear light into a photograph: halo of bright things, film curve, vignette, colour. */
export function develop(picture: Picture, scene: Scene): Photo {
  const { width, height, light } = picture;
  const halo = createHalo(picture, scene.exposure);
  const data = new Uint8Array(width * height * 3);
  const warmR = 1 + 0.06 * scene.warmth;
  const warmB = 1 - 0.08 * scene.warmth;
  const hw = halo.width;
  for (let y = 0; y < height; y++) {
    const vy = (y / height - 0.5) * 2;
    const hy = Math.min(halo.height - 1.001, Math.max(0, (y + 0.5) / haloStep - 0.5));
    const hy0 = Math.floor(hy);
    const ty = hy - hy0;
    for (let x = 0; x < width; x++) {
      const vx = (x / width - 0.5) * 2;
      const vignette = 1 - 0.11 * (vx * vx + vy * vy) ** 1.1;
      const hx = Math.min(hw - 1.001, Math.max(0, (x + 0.5) / haloStep - 0.5));
      const hx0 = Math.floor(hx);
      const tx = hx - hx0;
      const o = (y * width + x) * 3;
      const h = (hy0 * hw + hx0) * 3;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < 3; k++) {
        const soft =
          (halo.light[h + k]! * (1 - tx) + halo.light[h + 3 + k]! * tx) * (1 - ty) +
          (halo.light[h + hw * 3 + k]! * (1 - tx) + halo.light[h + hw * 3 + 3 + k]! * tx) * ty;
        const value = (light[o + k]! * scene.exposure + soft * 0.1) * vignette;
        if (k === 0) r = film(value * warmR);
        else if (k === 1) g = film(value);
        else b = film(value * warmB);
      }
      const grey = r * 0.3 + g * 0.59 + b * 0.11;
      data[o] = toScreen(grey + (r - grey) * scene.saturation);
      data[o + 1] = toScreen(grey + (g - grey) * scene.saturation);
      data[o + 2] = toScreen(grey + (b - grey) * scene.saturation);
    }
  }
  return { width, height, channels: 3, data };
}

/** The film's curve: soft shoulder, a little toe. */
function film(x: number): number {
  const v = (x * (1.9 * x + 0.14)) / (x * (1.82 * x + 0.66) + 0.14);
  return v < 0 ? 0 : Math.min(v, 1);
}

const gamma = new Uint8Array(4097);
for (let i = 0; i <= 4096; i++) gamma[i] = Math.round(255 * (i / 4096) ** (1 / 2.2));
function toScreen(v: number): number {
  return gamma[v <= 0 ? 0 : v >= 1 ? 4096 : Math.round(v * 4096)]!;
}

const haloStep = 8;

/** Bright light spread wide, at an eighth of the size. */
function createHalo(picture: Picture, exposure: number): Picture {
  const width = Math.ceil(picture.width / haloStep) + 1;
  const height = Math.ceil(picture.height / haloStep) + 1;
  const light = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let j = 0; j < 4; j++) {
          const sy = Math.min(picture.height - 1, y * haloStep + (j >> 1) * 4);
          const sx = Math.min(picture.width - 1, x * haloStep + (j & 1) * 4);
          sum += Math.min(
            6,
            Math.max(0, picture.light[(sy * picture.width + sx) * 3 + k]! * exposure - 0.55),
          );
        }
        light[(y * width + x) * 3 + k] = sum / 4;
      }
    }
  }
  const radius = Math.max(2, Math.round(width / 55));
  for (let pass = 0; pass < 3; pass++) {
    blurLine(light, width, height, radius, 3, width * 3);
    blurLine(light, height, width, radius, width * 3, 3);
  }
  return { width, height, light };
}

/** Box blur along lines of `length` steps. */
function blurLine(
  light: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  next: number,
): void {
  const copy = new Float32Array(length);
  for (let line = 0; line < lines; line++) {
    for (let k = 0; k < 3; k++) {
      const base = line * next + k;
      for (let i = 0; i < length; i++) copy[i] = light[base + i * step]!;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += copy[Math.max(0, Math.min(length - 1, i))]!;
      for (let i = 0; i < length; i++) {
        light[base + i * step] = sum / (radius * 2 + 1);
        sum += copy[Math.min(length - 1, i + radius + 1)]! - copy[Math.max(0, i - radius)]!;
      }
    }
  }
}

/** Film grain, in place: the same seed gives the same grain. */
export function addGrain(data: Uint8Array | Buffer, strength: number, seed: number): void {
  let state = seed | 1;
  for (let i = 0; i + 2 < data.length; i += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const n = (((state >>> 8) & 255) + ((state >>> 16) & 255) - 255) * strength * 0.034;
    const c = ((state >>> 24) - 128) * strength * 0.012;
    data[i] = clamp(data[i]! + n + c);
    data[i + 1] = clamp(data[i + 1]! + n);
    data[i + 2] = clamp(data[i + 2]! + n - c);
  }
}

const clamp = (v: number) => (v < 0 ? 0 : Math.min(v, 255));
