import type { Vec3 } from './mesh.ts';
import { cross, unit } from './shapes.ts';

/** A camera ready to project: `z` is depth along `forward`, focal length and centre in pixels. */
export interface Camera {
  eye: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  focal: number;
  centreX: number;
  centreY: number;
  width: number;
  height: number;
}

export interface View {
  eye: Vec3;
  target: Vec3;
  /** Horizontal angle of view in degrees. */
  fov: number;
  /** Keeps verticals upright by shifting the lens, as architectural photographers do. */
  upright?: boolean;
}

export function createCamera(view: View, width: number, height: number): Camera {
  const dx = view.target[0] - view.eye[0];
  const dy = view.target[1] - view.eye[1];
  const dz = view.target[2] - view.eye[2];
  const flat = Math.hypot(dx, dz);
  const forward = unit([dx, view.upright ? 0 : dy, dz]);
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focal = width / 2 / Math.tan((view.fov * Math.PI) / 360);
  const shift = view.upright ? (focal * dy) / flat : 0;
  return {
    eye: view.eye,
    right,
    up,
    forward,
    focal,
    centreX: width / 2,
    centreY: height / 2 + shift,
    width,
    height,
  };
}

/** The same camera seen in the mirror of a horizontal plane. Its picture lies on the same pixels. */
export function mirrorCamera(camera: Camera, planeY: number): Camera {
  const flip = (v: Vec3): Vec3 => [v[0], -v[1], v[2]];
  return {
    ...camera,
    eye: [camera.eye[0], 2 * planeY - camera.eye[1], camera.eye[2]],
    right: flip(camera.right),
    up: flip(camera.up),
    forward: flip(camera.forward),
  };
}
