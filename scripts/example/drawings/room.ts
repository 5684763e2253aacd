import { linear, type Material, material } from '../render/material.ts';
import { Mesh, type Vec3 } from '../render/mesh.ts';
import type { Lamp, Scene } from '../render/scene.ts';
import { box, tube } from '../render/shapes.ts';
import { createSky, type Hour } from '../render/sky.ts';
import { blackMetal, ceilingWhite, glass, type Palette, softLight, warmLight } from './palette.ts';
import { tree } from './plants.ts';
import { blocks, ground, hills } from './town.ts';

export type Wall = 'back' | 'left' | 'right';

/** An opening in a wall: metres along it from its left end as seen from inside, and heights. */
export interface Opening {
  wall: Wall;
  from: number;
  to: number;
  bottom: number;
  top: number;
  /** Panes it is divided into. */
  panes?: number;
  curtains?: boolean;
  /** No frame and no glass: towards a terrace. */
  open?: boolean;
}

export interface RoomShape {
  palette: Palette;
  wide: number;
  deep: number;
  tall: number;
  floor: Material;
  openings: Opening[];
  /** Walls in another skin than the palette's. */
  skins?: Partial<Record<Wall, Material>>;
  ceiling?: Material;
  /** Lamps sunk into the ceiling: a grid of so many across and deep. */
  spots?: [across: number, deep: number];
  cove?: boolean;
}

/** A room being furnished. x runs from 0 to `wide`, z from 0 (back wall) to `deep`, y up. */
export interface Room {
  mesh: Mesh;
  shape: RoomShape;
  lamps: Lamp[];
}

/** Builds the shell: floor, walls with openings, ceiling, frames, panes, curtains. */
export function createRoom(shape: RoomShape): Room {
  const mesh = new Mesh();
  const room: Room = { mesh, shape, lamps: [] };
  const { wide, deep, tall, palette } = shape;
  const t = 0.3;
  box(mesh, [-t, -0.3, -t], [wide + t, 0, deep + t], shape.floor);
  box(mesh, [-t, tall, -t], [wide + t, tall + 0.3, deep + t], shape.ceiling ?? ceilingWhite);
  box(mesh, [-t, 0, deep], [wide + t, tall, deep + t], palette.wall);
  for (const wall of ['back', 'left', 'right'] as const) {
    const length = wall === 'back' ? wide : deep;
    const place: Vec3 = wall === 'back' ? [0, 0, 0] : wall === 'left' ? [0, 0, deep] : [wide, 0, 0];
    const turn = wall === 'back' ? 0 : wall === 'left' ? Math.PI / 2 : -Math.PI / 2;
    mesh.at(place, turn, () => drawWall(mesh, shape, wall, length, t));
  }
  skirting(mesh, shape);
  if (shape.spots) placeSpots(room, shape.spots);
  if (shape.cove) {
    box(mesh, [0.25, tall - 0.1, 0.25], [wide - 0.25, tall - 0.07, 0.33], warmLight);
    box(mesh, [0.1, tall - 0.16, 0.34], [wide - 0.1, tall - 0.02, 0.36], ceilingWhite);
  }
  if (palette.outlook === 'mar') seaside(mesh);
  else town(mesh);
  return room;
}

/** A wall along +x with its inside towards +z, its openings left free. */
function drawWall(mesh: Mesh, shape: RoomShape, wall: Wall, length: number, thick: number): void {
  const skin = shape.skins?.[wall] ?? shape.palette.wall;
  const holes = shape.openings.filter((o) => o.wall === wall).sort((a, b) => a.from - b.from);
  let x = 0;
  for (const hole of holes) {
    if (hole.from > x) box(mesh, [x, 0, -thick], [hole.from, shape.tall, 0], skin);
    if (hole.bottom > 0) box(mesh, [hole.from, 0, -thick], [hole.to, hole.bottom, 0], skin);
    if (hole.top < shape.tall) box(mesh, [hole.from, hole.top, -thick], [hole.to, shape.tall, 0], skin);
    if (!hole.open) frame(mesh, hole);
    if (hole.curtains) curtains(mesh, shape, hole);
    x = hole.to;
  }
  if (x < length) box(mesh, [x, 0, -thick], [length, shape.tall, 0], skin);
}

