import type { View } from './camera.ts';
import type { VolumeBounds } from './light-volume.ts';
import type { Rgb } from './material.ts';
import type { Triangles, Vec3 } from './mesh.ts';
import type { Sky } from './sky.ts';

/** A lamp without a body: a soft pool of light. */
export interface Lamp {
  place: Vec3;
  color: Rgb;
  /** Metres at which it has half its strength. */
  reach: number;
}

/** Everything a picture needs but its size. */
export interface Scene {
  triangles: Triangles;
  sky: Sky;
  view: View;
  lamps: Lamp[];
  /** What casts shade: the middle and radius in metres. */
  shade: { centre: Vec3; radius: number };
  /** Rooms: indirect light is worked out within. Left out, the sky alone lights from all sides. */
  volume?: VolumeBounds;
  /** Height of the one horizontal mirror: water, polished floor. */
  mirrorY?: number;
  /** How thick the air is, per metre. */
  haze: number;
  /** Metres of the soft darkening where things meet. */
  contact: number;
  exposure: number;
  /** Warmth of the picture, -1 cold to 1 warm. */
  warmth: number;
  /** 0 grey to 1 as lit, beyond is richer. */
  saturation: number;
}
