import { material } from '../render/material.ts';
import type { Mesh, Vec3 } from '../render/mesh.ts';
import { createRandom } from '../render/noise.ts';
import { lathe, tube, unit } from '../render/shapes.ts';

const bark = material('#6f5b48', { texture: 'wood', scale: 1 });
const palmBark = material('#8b7862', { texture: 'concrete', scale: 0.3 });
const greens = {
  broad: material('#4c7038', { second: '#7d9850', texture: 'leaf' }),
  dark: material('#33592d', { second: '#5f8440', texture: 'leaf' }),
  palm: material('#4f7840', { second: '#88a05a', texture: 'leaf' }),
  bloom: material('#b8476a', { second: '#d98aa0', texture: 'leaf' }),
  dry: material('#9aa35c', { second: '#c3b877', texture: 'leaf' }),
};
export type Green = keyof typeof greens;

/** Leaves scattered in an ellipsoid, each turned outwards so the crown takes light like a body. */
export function crown(
  mesh: Mesh,
  centre: Vec3,
  radii: Vec3,
  leaves: number,
  size: number,
  kind: Green,
  seed: number,
): void {
  const random = createRandom(seed);
  const made = greens[kind];
  for (let i = 0; i < leaves; i++) {
    const d = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
    const far = 0.55 + 0.45 * Math.sqrt(random());
    const lump = 0.82 + 0.3 * Math.sin(d[0] * 5 + seed) * Math.sin(d[1] * 6 + 1) + 0.12 * Math.sin(d[2] * 9);
    const p: Vec3 = [
      centre[0] + d[0] * radii[0] * far * lump,
      centre[1] + d[1] * radii[1] * far * lump,
      centre[2] + d[2] * radii[2] * far * lump,
    ];
    const a = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
    const b = unit([a[1] - a[2], a[2] - a[0] + 0.3, a[0] - a[1]]);
    const s = size * (0.6 + 0.8 * random());
    const n = unit([d[0] + a[0] * 0.5, d[1] + 0.35 + a[1] * 0.5, d[2] + a[2] * 0.5]);
    mesh.triangle(
      [p[0] - a[0] * s, p[1] - a[1] * s, p[2] - a[2] * s],
      [p[0] + b[0] * s * 0.5, p[1] + b[1] * s * 0.5, p[2] + b[2] * s * 0.5],
      [p[0] + a[0] * s, p[1] + a[1] * s, p[2] + a[2] * s],
      made,
      [n, n, n],
    );
  }
}

/** A broad tree: trunk, a few boughs, crowns. */
export function tree(
  mesh: Mesh,
  place: Vec3,
  height: number,
  seed: number,
  kind: Green = 'broad',
  detail = 1,
): void {
  const random = createRandom(seed);
  const fork = height * 0.38;
  const lean = (random() - 0.5) * 0.4;
  const top: Vec3 = [place[0] + lean, place[1] + fork, place[2] + lean * 0.5];
  tube(mesh, place, top, height * 0.03, height * 0.02, bark, 8);
  const boughs = 5;
  for (let i = 0; i < boughs; i++) {
    const t = (i / boughs) * Math.PI * 2 + random();
    const reach = height * (0.16 + 0.1 * random());
    const end: Vec3 = [
      top[0] + Math.cos(t) * reach,
      top[1] + height * (0.18 + 0.2 * random()),
      top[2] + Math.sin(t) * reach,
    ];
    tube(mesh, top, end, height * 0.014, height * 0.005, bark, 6);
    const r = height * (0.17 + 0.07 * random());
    crown(mesh, end, [r, r * 0.72, r], Math.round(620 * detail), height * 0.024, kind, seed * 31 + i);
  }
  const r = height * 0.22;
  crown(
    mesh,
    [top[0], top[1] + height * 0.38, top[2]],
    [r, r * 0.75, r],
    Math.round(800 * detail),
    height * 0.024,
    kind,
    seed * 7 + 3,
  );
}

/** A coconut palm: a leaning trunk and arched fronds with leaflets. */
export function palm(mesh: Mesh, place: Vec3, height: number, seed: number, detail = 1): void {
  const random = createRandom(seed);
  const turn = random() * Math.PI * 2;
  const lean = height * (0.06 + 0.1 * random());
  const at = (t: number): Vec3 => [
    place[0] + Math.cos(turn) * lean * t * t,
    place[1] + height * t,
    place[2] + Math.sin(turn) * lean * t * t,
  ];
  const parts = 7;
  for (let i = 0; i < parts; i++) {
    const r = (t: number) => height * (0.021 - 0.009 * t) + 0.03;
    tube(mesh, at(i / parts), at((i + 1) / parts), r(i / parts), r((i + 1) / parts), palmBark, 8);
  }
  const top = at(1);
  const fronds = Math.round(17 + 5 * random());
  for (let i = 0; i < fronds; i++) {
    const angle = (i / fronds) * Math.PI * 2 * 2.6 + random() * 0.5;
    const rise = 0.95 - 1.25 * (i / fronds) + random() * 0.25;
    frond(mesh, top, angle, rise, height * 0.3 + 0.9, Math.round(26 * detail), random() * 9);
  }
}