function frame(mesh: Mesh, hole: Opening): void {
  const panes = hole.panes ?? Math.max(2, Math.round((hole.to - hole.from) / 1.2));
  const z = -0.14;
  mesh.quad(
    [hole.from, hole.bottom, z],
    [hole.to, hole.bottom, z],
    [hole.to, hole.top, z],
    [hole.from, hole.top, z],
    glass,
  );
  for (let i = 0; i <= panes; i++) {
    const x = hole.from + ((hole.to - hole.from) * i) / panes;
    box(mesh, [x - 0.025, hole.bottom, z - 0.03], [x + 0.025, hole.top, z + 0.03], blackMetal);
  }
  for (const y of [hole.bottom + 0.02, hole.top - 0.02])
    box(mesh, [hole.from, y - 0.025, z - 0.03], [hole.to, y + 0.025, z + 0.03], blackMetal);
}

/** Hanging cloth in folds at both sides. */
function curtains(mesh: Mesh, shape: RoomShape, hole: Opening): void {
  const cloth = shape.palette.curtain;
  const span = Math.min(0.75, (hole.to - hole.from) * 0.2);
  for (const [from, to] of [
    [hole.from - 0.15, hole.from + span],
    [hole.to - span, hole.to + 0.15],
  ] as const) {
    const parts = 36;
    for (let i = 0; i < parts; i++) {
      const at = (k: number) => ({
        x: from + ((to - from) * k) / parts,
        z: 0.12 + 0.05 * Math.sin(k * 1.15) + 0.015 * Math.sin(k * 2.9),
      });
      const a = at(i);
      const b = at(i + 1);
      const n: Vec3 = [-(b.z - a.z), 0, b.x - a.x].map(
        (v) => v / Math.hypot(b.z - a.z, b.x - a.x),
      ) as unknown as Vec3;
      const [p, q, r, s]: Vec3[] = [
        [a.x, 0.02, a.z],
        [b.x, 0.02, b.z],
        [b.x, shape.tall - 0.03, b.z],
        [a.x, shape.tall - 0.03, a.z],
      ];
      mesh.triangle(p!, q!, r!, cloth, [n, n, n]);
      mesh.triangle(p!, r!, s!, cloth, [n, n, n]);
    }
  }
}

function skirting(mesh: Mesh, shape: RoomShape): void {
  const { wide, deep } = shape;
  const clear = (wall: Wall) => !shape.openings.some((o) => o.wall === wall && o.bottom < 0.1);
  if (clear('back')) box(mesh, [0, 0, 0], [wide, 0.08, 0.015], ceilingWhite);
  if (clear('left')) box(mesh, [0, 0, 0], [0.015, 0.08, deep], ceilingWhite);
  if (clear('right')) box(mesh, [wide - 0.015, 0, 0], [wide, 0.08, deep], ceilingWhite);
}

function placeSpots(room: Room, [across, along]: [number, number]): void {
  const { wide, deep, tall } = room.shape;
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < along; j++) {
      const x = (wide * (i + 0.5)) / across;
      const z = (deep * (j + 0.5)) / along;
      tube(room.mesh, [x, tall - 0.004, z], [x, tall - 0.012, z], 0.07, 0.07, softLight, 12);
      room.lamps.push({ place: [x, tall - 0.03, z], color: [0.5, 0.41, 0.3], reach: 1.1 });
    }
  }
}

const farSea = material('#2f6d80', { second: '#4d97a0', texture: 'sea', scale: 9, mirror: 0.3 });

