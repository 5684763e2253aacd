/** Seeded randomness and smooth noise: every drawing comes out the same on every machine. */

/** A generator of numbers in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const size = 256;
const lattice = new Float32Array(size * size);
const fill = createRandom(20_261);
for (let i = 0; i < lattice.length; i++) lattice[i] = fill();

/** A number in [0, 1) that belongs to a cell of the plane. */
export function hash2(x: number, y: number): number {
  let h = Math.imul(x | 0, 374_761_393) + Math.imul(y | 0, 668_265_263);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise of the plane in [0, 1], one feature per unit. */
export function noise2(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let fx = x - xi;
  let fy = y - yi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const x0 = xi & 255;
  const x1 = (xi + 1) & 255;
  const r0 = (yi & 255) << 8;
  const r1 = ((yi + 1) & 255) << 8;
  const a = lattice[r0 + x0]!;
  const b = lattice[r1 + x0]!;
  return (
    a + (lattice[r0 + x1]! - a) * fx + (b - a + (lattice[r1 + x1]! - b - lattice[r0 + x1]! + a) * fx) * fy
  );
}

/** Sum of octaves of `noise2`, in [0, 1]. */
export function fbm2(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += noise2(x, y) * weight;
    total += weight;
    weight *= 0.5;
    const t = x * 1.6 - y * 1.2 + 17.3;
    y = x * 1.2 + y * 1.6 - 9.1;
    x = t;
  }
  return sum / total;
}
