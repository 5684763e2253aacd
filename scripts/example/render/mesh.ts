import type { Material } from './material.ts';

export type Vec3 = readonly [number, number, number];

/** Triangles of a scene, flat arrays: 9 positions and 9 normals each, and the material's number. */
export interface Triangles {
  count: number;
  positions: Float32Array;
  normals: Float32Array;
  materialOf: Uint16Array;
  materials: Material[];
}

/** Collects triangles, in the place and turn of the innermost `at`. */
export class Mesh {
  private positions: number[] = [];
  private normals: number[] = [];
  private materialOf: number[] = [];
  private materials: Material[] = [];
  private ids = new Map<Material, number>();
  private x = 0;
  private y = 0;
  private z = 0;
  private cos = 1;
  private sin = 0;
  private scale = 1;

  /** Draws `draw` moved to a place, turned about the vertical (radians) and scaled. */
  at(place: Vec3, turn: number, draw: () => void, scale = 1): void {
    const { x, y, z, cos, sin, scale: outer } = this;
    this.x = x + outer * (place[0] * cos + place[2] * sin);
    this.y = y + outer * place[1];
    this.z = z + outer * (place[2] * cos - place[0] * sin);
    this.cos = cos * Math.cos(turn) - sin * Math.sin(turn);
    this.sin = sin * Math.cos(turn) + cos * Math.sin(turn);
    this.scale = outer * scale;
    draw();
    Object.assign(this, { x, y, z, cos, sin, scale: outer });
  }

  private point(p: Vec3): void {
    const k = this.scale;
    this.positions.push(
      this.x + k * (p[0] * this.cos + p[2] * this.sin),
      this.y + k * p[1],
      this.z + k * (p[2] * this.cos - p[0] * this.sin),
    );
  }

  private normal(n: Vec3): void {
    this.normals.push(n[0] * this.cos + n[2] * this.sin, n[1], n[2] * this.cos - n[0] * this.sin);
  }

  /** A triangle; without normals it is flat. */
  triangle(a: Vec3, b: Vec3, c: Vec3, made: Material, normals?: readonly [Vec3, Vec3, Vec3]): void {
    let id = this.ids.get(made);
    if (id === undefined) {
      id = this.materials.push(made) - 1;
      this.ids.set(made, id);
    }
    this.materialOf.push(id);
    this.point(a);
    this.point(b);
    this.point(c);
    if (normals) {
      for (const n of normals) this.normal(n);
      return;
    }
    const flat = faceNormal(a, b, c);
    this.normal(flat);
    this.normal(flat);
    this.normal(flat);
  }

  /** Four corners in order around. */
  quad(a: Vec3, b: Vec3, c: Vec3, d: Vec3, made: Material): void {
    this.triangle(a, b, c, made);
    this.triangle(a, c, d, made);
  }

  finish(): Triangles {
    return {
      count: this.materialOf.length,
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      materialOf: Uint16Array.from(this.materialOf),
      materials: this.materials,
    };
  }
}

function faceNormal(a: Vec3, b: Vec3, c: Vec3): Vec3 {
  const ux = b[0] - a[0];
  const uy = b[1] - a[1];
  const uz = b[2] - a[2];
  const vx = c[0] - a[0];
  const vy = c[1] - a[1];
  const vz = c[2] - a[2];
  const n: Vec3 = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(n[0], n[1], n[2]) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}