/** What is seen from a high floor: sea, a strip of beach, hills. */
function seaside(mesh: Mesh): void {
  const y = -34;
  for (const s of [-1, 1]) {
    mesh.quad([-4000, y, s * 8], [4000, y, s * 8], [4000, y, s * 6000], [-4000, y, s * 6000], farSea);
  }
  mesh.quad([8, y - 0.1, -4000], [6000, y - 0.1, -4000], [6000, y - 0.1, 4000], [8, y - 0.1, 4000], farSea);
  mesh.quad(
    [-8, y - 0.1, -4000],
    [-6000, y - 0.1, -4000],
    [-6000, y - 0.1, 4000],
    [-8, y - 0.1, 4000],
    farSea,
  );
  mesh.at([0, y, 0], 0, () =>
    hills(mesh, [
      { x: -700, z: -1700, wide: 1100, tall: 170 },
      { x: 800, z: -2100, wide: 1300, tall: 150 },
      { x: 1700, z: -500, wide: 900, tall: 160 },
      { x: -1700, z: -300, wide: 900, tall: 170 },
    ]),
  );
}

/** What is seen from a low floor inland: treetops, neighbours, a line of hills. */
function town(mesh: Mesh): void {
  const y = -16;
  for (const [x0, x1, z0, z1] of [
    [-900, 900, -900, -7],
    [-900, 900, 14, 900],
    [-900, -7, -7, 14],
    [16, 900, -7, 14],
  ] as const)
    mesh.quad([x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0], ground.lawn);
  mesh.at([0, y, 0], 0, () => {
    blocks(
      mesh,
      [-3, -2, -1, 0, 1, 2, 3].flatMap((i) => [
        { x: i * 46 + 9, z: -90 - Math.abs(i) * 9, wide: 22, deep: 18, tall: 21 + ((i + 4) % 4) * 9 },
        { x: 110 + Math.abs(i) * 8, z: i * 48, wide: 18, deep: 22, tall: 24 + ((i + 5) % 3) * 12 },
        { x: -110 - Math.abs(i) * 8, z: i * 48, wide: 18, deep: 22, tall: 27 + ((i + 3) % 3) * 10 },
      ]),
      13,
    );
    for (let i = -4; i <= 4; i++)
      tree(mesh, [i * 9 + 3, 0, -26 - (i % 3) * 6], 17, i + 40, i % 2 ? 'broad' : 'dark', 0.8);
    hills(mesh, [
      { x: -300, z: -800, wide: 900, tall: 90 },
      { x: 800, z: -200, wide: 700, tall: 80 },
    ]);
  });
}

export interface RoomLight {
  hour: Hour;
  /** Where the sun stands, degrees clockwise from the back wall's direction. */
  azimuth: number;
  eye: Vec3;
  target: Vec3;
  fov?: number;
  exposure?: number;
  warmth?: number;
}

/** The finished scene of a furnished room. */
export function roomScene(room: Room, light: RoomLight): Scene {
  const { wide, deep, tall } = room.shape;
  const sky = createSky(light.hour, light.azimuth);
  const dark = light.hour === 'noite' || light.hour === 'crepusculo';
  const cell = Math.max(0.13, Math.cbrt(((wide + 1) * (deep + 1) * (tall + 0.9)) / 42_000));
  return {
    triangles: room.mesh.finish(),
    sky,
    view: { eye: light.eye, target: light.target, fov: light.fov ?? 74, upright: true },
    lamps: room.lamps.map((lamp) => ({ ...lamp, color: dark ? lamp.color : dim(lamp.color, 0.55) })),
    shade: { centre: [wide / 2, tall / 2, deep / 2], radius: Math.hypot(wide, deep) * 0.62 + 1.5 },
    volume: { min: [-0.45, -0.45, -0.45], max: [wide + 0.45, tall + 0.45, deep + 0.45], cell },
    mirrorY: 0,
    haze: 0.0005,
    contact: 0.55,
    exposure: light.exposure ?? (dark ? 2.2 : 1.9),
    warmth: light.warmth ?? 0.25,
    saturation: 0.98,
  };
}

const dim = (color: Lamp['color'], k: number) => [color[0] * k, color[1] * k, color[2] * k] as const;

/** A pool of light at a place, in a screen colour. */
export function lamp(place: Vec3, hex: string, strength: number, reach: number): Lamp {
  return { place, color: dim(linear(hex), strength), reach };
}