/** One arched frond from `base`: a rib with paired leaflets hanging from it. */
export function frond(
  mesh: Mesh,
  base: Vec3,
  angle: number,
  rise: number,
  length: number,
  leaflets: number,
  seed: number,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (t: number): Vec3 => [
    base[0] + c * length * t * (1 - 0.12 * t),
    base[1] + length * (rise * t - (0.55 + rise * 0.35) * t * t),
    base[2] + s * length * t * (1 - 0.12 * t),
  ];
  tube(mesh, at(0), at(0.5), 0.025, 0.018, greens.palm, 4);
  tube(mesh, at(0.5), at(1), 0.018, 0.006, greens.palm, 4);
  for (let i = 1; i <= leaflets; i++) {
    const t = 0.12 + (0.88 * i) / leaflets;
    const p = at(t);
    const q = at(Math.min(1, t + 0.05));
    const reach = length * 0.26 * Math.sin(Math.PI * (0.12 + 0.86 * t)) + 0.08;
    for (const side of [-1, 1]) {
      const sway = Math.sin(i * 1.7 + seed + side) * 0.12;
      const tip: Vec3 = [
        p[0] - s * side * reach * 0.85 + c * reach * 0.5,
        p[1] - reach * (0.42 + sway),
        p[2] + c * side * reach * 0.85 + s * reach * 0.5,
      ];
      const n = unit([-s * side * 0.35, 0.9, c * side * 0.35]);
      mesh.triangle(p, [q[0], q[1] - 0.01, q[2]], tip, greens.palm, [n, n, n]);
    }
  }
}

/** A row of low planting between two points. */
export function hedge(
  mesh: Mesh,
  a: Vec3,
  b: Vec3,
  wide: number,
  tall: number,
  kind: Green,
  seed: number,
  density = 1,
): void {
  const random = createRandom(seed);
  const length = Math.hypot(b[0] - a[0], b[2] - a[2]);
  const steps = Math.max(1, Math.round(length / (wide * 0.8)));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const h = tall * (0.75 + 0.5 * random());
    const centre: Vec3 = [
      a[0] + (b[0] - a[0]) * t + (random() - 0.5) * wide * 0.2,
      a[1] + h * 0.5,
      a[2] + (b[2] - a[2]) * t + (random() - 0.5) * wide * 0.2,
    ];
    crown(
      mesh,
      centre,
      [wide * 0.62, h * 0.62, wide * 0.62],
      Math.round(150 * density),
      Math.min(wide, tall) * 0.16,
      kind,
      seed + i * 13,
    );
  }
}

/** A pot with broad arching leaves. */
export function pottedPlant(
  mesh: Mesh,
  place: Vec3,
  height: number,
  seed: number,
  potColor = '#d8d2c6',
): void {
  const pot = material(potColor, { texture: 'concrete', scale: 0.6 });
  const r = height * 0.13;
  lathe(
    mesh,
    place,
    [
      [r * 0.7, 0],
      [r, height * 0.28],
      [r * 0.9, height * 0.28],
    ],
    pot,
  );
  const random = createRandom(seed);
  const base: Vec3 = [place[0], place[1] + height * 0.27, place[2]];
  for (let i = 0; i < 15; i++) {
    const angle = i * 2.4 + random();
    const length = height * (0.5 + 0.3 * random());
    blade(mesh, base, angle, 0.75 + 0.6 * random(), length, height * 0.07);
  }
}

/** One broad leaf that arches over. */
function blade(mesh: Mesh, base: Vec3, angle: number, rise: number, length: number, wide: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const parts = 6;
  const at = (t: number): Vec3 => [
    base[0] + c * length * 0.75 * t,
    base[1] + length * (rise * t - 0.55 * t * t),
    base[2] + s * length * 0.75 * t,
  ];
  const n: Vec3 = unit([c * 0.3, 0.9, s * 0.3]);
  for (let i = 0; i < parts; i++) {
    const w = (t: number) => wide * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12));
    const [t0, t1] = [i / parts, (i + 1) / parts];
    const [p, q] = [at(t0), at(t1)];
    const [w0, w1] = [w(t0), t1 === 1 ? 0 : w(t1)];
    const a: Vec3 = [p[0] - s * w0, p[1], p[2] + c * w0];
    const b: Vec3 = [p[0] + s * w0, p[1], p[2] - c * w0];
    const d: Vec3 = [q[0] - s * w1, q[1], q[2] + c * w1];
    const e: Vec3 = [q[0] + s * w1, q[1], q[2] - c * w1];
    mesh.triangle(a, b, e, greens.broad, [n, n, n]);
    mesh.triangle(a, e, d, greens.broad, [n, n, n]);
  }
}

/** Tufts of grass over a rectangle, for lawns near the camera. */
export function tufts(mesh: Mesh, a: Vec3, b: Vec3, count: number, tall: number, seed: number): void {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const x = a[0] + (b[0] - a[0]) * random();
    const z = a[2] + (b[2] - a[2]) * random();
    const t = random() * Math.PI;
    const w = tall * 0.12;
    const n: Vec3 = [0, 1, 0];
    mesh.triangle(
      [x - Math.cos(t) * w, a[1], z - Math.sin(t) * w],
      [x + Math.cos(t) * w, a[1], z + Math.sin(t) * w],
      [x + (random() - 0.5) * tall, a[1] + tall * (0.6 + 0.6 * random()), z + (random() - 0.5) * tall],
      random() > 0.3 ? greens.broad : greens.dry,
      [n, n, n],
    );
  }
}
