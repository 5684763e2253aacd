import type { Material } from './material.ts';
import type { Mesh, Vec3 } from './mesh.ts';

/** A box between two corners. */
export function box(mesh: Mesh, a: Vec3, b: Vec3, made: Material): void {
  const [x0, y0, z0] = a;
  const [x1, y1, z1] = b;
  mesh.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], made);
  mesh.quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], made);
  mesh.quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], made);
  mesh.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], made);
  mesh.quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0], made);
  mesh.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], made);
}

/** A box with rounded edges: upholstery, cushions, mattresses. */
export function softBox(mesh: Mesh, a: Vec3, b: Vec3, radius: number, made: Material): void {
  const half = [0, 1, 2].map((i) => (b[i]! - a[i]!) / 2);
  const centre = [0, 1, 2].map((i) => (b[i]! + a[i]!) / 2);
  const r = Math.min(radius, ...half);
  const steps = [-1, -0.8, -0.6, 0.6, 0.8, 1];
  const vertex = (axis: number, sign: number, i: number, j: number): { p: Vec3; n: Vec3 } => {
    const u = steps[i]!;
    const v = steps[j]!;
    const place = [0, 0, 0];
    place[axis] = sign;
    place[(axis + 1) % 3] = edge(u);
    place[(axis + 2) % 3] = edge(v);
    const bend = [0, 0, 0];
    bend[axis] = sign;
    bend[(axis + 1) % 3] = round(u);
    bend[(axis + 2) % 3] = round(v);
    const length = Math.hypot(bend[0]!, bend[1]!, bend[2]!);
    const n = bend.map((c) => c / length) as unknown as Vec3;
    const inner = [0, 1, 2].map((k) => centre[k]! + clampSign(place[k]!) * (half[k]! - r));
    return { p: [inner[0]! + n[0] * r, inner[1]! + n[1] * r, inner[2]! + n[2] * r], n };
  };
  for (let axis = 0; axis < 3; axis++) {
    for (const sign of [-1, 1]) {
      for (let i = 0; i < 5; i++) {
        for (let j = 0; j < 5; j++) {
          const [p, q, s, t] = [
            vertex(axis, sign, i, j),
            vertex(axis, sign, i + 1, j),
            vertex(axis, sign, i + 1, j + 1),
            vertex(axis, sign, i, j + 1),
          ];
          mesh.triangle(p.p, q.p, s.p, made, [p.n, q.n, s.n]);
          mesh.triangle(p.p, s.p, t.p, made, [p.n, s.n, t.n]);
        }
      }
    }
  }
}

const edge = (u: number) => Math.sign(u);
const round = (u: number) => (Math.abs(u) === 1 ? u : Math.abs(u) === 0.6 ? 0 : Math.sign(u) * 0.42);
const clampSign = (u: number) => Math.max(-1, Math.min(1, u));

/** A tapered tube between two points, closed at the ends. */
export function tube(mesh: Mesh, a: Vec3, b: Vec3, r0: number, r1: number, made: Material, sides = 12): void {
  const axis: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length = Math.hypot(...axis) || 1;
  const w: Vec3 = [axis[0] / length, axis[1] / length, axis[2] / length];
  const helper: Vec3 = Math.abs(w[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const u = unit(cross(helper, w));
  const v = cross(w, u);
  const ring = (centre: Vec3, r: number, i: number): { p: Vec3; n: Vec3 } => {
    const t = (i / sides) * Math.PI * 2;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const n: Vec3 = [u[0] * c + v[0] * s, u[1] * c + v[1] * s, u[2] * c + v[2] * s];
    return { p: [centre[0] + n[0] * r, centre[1] + n[1] * r, centre[2] + n[2] * r], n };
  };
  for (let i = 0; i < sides; i++) {
    const [p, q, s, t] = [ring(a, r0, i), ring(a, r0, i + 1), ring(b, r1, i + 1), ring(b, r1, i)];
    mesh.triangle(p.p, q.p, s.p, made, [p.n, q.n, s.n]);
    mesh.triangle(p.p, s.p, t.p, made, [p.n, s.n, t.n]);
    if (r1 > 0) mesh.triangle(b, t.p, s.p, made);
    if (r0 > 0) mesh.triangle(a, q.p, p.p, made);
  }
}

/** A turned shape: pairs of radius and height, from the bottom up, about the vertical at `place`. */
export function lathe(
  mesh: Mesh,
  place: Vec3,
  profile: readonly (readonly [number, number])[],
  made: Material,
): void {
  for (let i = 0; i + 1 < profile.length; i++) {
    const [r0, y0] = profile[i]!;
    const [r1, y1] = profile[i + 1]!;
    tube(mesh, [place[0], place[1] + y0, place[2]], [place[0], place[1] + y1, place[2]], r0, r1, made, 16);
  }
}

/** An ellipsoid. */
export function ball(mesh: Mesh, centre: Vec3, radii: Vec3, made: Material, rows = 9): void {
  const columns = rows * 2;
  const vertex = (i: number, j: number): { p: Vec3; n: Vec3 } => {
    const t = (i / rows) * Math.PI;
    const f = (j / columns) * Math.PI * 2;
    const d: Vec3 = [Math.sin(t) * Math.cos(f), Math.cos(t), Math.sin(t) * Math.sin(f)];
    return {
      p: [centre[0] + d[0] * radii[0], centre[1] + d[1] * radii[1], centre[2] + d[2] * radii[2]],
      n: unit([d[0] / radii[0], d[1] / radii[1], d[2] / radii[2]]),
    };
  };
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const [p, q, s, t] = [vertex(i, j), vertex(i, j + 1), vertex(i + 1, j + 1), vertex(i + 1, j)];
      if (i > 0) mesh.triangle(p.p, q.p, s.p, made, [p.n, q.n, s.n]);
      if (i < rows - 1) mesh.triangle(p.p, s.p, t.p, made, [p.n, s.n, t.n]);
    }
  }
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vec3): Vec3 {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
