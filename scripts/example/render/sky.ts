import { linear, type Rgb } from './material.ts';
import type { Vec3 } from './mesh.ts';
import { fbm2, hash2 } from './noise.ts';
import { unit } from './shapes.ts';

/** The light of an hour: what the sky looks like and what it sheds. */
export interface Sky {
  sunDirection: Vec3;
  sunColor: Rgb;
  zenith: Rgb;
  horizon: Rgb;
  /** Light sent back by the ground. */
  ground: Rgb;
  glow: Rgb;
  clouds: number;
  cloudColor: Rgb;
  stars: number;
  /** Multiplies the sky's light on surfaces. */
  ambient: number;
  /** How much rooms behind panes are lit (0 day, 1 night). */
  lamps: number;
}

export type Hour = 'manha' | 'dia' | 'tarde' | 'crepusculo' | 'noite';

const times = (color: Rgb, k: number): Rgb => [color[0] * k, color[1] * k, color[2] * k];

const hours: Record<Hour, (azimuth: number) => Sky> = {
  manha: (azimuth) => ({
    sunDirection: sun(azimuth, 28),
    sunColor: times(linear('#ffe0b0'), 3.1),
    zenith: times(linear('#4f86bd'), 0.95),
    horizon: times(linear('#d6e3ea'), 1),
    ground: linear('#a89c86'),
    glow: times(linear('#ffdca6'), 0.9),
    clouds: 0.42,
    cloudColor: linear('#fff6ea'),
    stars: 0,
    ambient: 0.62,
    lamps: 0.06,
  }),
  dia: (azimuth) => ({
    sunDirection: sun(azimuth, 47),
    sunColor: times(linear('#fff1d8'), 3.3),
    zenith: times(linear('#2f74bb'), 0.95),
    horizon: times(linear('#bcd8ea'), 1),
    ground: linear('#a49a88'),
    glow: times(linear('#fff0d0'), 0.5),
    clouds: 0.5,
    cloudColor: linear('#ffffff'),
    stars: 0,
    ambient: 0.66,
    lamps: 0.05,
  }),
  tarde: (azimuth) => ({
    sunDirection: sun(azimuth, 17),
    sunColor: times(linear('#ffcb92'), 3.1),
    zenith: times(linear('#3f78b8'), 0.8),
    horizon: times(linear('#efd6bb'), 0.85),
    ground: linear('#a39381'),
    glow: times(linear('#ffc07a'), 0.95),
    clouds: 0.5,
    cloudColor: linear('#ffe6cc'),
    stars: 0,
    ambient: 0.62,
    lamps: 0.25,
  }),
  crepusculo: (azimuth) => ({
    sunDirection: sun(azimuth, 3),
    sunColor: times(linear('#ff9a62'), 0.2),
    zenith: times(linear('#1a3d78'), 0.7),
    horizon: times(linear('#dcb49a'), 0.5),
    ground: linear('#454650'),
    glow: times(linear('#ff9450'), 1.0),
    clouds: 0.55,
    cloudColor: times(linear('#9596ae'), 0.55),
    stars: 0.25,
    ambient: 0.56,
    lamps: 0.9,
  }),
  noite: (azimuth) => ({
    sunDirection: sun(azimuth, 40),
    sunColor: times(linear('#9db8e8'), 0.1),
    zenith: times(linear('#0c1a3c'), 0.55),
    horizon: times(linear('#3a4f7c'), 0.5),
    ground: linear('#1d2130'),
    glow: times(linear('#6f7fa8'), 0.15),
    clouds: 0.35,
    cloudColor: times(linear('#46557c'), 0.5),
    stars: 1,
    ambient: 0.42,
    lamps: 1,
  }),
};

/** @param azimuth where the sun stands, degrees clockwise from the north (-z), at `hour`. */
export function createSky(hour: Hour, azimuth: number, changes: Partial<Sky> = {}): Sky {
  return { ...hours[hour](azimuth), ...changes };
}

/** Direction towards a sun at these degrees. */
export function sun(azimuth: number, height: number): Vec3 {
  const a = (azimuth * Math.PI) / 180;
  const h = (height * Math.PI) / 180;
  return unit([Math.sin(a) * Math.cos(h), Math.sin(h), -Math.cos(a) * Math.cos(h)]);
}

/** Light that comes from a direction of the sky, written to `out`. `detail` is the cloud octaves. */
export function skyAt(sky: Sky, dx: number, dy: number, dz: number, detail: number, out: Float64Array): void {
  const height = Math.max(0, dy);
  const t = (1 - Math.exp(-height * 3.2)) / (1 - Math.exp(-3.2));
  let r = sky.horizon[0] + (sky.zenith[0] - sky.horizon[0]) * t;
  let g = sky.horizon[1] + (sky.zenith[1] - sky.horizon[1]) * t;
  let b = sky.horizon[2] + (sky.zenith[2] - sky.horizon[2]) * t;
  const s = sky.sunDirection;
  const toward = Math.max(0, dx * s[0] + dy * s[1] + dz * s[2]);
  const halo = toward ** 6 * 0.35 + toward ** 40 * 0.7 + toward ** 900 * 12;
  r += sky.glow[0] * halo;
  g += sky.glow[1] * halo;
  b += sky.glow[2] * halo;
  if (dy > 0.015 && detail > 0) {
    const reach = 1.1 / (dy + 0.14);
    const shape = fbm2(dx * reach * 1.5 + 3.1, dz * reach * 2.4 + 7.7, detail);
    const veil = fbm2(dx * reach * 0.7 + 31, dz * reach * 0.9 + 5, Math.max(2, detail - 2));
    let cover = (shape * 0.65 + veil * 0.5 - (1.02 - sky.clouds * 0.85)) * 3.4;
    cover = Math.max(0, Math.min(1, cover));
    cover *= Math.min(1, (dy - 0.015) * 9) * 0.86;
    const lit = 0.78 + 0.34 * (1 - shape) + toward ** 3 * 0.5;
    r += (sky.cloudColor[0] * lit - r) * cover;
    g += (sky.cloudColor[1] * lit - g) * cover;
    b += (sky.cloudColor[2] * lit - b) * cover;
    if (sky.stars > 0 && cover < 0.2) {
      const u = Math.floor((dx / (dy + 0.3)) * 420);
      const v = Math.floor((dz / (dy + 0.3)) * 420);
      const star = hash2(u, v);
      if (star > 0.9975) {
        const k = (star - 0.9975) * 260 * sky.stars * dy;
        r += k;
        g += k;
        b += k * 1.1;
      }
    }
  }
  out[0] = r;
  out[1] = g;
  out[2] = b;
}
